import { cache } from 'react'
import { db, now, type Tx, transaction } from '@/lib/db'
import { discardDraft } from '@/lib/forum/drafts'
import { addPost } from '@/lib/forum/posts'
import { readThread, type ThreadPage } from '@/lib/forum/threads'
import { announceChange } from '@/lib/notify/live'
import type { RichDocument } from '@/lib/rich-text/types'
import { postText } from '@/lib/text'
import { isHostTeam, mayReadThread, mayWriteThread, type ThreadRef } from './access'
import { act } from './act'
import { actorOf } from './actor'
import type { AnyGamePage } from './read-game'
import { type Outcome, refuse } from './refusal'
import { rulesetOf } from './rulesets'
import { lockGame } from './sign-up'
import { loadState } from './store'

export interface GameThread {
  ref: ThreadRef
  id: string
  postCount: number
  unread: number
}

/** The threads of a game that this viewer may read, with how much of each is unread. One query per request. */
export const threadsOf = cache(async (page: AnyGamePage, userId: string | null): Promise<GameThread[]> => {
  const rows = await db().thread.findMany({
    where: { gameId: page.game.id },
    select: {
      id: true,
      kind: true,
      key: true,
      postCount: true,
      readMarks: { where: { userId: userId ?? '' }, select: { number: true } },
    },
  })
  return rows
    .filter((row) => mayReadThread(page.game, page.viewer, page.channels, row))
    .map((row) => ({
      ref: { kind: row.kind, key: row.key },
      id: row.id,
      postCount: row.postCount,
      unread: userId ? row.postCount - (row.readMarks[0]?.number ?? 0) : 0,
    }))
})

/** One page of one thread, or null where this viewer may not read it. */
export async function readGameThread(
  page: AnyGamePage,
  userId: string | null,
  ref: ThreadRef,
  wanted?: number | 'last' | 'unread',
): Promise<ThreadPage | null> {
  const threads = await threadsOf(page, userId)
  const thread = threads.find((one) => one.ref.kind === ref.kind && one.ref.key === ref.key)
  if (!thread) return null
  return readThread(thread.id, {
    readerId: userId,
    seesHidden: isHostTeam(page.viewer),
    ...(wanted !== undefined && { page: wanted }),
  })
}

export { markRead as markThreadRead } from '@/lib/forum/read-marks'

/** Somebody speaks in a thread of a game: a seat under its alias, the host team as host, a spectator as himself. */
export async function say(
  page: AnyGamePage,
  userId: string,
  ref: ThreadRef,
  post: { doc: RichDocument; key: string; draft?: string },
): Promise<Outcome<{ number: number }>> {
  if (!mayWriteThread(page.game, page.viewer, page.channels, ref)) {
    const sent = await db().post.findUnique({ where: { authorId_key: { authorId: userId, key: post.key } } })
    if (sent) return { ok: true, value: { number: sent.number } } // the same form again, by a bad network
    return refuse(wantsTheWord(page, ref) ? 'NOT_YOUR_TURN' : 'MAY_NOT_WRITE')
  }
  const command = needsTheWord(page, ref) ? rulesetOf(page.game.ruleset).spoken(postText(post.doc).original) : null
  if (command) return sayAndDo(page, userId, ref, post, command)
  return transaction(async (tx) => {
    if (needsTheWord(page, ref) && !(await hasTheWord(tx, page, userId))) return refuse('NOT_YOUR_TURN')
    const thread = await tx.thread.findUnique({
      where: { gameId_kind_key: { gameId: page.game.id, kind: ref.kind, key: ref.key } },
      select: { id: true },
    })
    if (!thread) return refuse('MAY_NOT_WRITE')
    const voice = ref.kind === 'spectators' ? {} : await voiceIn(tx, page, userId)
    const added = await addPost(tx, { threadId: thread.id, authorId: userId, doc: post.doc, key: post.key, ...voice })
    if (post.draft) await discardDraft(tx, userId, post.draft)
    if (!added.repeated) await announceChange(tx, { game: page.game.id, ...readersOf(page, ref) })
    return { ok: true, value: { number: added.number } }
  })
}

type Spoken = Parameters<typeof say>[3]

/** G6: where the rules say who has the word, only he writes, and what he writes may end his turn. */
const needsTheWord = (page: AnyGamePage, ref: ThreadRef): boolean =>
  ref.kind === 'talk' && page.viewer.kind === 'seat' && page.game.status === 'running' && 'talk' in page.channels
const wantsTheWord = (page: AnyGamePage, ref: ThreadRef): boolean =>
  needsTheWord(page, ref) && page.viewer.kind === 'seat' && page.viewer.living

/** Asked again under the game's lock: the turn may have ended since the page was read. What is overdue has ended it. */
async function hasTheWord(tx: Tx, page: AnyGamePage, userId: string): Promise<boolean> {
  const game = await lockGame(tx, page.game.id)
  if (game.status !== 'running') return true
  if (game.dueAt && game.dueAt.getTime() <= (await now(tx))) return false
  const actor = await actorOf(tx, game, userId)
  const { talk } = rulesetOf(game.ruleset).channels(await loadState(tx, game))
  return actor.kind === 'host' || (talk?.write.includes(actor.seat) ?? true)
}

/** A post that is a deed too (G6.3: 过 alone on its last line): both or neither. */
async function sayAndDo(
  page: AnyGamePage,
  userId: string,
  ref: ThreadRef,
  post: Spoken,
  command: { do: string },
): Promise<Outcome<{ number: number }>> {
  const gameId = page.game.id
  const done = await act({
    gameId,
    userId,
    key: post.key,
    command,
    effects: async (tx, { actor }) => {
      const thread = await tx.thread.findUniqueOrThrow({
        where: { gameId_kind_key: { gameId, kind: ref.kind, key: ref.key } },
      })
      const seat = actor.kind === 'seat' ? actor.seat : 0
      await addPost(tx, { threadId: thread.id, authorId: userId, doc: post.doc, key: post.key, seat })
      if (post.draft) await discardDraft(tx, userId, post.draft)
    },
  })
  if (!done.ok) return done
  const added = await db().post.findUniqueOrThrow({ where: { authorId_key: { authorId: userId, key: post.key } } })
  return { ok: true, value: { number: added.number } }
}

/** Asked again inside the transaction: a seat may have changed hands since the page was read. */
async function voiceIn(tx: Tx, page: AnyGamePage, userId: string) {
  const game = await tx.game.findUniqueOrThrow({ where: { id: page.game.id }, include: { hosts: true } })
  const actor = await actorOf(tx, game, userId)
  return actor.kind === 'host' ? { asHost: true } : { seat: actor.seat }
}

function readersOf(page: AnyGamePage, ref: ThreadRef) {
  if (ref.kind === 'line') return { public: false, seats: [Number(ref.key)], hosts: 'assistants' as const }
  if (ref.kind !== 'channel' && ref.kind !== 'graveyard') return { public: true, seats: [] }
  const key = ref.kind === 'graveyard' ? 'graveyard' : ref.key
  return { public: false, seats: [...(page.channels[key]?.read ?? [])], hosts: 'secrets' as const }
}

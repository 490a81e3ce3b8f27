import { now, type Tx, transaction } from '@/lib/db'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { announceChange } from '@/lib/notify/live'
import { lookAgain } from '@/lib/notify/look-again'
import { act } from './act'
import { type Complaint, evidenceOf, Said } from './flag-form'
import { findLongPost, type LongPost } from './long-posts'
import type { GamePage } from './read-game'
import { answering, done, type Outcome, Refused, refuse } from './refusal'
import { reportRulingsOf } from './report-rulings'
import { rulesetOf } from './rulesets'
import { GameSetup } from './setup'
import { type LockedGame, lockGame } from './sign-up'
import { loadState } from './store'

/** So often an account may add to its flag on one post. */
const MOST_SAID = 20

export interface Flagged {
  /** True if this very form had been accepted before; nothing was written again. */
  repeated: boolean
}

/**
 * An account flags a long post that it can read (T11.1): a seat, living or out, under the rules; a member without a seat, and
 * everybody against a report-in, beside them. What one account says against one post is one flag. Hosts rule instead.
 * @param key idempotency key of the form
 */
export async function flagPost(
  page: GamePage,
  userId: string,
  target: { post: string; key: string },
  complaint: Complaint,
): Promise<Outcome<Flagged>> {
  const post = await findLongPost(page, target.post)
  if (!post) return refuse('UNKNOWN_POST')
  const word = { userId, complaint, key: target.key }
  if (page.viewer.kind !== 'seat' || post.kind === 'reportIn')
    return answering(() => transaction((tx) => flagBeside(tx, page.game.id, post, word)))
  const evidence = evidenceOf(complaint)
  const outcome = await act({
    gameId: page.game.id,
    userId,
    key: target.key,
    command: { do: 'flag', post: post.id, reason: complaint.reason, ...(evidence && { evidence }) },
    effects: async (tx, { game, actor, at, after }) => {
      const seat = actor.kind === 'seat' ? actor.seat : null
      await keep(tx, game, post.id, { ...word, seat, at, settled: isUpheld(game, after, post.id) })
    },
  })
  return outcome.ok ? done({ repeated: outcome.value.repeated }) : outcome
}

interface Word {
  userId: string
  complaint: Complaint
  key: string
}

/** A flag that the rules know nothing of. */
async function flagBeside(tx: Tx, gameId: string, post: LongPost, word: Word): Promise<Flagged> {
  const game = await lockGame(tx, gameId)
  const host = game.hosts.find((one) => one.userId === word.userId)
  if (host && host.role !== 'counter') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
  const seat = await tx.seat.findUnique({ where: { gameId_userId: { gameId, userId: word.userId } } })
  if (seat && post.kind !== 'reportIn') throw new Refused({ code: 'STALE' }) // it took a seat since the page was read
  const state = game.status === 'running' ? await loadState(tx, game) : null
  if (state === null && !(game.status === 'reportIn' && post.kind === 'reportIn'))
    throw new Refused({ code: 'GAME_OVER' })
  if (state !== null && publicView(game, state).paused) throw new Refused({ code: 'PAUSED' })
  const at = await now(tx)
  const settled = post.kind === 'reportIn' ? await isReportUpheld(tx, post.id) : isUpheld(game, state, post.id)
  return keep(tx, game, post.id, { ...word, seat: seat?.seat ?? null, at, settled })
}

/** Adds a word to the account's flag on this post; `settled`: it has been upheld already (T11.6). */
async function keep(
  tx: Tx,
  game: LockedGame,
  postId: string,
  word: Word & { seat: number | null; at: number; settled: boolean },
): Promise<Flagged> {
  const { userId, seat, complaint, key } = word
  const at = new Date(word.at)
  const earlier = await tx.flag.findUnique({ where: { postId_userId: { postId, userId } } })
  const said = Said.parse(earlier?.said ?? [])
  if (said.some((one) => one.key === key)) return { repeated: true }
  if (said.length >= MOST_SAID) throw new Refused({ code: 'SAID_ENOUGH' })
  const before = await openReasons(tx, postId)
  const data = {
    seat,
    reason: complaint.reason,
    said: [...said, { ...complaint, at: word.at, key }],
    at,
    settledAt: word.settled ? at : null,
  }
  await tx.flag.upsert({
    where: { postId_userId: { postId, userId } },
    create: { gameId: game.id, postId, userId, ...data },
    update: data,
  })
  await lookAgain(tx, game.id)
  const shows = GameSetup.parse(game.setup).flagsOpen && (await openReasons(tx, postId)) !== before
  // of a seat's flag the rules themselves tell that seat and the host team
  if (shows || seat === null) await announceChange(tx, { game: game.id, public: shows, seats: [], hosts: 'assistants' })
  return { repeated: false }
}

/** What a post shows to all where flags are open to all (T11.2): the reasons, nothing of who and how many. */
async function openReasons(tx: Tx, postId: string): Promise<string> {
  const flags = await tx.flag.findMany({ where: { postId, settledAt: null }, select: { reason: true } })
  return [...new Set(flags.map((flag) => flag.reason))].sort().join()
}

const publicView = (game: LockedGame, state: unknown) =>
  rulesetOf(game.ruleset).view(state, { kind: 'public' }) as TieshaView

function isUpheld(game: LockedGame, state: unknown, post: string): boolean {
  return publicView(game, state).rulings.some((ruling) => ruling.post === post && ruling.verdict === 'upheld')
}

async function isReportUpheld(tx: Tx, postId: string): Promise<boolean> {
  const { data } = await tx.post.findUniqueOrThrow({ where: { id: postId }, select: { data: true } })
  return reportRulingsOf(data).some((ruling) => ruling.verdict === 'upheld')
}

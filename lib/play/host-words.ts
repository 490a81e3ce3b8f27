import { now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { DOCUMENT_VERSION, type RichDocument } from '@/lib/rich-text/types'
import { logHostAct } from './actor'
import { announcementOf } from './announcement-data'
import { postNotice } from './announcements'
import { refuseUnseen, type Unseen } from './host-seen'
import type { AnyGamePage } from './read-game'
import { answering, type Outcome, Refused } from './refusal'
import { GameSetup } from './setup'
import { lockGame } from './sign-up'

/** Plain paragraphs as the host typed them, one a line. */
function paragraphs(text: string): RichDocument {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  return {
    type: 'doc',
    version: DOCUMENT_VERSION,
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  }
}

/** Words of a host for one announcement. `unseen`: what another host must not have done to it meanwhile. */
interface Words {
  number: number
  text: string
  unseen?: Unseen
}

/**
 * The host's own words above a result post (T10.2): filled or changed at any time while the set-up gives them a place.
 * The figures stay; what stood there before is kept as the trace of the change. For the main host and assistants.
 */
export function keepReview(page: AnyGamePage, userId: string, { number, text, unseen }: Words): Promise<Outcome> {
  return onAnnouncement(page, userId, { number, unseen }, async (tx, { game, post, kind, at }) => {
    if (!GameSetup.parse(game.setup).hostReview || kind !== 'resultPost') throw new Refused({ code: 'NO_REVIEW' })
    const doc = paragraphs(text)
    await tx.postAct.create({ data: { postId: post.id, userId, at, act: 'review', reason: JSON.stringify(post.doc) } })
    await tx.post.update({ where: { id: post.id }, data: { doc: doc as object } })
    await logHostAct(tx, game.id, userId, 'review', { number })
  })
}

/**
 * A correction beneath a published announcement, which itself never changes (T10.2); announced, so that nobody who has
 * read the announcement misses it. The same words twice in a row are one correction.
 */
export function addErratum(page: AnyGamePage, userId: string, { number, text, unseen }: Words): Promise<Outcome> {
  return onAnnouncement(page, userId, { number, unseen }, async (tx, { game, post, kind, at }) => {
    if (kind === 'corrected') throw new Refused({ code: 'BAD_INPUT' })
    const last = await tx.postAct.findFirst({
      where: { postId: post.id, act: 'erratum' },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { reason: true },
    })
    if (last?.reason === text) return
    await tx.postAct.create({ data: { postId: post.id, userId, at, act: 'erratum', reason: text } })
    await postNotice(tx, game, { kind: 'corrected', of: number }, at.getTime())
    await logHostAct(tx, game.id, userId, 'erratum', { number, note: text })
  })
}

interface Place {
  game: Awaited<ReturnType<typeof lockGame>>
  post: { id: string; doc: unknown }
  kind: string | undefined
  at: Date
}

function onAnnouncement(
  page: AnyGamePage,
  userId: string,
  { number, unseen }: Pick<Words, 'number' | 'unseen'>,
  write: (tx: Tx, place: Place) => Promise<void>,
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const gameId = page.game.id
      const game = await lockGame(tx, gameId)
      const role = game.hosts.find((host) => host.userId === userId)?.role
      if (role !== 'main' && role !== 'assistant') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      const place = { gameId, kind: 'announcements' as const, key: '' }
      const thread = await tx.thread.findUniqueOrThrow({ where: { gameId_kind_key: place }, select: { id: true } })
      const post = await tx.post.findUnique({ where: { threadId_number: { threadId: thread.id, number } } })
      if (!post) throw new Refused({ code: 'BAD_INPUT' })
      const kind = announcementOf(page.game.ruleset, post.data, post.at.getTime())?.kind
      await write(tx, { game, post, kind, at: new Date(await now(tx)) })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

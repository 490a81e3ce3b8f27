import { now, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { DOCUMENT_VERSION, type RichDocument } from '@/lib/rich-text/types'
import { announcementOf } from './announcement-data'
import type { GamePage } from './read-game'
import { answering, type Outcome, Refused } from './refusal'

/** Plain paragraphs as the host typed them, one a line. */
function paragraphs(text: string): RichDocument {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  return {
    type: 'doc',
    version: DOCUMENT_VERSION,
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  }
}

/**
 * The host's own words above a result post (T10.2): filled or changed at any time while the set-up gives them a place.
 * The figures stay; what stood there before is kept as the trace of the change.
 */
export function keepReview(page: GamePage, userId: string, number: number, text: string): Promise<Outcome> {
  if (!page.game.setup.hostReview) return answering(() => Promise.reject(new Refused({ code: 'NO_REVIEW' })))
  return onAnnouncement(page, userId, number, 'review', (kind) => {
    if (kind !== 'resultPost') throw new Refused({ code: 'NO_REVIEW' })
    return { doc: paragraphs(text) }
  })
}

/** A correction beneath a published announcement, which itself never changes (T10.2). */
export function addErratum(page: GamePage, userId: string, number: number, text: string): Promise<Outcome> {
  return onAnnouncement(page, userId, number, 'erratum', () => ({ said: text }))
}

function onAnnouncement(
  page: GamePage,
  userId: string,
  number: number,
  act: 'review' | 'erratum',
  change: (kind: string | undefined) => { doc: RichDocument } | { said: string },
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      if (page.viewer.kind !== 'host' && page.viewer.kind !== 'assistant')
        throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      const part = await tx.gameHost.findUnique({ where: { gameId_userId: { gameId: page.game.id, userId } } })
      if (!part || part.role === 'counter') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      const place = { gameId: page.game.id, kind: 'announcements' as const, key: '' }
      const thread = await tx.thread.findUniqueOrThrow({ where: { gameId_kind_key: place }, select: { id: true } })
      const post = await tx.post.findUnique({ where: { threadId_number: { threadId: thread.id, number } } })
      if (!post) throw new Refused({ code: 'BAD_INPUT' })
      const what = change(announcementOf(post.data, post.at.getTime())?.kind)
      const trace = 'said' in what ? what.said : JSON.stringify(post.doc)
      await tx.postAct.create({
        data: { postId: post.id, userId, at: new Date(await now(tx)), act, reason: trace },
      })
      if ('doc' in what) await tx.post.update({ where: { id: post.id }, data: { doc: what.doc as object } })
      await announceChange(tx, { game: page.game.id, public: true, seats: [] })
      return undefined
    }),
  )
}

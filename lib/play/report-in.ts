import { now, transaction } from '@/lib/db'
import { configSchema, resolveConfig } from '@/lib/engine/rulesets/tiesha'
import { discardDraft } from '@/lib/forum/drafts'
import { addPost, postOfForm } from '@/lib/forum/posts'
import { announceChange } from '@/lib/notify/live'
import { countDocument, withinQuoteLimit } from '@/lib/text'
import { actorOf } from './actor'
import { type Essay, figures, type Published, type Writer } from './essay'
import { answering, type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'
import { lockGame } from './sign-up'
import { startIfOverdue } from './start'
import { loadState } from './store'

/**
 * A seat's report-in post (T3.2): one a seat, under its alias, of at least so many original words with at most so many
 * quoted ones. Owed from the deal on; one that comes late is taken while the seat lives. The last one missing opens
 * round 1, if its time has passed.
 */
export function reportIn({ gameId, userId }: Writer, essay: Essay): Promise<Outcome<Published>> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      const actor = await actorOf(tx, game, userId)
      const earlier = await postOfForm(tx, userId, essay.key)
      if (earlier) return { post: earlier.id, repeated: true }
      if (actor.kind !== 'seat') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      if (game.status === 'finished' || game.status === 'cancelled') throw new Refused({ code: 'GAME_OVER' })
      if (game.status === 'running') {
        const ruleset = rulesetOf(game.ruleset)
        const view = ruleset.view(await loadState(tx, game), { kind: 'public' })
        if (!ruleset.living(view, actor.seat)) throw new Refused({ code: 'NOT_LIVING' })
      }
      const seat = { gameId_seat: { gameId, seat: actor.seat } }
      const { reportedAt } = await tx.seat.findUniqueOrThrow({ where: seat, select: { reportedAt: true } })
      if (reportedAt) throw new Refused({ code: 'REPORTED_ALREADY' })

      const limits = resolveConfig(configSchema.parse(game.config)).words
      const words = countDocument(essay.doc)
      const data = figures(words, limits.reportIn, limits.quotePercent)
      if (words.original < limits.reportIn) throw new Refused({ code: 'TOO_SHORT', data })
      if (!withinQuoteLimit(words, limits.quotePercent)) throw new Refused({ code: 'TOO_MUCH_QUOTED', data })

      const at = await now(tx)
      const place = { gameId, kind: 'reportIn' as const, key: '' }
      const thread = await tx.thread.findUniqueOrThrow({ where: { gameId_kind_key: place }, select: { id: true } })
      const added = await addPost(tx, {
        threadId: thread.id,
        authorId: userId,
        seat: actor.seat,
        kind: 'reportIn',
        title: essay.title,
        doc: essay.doc,
        at,
        key: essay.key,
      })
      await tx.seat.update({ where: seat, data: { reportedAt: new Date(at) } })
      if (essay.draft) await discardDraft(tx, userId, essay.draft)
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      await startIfOverdue(tx, game)
      return { post: added.id, repeated: false }
    }),
  )
}

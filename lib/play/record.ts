import type { Tx } from '@/lib/db'
import type { Announcement } from '@/lib/engine/rulesets/tiesha'
import { showHeld } from '@/lib/forum/held'
import { announceChange } from '@/lib/notify/live'
import { postAnnouncements } from './announcements'
import { type EngineEvent, rulesetOf } from './rulesets'
import { settleFlags } from './settle-flags'
import { appendEvents } from './store'

interface RecordedGame {
  id: string
  ruleset: string
  seq: number
}

/** What one command or one settlement brought, with its stamp (epoch milliseconds). */
export interface Step {
  at: number
  events: readonly EngineEvent[]
}

/**
 * Writes what the rules decided, step by step: events, announcements, what lists show, the next deadline; and tells the
 * open pages of those whose view changed, nobody else. The caller holds the game's lock. Returns the new fold.
 */
export async function record(tx: Tx, game: RecordedGame, before: unknown, steps: readonly Step[]) {
  const ruleset = rulesetOf(game.ruleset)
  const audience = { public: false, seats: new Set<number>() }
  const announced: { at: number; data: Announcement }[] = []
  let after = before
  for (const { events, at } of steps) {
    for (const event of events) {
      const previous = after
      after = ruleset.evolve(previous, event)
      const told = ruleset.audience(event, previous, after)
      audience.public ||= told.public
      for (const seat of told.seats) audience.seats.add(seat)
    }
    for (const data of ruleset.reports(events, after) as Announcement[]) announced.push({ at, data })
  }
  const last = steps.at(-1)?.at ?? 0
  const seq = await appendEvents(
    tx,
    game.id,
    game.seq,
    steps.flatMap((step) => step.events),
  )
  await postAnnouncements(tx, game, announced)
  for (const { at, data } of announced) {
    await showPosts(tx, game.id, data, at)
    if (data.kind === 'ruling' || data.kind === 'rulingDismissed') await settleFlags(tx, data.post, at)
  }
  const summary = ruleset.summary(after)
  const due = ruleset.due(after)
  await tx.game.update({
    where: { id: game.id },
    data: {
      seq,
      lastAt: new Date(last),
      dueAt: due === null ? null : new Date(due),
      summary: summary as object,
      failures: 0,
      retryAt: null,
      ...(summary.status === 'finished' && { status: 'finished' as const, endedAt: new Date(summary.endedAt ?? last) }),
    },
  })
  await announceChange(tx, { game: game.id, public: audience.public, seats: [...audience.seats] })
  return { seq, after }
}

/** Posts that waited for the night report are shown with it (T15.1), and all that still wait when the game is over. */
async function showPosts(tx: Tx, gameId: string, announcement: Announcement, at: number): Promise<void> {
  if (announcement.kind === 'ended') await showHeld(tx, gameId, at)
  else if (announcement.kind === 'nightReport')
    await showHeld(
      tx,
      gameId,
      at,
      announcement.report.shown.map((shown) => shown.post),
    )
}

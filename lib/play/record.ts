import type { Tx } from '@/lib/db'
import type { Announcement } from '@/lib/engine/rulesets/tiesha'
import { showHeld } from '@/lib/forum/held'
import { announceChange } from '@/lib/notify/live'
import { postAnnouncements } from './announcements'
import { type EngineEvent, rulesetOf } from './rulesets'
import { appendEvents } from './store'

interface RecordedGame {
  id: string
  ruleset: string
  seq: number
}

/**
 * Writes what the rules decided: events, announcements, what lists show, the next deadline; and tells the open pages of
 * those whose view changed, nobody else. The caller holds the game's lock.
 * @param at the stamp of the command or the instant of the settlement, epoch milliseconds
 */
export async function record(tx: Tx, game: RecordedGame, before: unknown, events: readonly EngineEvent[], at: number) {
  const ruleset = rulesetOf(game.ruleset)
  const audience = { public: false, seats: new Set<number>() }
  let after = before
  for (const event of events) {
    const previous = after
    after = ruleset.evolve(previous, event)
    const told = ruleset.audience(event, previous, after)
    audience.public ||= told.public
    for (const seat of told.seats) audience.seats.add(seat)
  }
  const seq = await appendEvents(tx, game.id, game.seq, events)
  const announcements = ruleset.reports(events, after)
  await postAnnouncements(tx, game, announcements, at)
  await showPosts(tx, game.id, announcements as Announcement[], at)
  const summary = ruleset.summary(after)
  const due = ruleset.due(after)
  await tx.game.update({
    where: { id: game.id },
    data: {
      seq,
      lastAt: new Date(at),
      dueAt: due === null ? null : new Date(due),
      summary: summary as object,
      failures: 0,
      retryAt: null,
      ...(summary.status === 'finished' && { status: 'finished' as const, endedAt: new Date(summary.endedAt ?? at) }),
    },
  })
  await announceChange(tx, { game: game.id, public: audience.public, seats: [...audience.seats] })
  return { seq, after }
}

/** Posts that waited for the night report are shown with it (T15.1), and all that still wait when the game is over. */
async function showPosts(tx: Tx, gameId: string, announcements: readonly Announcement[], at: number): Promise<void> {
  for (const announcement of announcements)
    if (announcement.kind === 'ended') await showHeld(tx, gameId, at)
    else if (announcement.kind === 'nightReport')
      await showHeld(
        tx,
        gameId,
        at,
        announcement.report.shown.map((shown) => shown.post),
      )
}

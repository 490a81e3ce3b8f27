import type { Tx } from '@/lib/db'
import { type HostsTold, reaches } from '@/lib/engine/core'
import { showHeld } from '@/lib/forum/held'
import { announceChanges, type NewChange } from '@/lib/notify/live'
import { type Announced, postAnnouncements } from './announcements'
import { type AnySummary, type EngineEvent, type PlayedRuleset, rulesetOf } from './rulesets'
import { settleFlags } from './settle-flags'
import { appendEvents } from './store'

/** What one command or one settlement brought, with its stamp (epoch milliseconds). */
export interface Step {
  at: number
  events: readonly EngineEvent[]
}

/** What is to be written of one game: its row as locked, its state, and what the rules decided since. */
interface Recording {
  game: { id: string; ruleset: string; seq: number }
  before: unknown
  steps: readonly Step[]
}

/** A state after its event number `seq`. */
export interface Fold {
  gameId: string
  seq: number
  after: unknown
}

/** {@link recordAll} for a single game. */
export async function record(tx: Tx, game: Recording['game'], before: unknown, steps: readonly Step[]): Promise<Fold> {
  const [fold] = await recordAll(tx, [{ game, before, steps }])
  if (!fold) throw new Error('nothing was recorded')
  return fold
}

/**
 * Writes what the rules decided: events, announcements, what lists show, the next deadline; and tells the open pages of
 * those whose view changed, nobody else. As many statements for many games as for one. The caller holds the games' locks.
 * Returns the new folds, in the same order.
 */
export async function recordAll(tx: Tx, recordings: readonly Recording[]): Promise<Fold[]> {
  if (recordings.length === 0) return []
  const outcomes = recordings.map(work)
  await appendEvents(
    tx,
    recordings.flatMap(({ game, steps }) =>
      steps
        .flatMap((step) => step.events)
        .map((event, i) => ({ gameId: game.id, seq: game.seq + 1 + i, at: event.at, type: event.type, data: event })),
    ),
  )
  const announced = outcomes.flatMap((outcome) => outcome.announced)
  await postAnnouncements(tx, announced)
  for (const { gameId, at, effects } of announced) {
    const { names, shows, rulesOn } = effects
    if (names) await nameSeats(tx, gameId, names)
    if (shows) await showHeld(tx, gameId, at, shows === 'all' ? undefined : shows)
    if (rulesOn) await settleFlags(tx, rulesOn, at)
  }
  await updateGames(tx, outcomes)
  await announceChanges(
    tx,
    outcomes.map((outcome) => outcome.change),
  )
  return outcomes
}

type Effects = ReturnType<PlayedRuleset['effectsOf']>

interface Outcome extends Fold {
  lastAt: number | null
  dueAt: number | null
  summary: AnySummary
  announced: (Announced & { effects: Effects })[]
  change: NewChange
}

/** Folds the steps in, and finds what follows from them outside the rules. */
function work({ game, before, steps }: Recording): Outcome {
  const ruleset = rulesetOf(game.ruleset)
  const announced: Outcome['announced'] = []
  const seats = new Set<number>()
  let isPublic = false
  let hosts: HostsTold = 'none'
  let seq = game.seq
  let after = before
  for (const { events, at } of steps) {
    for (const event of events) {
      const previous = after
      after = ruleset.evolve(previous, event)
      const told = ruleset.audience(event, previous, after)
      isPublic ||= told.public
      hosts = wider(hosts, told.hosts ?? 'all')
      for (const seat of told.seats) seats.add(seat)
    }
    seq += events.length
    for (const data of ruleset.reports(events, after))
      announced.push({ gameId: game.id, at, data, effects: ruleset.effectsOf(data) })
  }
  return {
    gameId: game.id,
    seq,
    after,
    lastAt: steps.at(-1)?.at ?? null,
    dueAt: ruleset.due(after),
    summary: ruleset.summary(after),
    announced,
    change: { game: game.id, public: isPublic, seats: [...seats], hosts },
  }
}

/** From here on posts and lists show these names: threads read them from the seats. The rules' set-up keeps the aliases. */
async function nameSeats(tx: Tx, gameId: string, names: NonNullable<Effects['names']>): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Seat" s SET "alias" = r."name"
    FROM json_to_recordset(${JSON.stringify(names)}::json) AS r("seat" int, "name" text)
    WHERE s."gameId" = ${gameId} AND s."seat" = r."seat"`
}

async function updateGames(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ gameId, seq, lastAt, dueAt, summary }) => ({
    id: gameId,
    seq,
    lastAt,
    dueAt,
    summary,
    endedAt: summary.status === 'finished' ? (summary.endedAt ?? lastAt) : null,
  }))
  await tx.$executeRaw`
    UPDATE "Game" g SET "seq" = r."seq", "summary" = r."summary", "failures" = 0, "retryAt" = NULL,
      "lastAt" = coalesce(to_timestamp(r."lastAt" / 1000), g."lastAt"), "dueAt" = to_timestamp(r."dueAt" / 1000),
      "status" = CASE WHEN r."endedAt" IS NULL THEN g."status" ELSE 'finished' END,
      "endedAt" = coalesce(to_timestamp(r."endedAt" / 1000), g."endedAt")
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r("id" text, "seq" int, "lastAt" float8, "dueAt" float8, "summary" jsonb, "endedAt" float8)
    WHERE g."id" = r."id"`
}

const wider = (a: HostsTold, b: HostsTold): HostsTold => (reaches(a, b) ? a : b)

import { type Tx, transaction } from '@/lib/db'
import { hostMayDo } from './access'
import { type Actor, actorOf } from './actor'
import { type Arrival, arrive, forget, takeArrival } from './arrival'
import { record } from './record'
import { answering, type Outcome, Refused, refuse } from './refusal'
import { type EngineEvent, rulesetOf } from './rulesets'
import { settleGame } from './settle'
import { type LockedGame, lockGame } from './sign-up'
import { loadState, remember } from './store'

export interface Act {
  gameId: string
  userId: string
  /** The command without `by` and `at`: these are the server's to say. */
  command: { do: string } & Record<string, unknown>
  /** The form's idempotency key: the same form sent twice acts once. */
  key?: string | undefined
  /** Asked before the rules, under the game's lock; throws `Refused`. `state` is the game as it stands. */
  check?: (tx: Tx, now: { game: LockedGame; actor: Actor; state: unknown }) => Promise<void>
  /** What else is written with the accepted command, in its transaction (a post, an entry of the host's log). */
  effects?: (tx: Tx, done: Accepted) => Promise<void>
}

export interface Accepted {
  game: LockedGame
  actor: Actor
  at: number // the stamp: epoch milliseconds, forum time
  events: readonly EngineEvent[]
  before: unknown
  after: unknown
}

export interface ActResult {
  at: number
  /** True if this very form had been accepted before; nothing was done again. */
  repeated: boolean
}

class SettleFirst extends Error {}

/** So many commands of one seat are taken in so long: nobody fills a log, and everybody's page, by script. */
const MOST_COMMANDS = 120
const WINDOW_MS = 600_000

/**
 * One command of one account: stamp on arrival (T2.5), queue for the game, settle what is overdue (T2.3), decide,
 * append, write everything that belongs to it, tell the open pages after the commit. Refusals change nothing.
 */
export async function act(request: Act): Promise<Outcome<ActResult>> {
  const arrival = takeArrival(request.gameId) ?? (await arrive(request.gameId))
  if (!arrival) return refuse('GAME_NOT_FOUND')
  let accepted: { seq: number; after: unknown } | undefined
  try {
    for (;;) {
      try {
        const outcome = await answering(() =>
          transaction(async (tx) => {
            const result = await attempt(tx, request, arrival)
            accepted = result.fold
            return result.answer
          }),
        )
        if (outcome.ok && accepted) remember(request.gameId, accepted.seq, accepted.after)
        return outcome
      } catch (error) {
        if (!(error instanceof SettleFirst)) throw error
        await settleGame(request.gameId, { before: arrival })
      }
    }
  } finally {
    if (!accepted) await forget(arrival)
  }
}

async function attempt(tx: Tx, request: Act, arrival: Arrival) {
  const game = await lockGame(tx, request.gameId)
  const actor = await actorOf(tx, game, request.userId)
  if (actor.kind === 'host' && !hostMayDo(actor.role, request.command.do))
    throw new Refused({ code: 'NOT_YOUR_COMMAND' })
  const { known, recent, since } = await sentBefore(tx, request, arrival.at)
  if (known) return { answer: { at: known.getTime(), repeated: true }, fold: undefined }
  if (actor.kind === 'seat' && recent >= MOST_COMMANDS)
    throw new Refused({ code: 'RATE', data: wait(since, arrival.at) })
  if (game.status !== 'running') throw new Refused({ code: game.status === 'finished' ? 'GAME_OVER' : 'TOO_EARLY' })
  const at = Math.max(arrival.at, game.lastAt?.getTime() ?? 0) // never earlier than the last accepted one
  if (game.dueAt && game.dueAt.getTime() <= at) throw new SettleFirst()

  const ruleset = rulesetOf(game.ruleset)
  const before = await loadState(tx, game)
  const command = ruleset.commandSchema.safeParse({
    ...request.command,
    by: actor.kind === 'seat' ? actor.seat : 'host',
  })
  if (!command.success) throw new Refused({ code: 'BAD_INPUT' })
  await refuseUnknownSeats(tx, game.id, command.data)
  await request.check?.(tx, { game, actor, state: before })
  const decision = ruleset.decide(before, command.data, { at })
  if (!decision.accepted)
    throw new Refused({
      code: decision.refusal.code,
      ...(decision.refusal.data && { data: { ...decision.refusal.data } }),
    })

  await tx.gameCommand.create({
    data: { gameId: game.id, seq: game.seq + 1, at: new Date(at), userId: request.userId, key: request.key ?? null },
  })
  const { seq, after } = await record(tx, game, before, [{ events: decision.events, at }])
  await tx.arrival.deleteMany({ where: { id: arrival.id } })
  await request.effects?.(tx, { game, actor, at, events: decision.events, before, after })
  return { answer: { at, repeated: false }, fold: { seq, after } }
}

/** When this very form was taken, if it was; how many commands the account had taken lately, and when the first of them. */
async function sentBefore(tx: Tx, { gameId, userId, key }: Act, at: number) {
  const [row] = await tx.$queryRaw<{ known: Date | null; recent: number; since: Date | null }[]>`
    SELECT max("at") FILTER (WHERE "key" = ${key ?? null}::text) AS "known",
      (count(*) FILTER (WHERE "at" > ${new Date(at - WINDOW_MS)}))::int AS "recent",
      min("at") FILTER (WHERE "at" > ${new Date(at - WINDOW_MS)}) AS "since"
    FROM "GameCommand" WHERE "gameId" = ${gameId} AND "userId" = ${userId}`
  return row ?? { known: null, recent: 0, since: null }
}

/** How long until the first of the commands taken lately is no longer counted. */
function wait(since: Date | null, at: number): { minutes: number } {
  return { minutes: Math.max(1, Math.ceil(((since?.getTime() ?? at) + WINDOW_MS - at) / 60_000)) }
}

/** Rules are asked only of seats that there are: a transcript is read likewise. */
async function refuseUnknownSeats(tx: Tx, gameId: string, command: object) {
  const seat = 'seat' in command && 'by' in command && command.by === 'host' ? command.seat : null
  const named = ['for' in command ? command.for : null, seat].filter((n) => typeof n === 'number')
  if (named.length === 0) return
  const known = await tx.seat.count({ where: { gameId, seat: { in: named } } })
  if (known < new Set(named).size) throw new Refused({ code: 'BAD_INPUT' })
}

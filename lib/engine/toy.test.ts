import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ballotOf, ballotsShown, cast, emptyLog, type Poll, pickFault, tally } from './ballot'
import { beginTurn, closesAfter, type Decision, fold, type Ruleset, settlesAt } from './core'
import { audienceFault, foldFault, play, purityFault, runOut } from './core/testing/laws'
import { rngOf } from './core/testing/random'

/**
 * The smallest ruleset there is, by docs/add-a-ruleset.md: whoever has most sealed votes after an hour is out, and that is
 * the game. If this takes more than the engine offers, the engine is not general.
 */
interface Setup {
  startsAt: number
  seats: number[]
}
interface State {
  setup: Setup
  poll: Poll
  ended: { at: number; out: number | null } | null
}
const commandSchema = z.discriminatedUnion('do', [
  z.strictObject({ by: z.int().min(1), do: z.literal('vote'), seat: z.int() }),
])
type Command = z.infer<typeof commandSchema>
type Event =
  | { type: 'gameStarted'; at: number; setup: Setup }
  | { type: 'ballotCast'; at: number; seat: number; pick: number }
  | { type: 'gameEnded'; at: number; out: number | null }
type Viewer = { kind: 'public' } | { kind: 'host' } | { kind: 'seat'; seat: number }
type Code = 'GAME_OVER' | 'BALLOT_FINAL' | 'BAD_PICK'
interface View {
  closes: number | null
  notVoted: number[]
  totals: { seat: number; votes: number }[] | null
  mine: number | null
  out: number | null
}

const HOUR = 3_600_000

function evolve(before: State | null, event: Event): State {
  if (event.type === 'gameStarted') {
    const closes = closesAfter(event.at, HOUR)
    const poll: Poll = {
      house: 1,
      stage: 'main',
      open: true,
      closes,
      picks: 1,
      places: 1,
      candidates: null,
      ballots: emptyLog(),
    }
    return { setup: event.setup, poll, ended: null }
  }
  if (before === null) throw new TypeError('a log begins with gameStarted')
  switch (event.type) {
    case 'ballotCast': {
      const { seat, pick, at } = event
      const ballot = { seat, at, picks: [{ seat: pick }], requestedAt: null, shade: false }
      return { ...before, poll: cast(before.poll, ballot) }
    }
    case 'gameEnded':
      return { ...before, ended: { at: event.at, out: event.out } }
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

const totalsOf = (state: State) => tally(state.poll, () => 2).totals

function decide(state: State, command: Command, { at }: { at: number }): Decision<Event, Code> {
  if (state.ended) return { accepted: false, refusal: { code: 'GAME_OVER' } }
  if (ballotOf(state.poll, command.by)) return { accepted: false, refusal: { code: 'BALLOT_FINAL' } }
  if (pickFault(state.poll, [{ seat: command.seat }], (seat) => state.setup.seats.includes(seat)))
    return { accepted: false, refusal: { code: 'BAD_PICK' } }
  return { accepted: true, events: [{ type: 'ballotCast', at, seat: command.by, pick: command.seat }] }
}

function settle(state: State, { at }: { at: number }): Event[] {
  const turn = beginTurn<Event, State>(evolve, state, at)
  turn.emit({ type: 'gameEnded', at, out: totalsOf(state)[0]?.seat ?? null })
  return turn.events
}

function view(state: State, viewer: Viewer): View {
  const shown = ballotsShown('closed', state.ended ? 'ended' : 'running').totals || viewer.kind === 'host'
  const own = viewer.kind === 'seat' ? ballotOf(state.poll, viewer.seat) : undefined
  return {
    closes: state.ended ? null : state.poll.closes,
    notVoted: state.setup.seats.filter((seat) => !ballotOf(state.poll, seat)),
    totals: shown ? totalsOf(state).map(({ seat, halves }) => ({ seat, votes: halves / 2 })) : null,
    mine: own?.picks[0]?.seat ?? null,
    out: state.ended?.out ?? null,
  }
}

const toy: Ruleset<object, Setup, Command, Event, State, Viewer, View, { kind: 'ended'; out: number | null }, Code> = {
  id: 'toy',
  configSchema: z.strictObject({}),
  commandSchema,
  start: (setup) => [{ type: 'gameStarted', at: setup.startsAt, setup }],
  decide,
  evolve,
  due: ({ ended, poll }) => (ended || poll.closes === null ? null : settlesAt(poll.closes)),
  settle,
  view,
  reports: (events) =>
    events.flatMap((event) => (event.type === 'gameEnded' ? [{ kind: 'ended', out: event.out }] : [])),
  audience: () => ({ public: true, seats: [] }),
  channels: () => ({}),
}

function randomGame(seed: number) {
  const rng = rngOf(seed)
  const setup: Setup = { startsAt: 0, seats: Array.from({ length: 2 + rng.below(8) }, (_, i) => i + 1) }
  let at = 0
  return play(toy, setup, (_, steps) => {
    if (steps >= 12) return null
    at += rng.below(HOUR / 6)
    return { at, command: () => ({ by: rng.pick(setup.seats), do: 'vote', seat: rng.below(10) }) }
  })
}
const games = (law: (game: ReturnType<typeof randomGame>) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      law(randomGame(seed))
    }),
  )

describe('docs/add-a-ruleset.md: a toy ruleset', () => {
  it('plays', () => {
    let at = 0
    const votes: [number, number][] = [
      [1, 2],
      [2, 3],
      [3, 2],
      [3, 1],
      [1, 9],
    ]
    const game = play(toy, { startsAt: 0, seats: [1, 2, 3] }, (_, steps) => {
      const [by, seat] = votes[steps] ?? []
      if (by === undefined || seat === undefined) return null
      at += 60_000
      return { at, command: () => ({ by, do: 'vote', seat }) }
    })
    expect(game.steps.map((step) => step.refusal)).toEqual([null, null, null, 'BALLOT_FINAL', 'BALLOT_FINAL'])
    expect(toy.view(game.state, { kind: 'public' })).toMatchObject({ totals: null, notVoted: [] })
    const over = runOut(toy, game.state)
    expect(over && toy.view(over, { kind: 'public' })).toMatchObject({ out: 2, closes: null })
    expect(toy.reports([{ type: 'gameEnded', at: 0, out: 2 }], over ?? game.state)).toEqual([{ kind: 'ended', out: 2 }])
  })

  it('keeps the laws of every ruleset', () => {
    games((game) => {
      expect(foldFault(toy, game)).toBeNull()
      expect(purityFault(toy, game)).toBeNull()
      expect(runOut(toy, game.state)?.ended).toBeTruthy()
      const seats = game.setup.seats.map((seat) => ({ viewer: { kind: 'seat', seat } as Viewer, seat }))
      expect(audienceFault(toy, game.events, [{ viewer: { kind: 'public' }, seat: null }, ...seats])).toBeNull()
    })
  })

  it('the laws notice a ruleset that breaks them', () => {
    const game = randomGame(7)
    const forgetful = {
      ...toy,
      evolve: (_: State | null, event: Event) => evolve(fold(toy, toy.start(game.setup)), event),
    }
    expect(foldFault(forgetful, game)).not.toBeNull()
    const silent = { ...toy, audience: () => ({ public: false, seats: [] }) }
    expect(audienceFault(silent, game.events, [{ viewer: { kind: 'public' }, seat: null }])).toBe(
      'gameStarted: the public is not told',
    )
    const meddling = {
      ...toy,
      decide(state: State, command: Command, context: { at: number }) {
        state.setup.seats.push(99)
        return decide(state, command, context)
      },
    }
    expect(() => purityFault(meddling, game)).toThrow(TypeError)
  })
})

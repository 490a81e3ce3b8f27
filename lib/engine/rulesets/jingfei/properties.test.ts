import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, fold, type HostsTold, handle } from '../../core'
import { audienceFault, foldFault, purityFault, runOut } from '../../core/testing/laws'
import { readJingfei, replayJingfei, writeJingfei } from '../../transcript'
import { type Command, type JingfeiSetup, type JingfeiState, jingfei, type Viewer } from '.'
import { knowsRoleOf } from './knowledge'
import { livingNumbers } from './state'
import { type FuzzedGame, fuzzGame } from './testing/fuzz'

/** Laws that hold in every game, whatever is thrown at it. */
const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
const check = (runs: number, law: (game: FuzzedGame) => void, most = 250) =>
  fc.assert(
    fc.property(seeds, fc.integer({ min: 5, max: most }), (seed, commands) => {
      law(fuzzGame(seed, commands))
    }),
    { numRuns: runs },
  )
const bytes = (state: JingfeiState, viewer: Viewer): string => JSON.stringify(jingfei.view(state, viewer))
const seatViewer = (seat: number): Viewer => ({ kind: 'seat', seat })

describe('laws of every game', { timeout: 120_000 }, () => {
  it('the live state is the fold of its event log, and both are plain JSON', () => {
    check(60, (game) => expect(foldFault(jingfei, game)).toBeNull())
  })

  it('nothing changes a state in place, and a refused command changes nothing', () => {
    check(40, (game) => expect(purityFault(jingfei, game)).toBeNull())
  })

  it('a transcript written from the log replays to the same game', () => {
    check(60, ({ events, state, steps }) => {
      const until = steps.at(-1)?.at
      const read = readJingfei(plain(writeJingfei(events, until)))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const again = replayJingfei(read.transcript)
      expect(again.rejected).toEqual([])
      expect(plain(again.state)).toEqual(plain(state))
    })
  })

  it('every game ends, and then nothing is due and nobody has the word', () => {
    check(60, ({ state }) => {
      fc.pre(state.paused === null)
      const over = runOut(jingfei, state)
      expect(over?.ended).toBeTruthy()
      if (over) expect(jingfei.view(over, { kind: 'public' })).toMatchObject({ floor: null, poll: null, closes: null })
    })
  })

  it('T2.3 whoever comes first settles: one jump over many deadlines is the same as stopping at each', () => {
    check(40, ({ state }) => {
      fc.pre(state.paused === null)
      const over = runOut(jingfei, state)
      expect(plain(advance(jingfei, state, Number.MAX_SAFE_INTEGER).state)).toEqual(plain(over))
    })
  })

  it('G9 while it runs all three roles live; nobody is killed or voted out twice', () => {
    check(60, ({ state, events }) => {
      const living = new Set(state.setup.seats.filter((_, i) => !state.outs[i]).map((seat) => seat.role))
      if (!state.ended) expect(living.size).toBe(3)
      const gone = events.flatMap((event) =>
        event.type === 'nightClosed' && event.night.kill ? [event.night.kill] : [],
      )
      expect(new Set(gone).size).toBe(gone.length)
    })
  })

  it('G6 at most one seat has the word, unless the row is open; it lives, or speaks its last words', () => {
    check(60, ({ state }) => {
      const { floor } = jingfei.view(state, { kind: 'public' })
      if (!floor) return
      if (floor.kind !== 'open') expect(floor.speakers).toHaveLength(1)
      if (floor.kind !== 'lastWords') for (const seat of floor.speakers) expect(livingNumbers(state)).toContain(seat)
    })
  })

  it('T18 G11.4 an event reaches exactly those whose view it changes, of the host team too', () => {
    check(
      25,
      ({ events, setup }) => {
        const viewers = setup.seats.map(({ seat }) => ({ viewer: seatViewer(seat), seat }))
        const hosts: { viewer: Viewer; seat: null; host: HostsTold }[] = [
          { viewer: { kind: 'host' }, seat: null, host: 'main' },
          { viewer: { kind: 'assistant', secrets: true }, seat: null, host: 'secrets' },
          { viewer: { kind: 'assistant', secrets: false }, seat: null, host: 'assistants' },
          { viewer: { kind: 'counter' }, seat: null, host: 'all' },
        ]
        const all = [{ viewer: { kind: 'public' } as Viewer, seat: null }, ...viewers, ...hosts]
        expect(audienceFault(jingfei, events, all)).toBeNull()
      },
      150,
    )
  })
})

const PRIVATE: readonly Command['do'][] = ['voice', 'done', 'surrender']

/** Replays steps in another setup; null as soon as a command fares otherwise than it did. */
function rerun(setup: JingfeiSetup, steps: FuzzedGame['steps']): JingfeiState[] | null {
  let state = fold(jingfei, jingfei.start(setup)) as JingfeiState
  const states = [state]
  for (const { at, command, refusal } of steps) {
    const handled = handle(jingfei, state, command, at)
    if ((handled.refusal?.code ?? null) !== refusal) return null
    state = handled.state
    states.push(state)
  }
  return states
}

/** What happened before everybody's eyes: if this differs, the games differ in more than secrets. */
const publicCourse = ({ outs, nights, ended, course }: JingfeiState): string =>
  JSON.stringify([outs, nights.map((night) => [night.kill, night.closedAt]), ended, course.phase])

describe('secrets', { timeout: 120_000 }, () => {
  it('two games that differ in the roles of two seats look the same to everybody who knows neither, living or out', () => {
    let compared = 0
    let ofTheDead = 0
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 90 }), fc.nat(100), fc.nat(100), (seed, commands, x, y) => {
        const game = fuzzGame(seed, commands)
        const { seats } = game.setup
        const [a, b] = [seats[x % seats.length], seats[y % seats.length]]
        if (!a || !b || a.role === b.role) return
        const other = (seat: number) => (seat === a.seat ? b.seat : seat === b.seat ? a.seat : seat)
        const roleOf = (seat: number) => seats.find((entry) => entry.seat === seat)?.role ?? 'civilian'
        const setup = { ...game.setup, seats: seats.map((seat) => ({ ...seat, role: roleOf(other(seat.seat)) })) }
        const steps = game.steps.map((step) => {
          const { command } = step
          if (command.by === 'host' || !PRIVATE.includes(command.do)) return step
          return { ...step, command: { ...command, by: other(command.by) } }
        })
        const mirrored = rerun(setup, steps)
        const original = rerun(game.setup, game.steps)
        if (!mirrored || !original) return
        for (const [i, first] of original.entries()) {
          const second = mirrored[i]
          if (!second || first.ended || publicCourse(first) !== publicCourse(second)) return
          const viewers: Viewer[] = [{ kind: 'public' }, { kind: 'counter' }, { kind: 'assistant', secrets: false }]
          for (const { seat } of seats) {
            const knows = [first, second].some((state) =>
              [a, b].some((known) => knowsRoleOf(state, seatViewer(seat), known.seat)),
            )
            if (knows) continue
            viewers.push(seatViewer(seat))
            if (!livingNumbers(first).includes(seat)) ofTheDead++
          }
          for (const viewer of viewers) {
            compared++
            expect(bytes(second, viewer)).toBe(bytes(first, viewer))
          }
        }
      }),
      { numRuns: 120 },
    )
    expect(compared).toBeGreaterThan(500)
    expect(ofTheDead).toBeGreaterThan(5)
  })

  it('G7 a sealed ballot is the same to all others until the vote closes, whomever it names', () => {
    let compared = 0
    check(120, ({ state, steps }) => {
      const { course, setup } = state
      if (course.phase !== 'vote' || state.paused || setup.config.ballots === 'open') return
      const at = steps.at(-1)?.at ?? 0
      const [voter] = jingfei.view(state, { kind: 'public' }).poll?.notVoted ?? []
      const candidates = [...(course.poll.candidates ?? livingNumbers(state)), null]
      if (voter === undefined) return
      const cast = candidates.map((seat) => handle(jingfei, state, { by: voter, do: 'vote', seat }, at).state)
      const viewers: Viewer[] = [{ kind: 'public' }]
      for (const { seat } of setup.seats) if (seat !== voter) viewers.push(seatViewer(seat))
      if (setup.config.hostBlind) viewers.push({ kind: 'host' }, { kind: 'counter' })
      const [first] = cast
      if (first?.course.phase !== 'vote' || first.votes.length > state.votes.length) return
      for (const viewer of viewers)
        for (const one of cast) {
          compared++
          expect(bytes(one, viewer)).toBe(bytes(first, viewer))
        }
    })
    expect(compared).toBeGreaterThan(200)
  })

  it('G2.3 a voice is its group’s own: the same to all others, whomever it names or whether it was given', () => {
    let compared = 0
    check(60, ({ state, steps }) => {
      const { setup } = state
      if (state.course.phase !== 'night' || state.paused) return
      const at = steps.at(-1)?.at ?? 0
      const member = setup.seats.find((seat, i) => state.outs[i] === null && seat.role !== 'civilian')
      if (!member) return
      const given = livingNumbers(state).map((seat) => {
        return handle(jingfei, state, { by: member.seat, do: 'voice', seat }, at).state
      })
      const viewers: Viewer[] = [{ kind: 'public' }, { kind: 'counter' }]
      for (const { seat, role } of setup.seats) if (role !== member.role) viewers.push(seatViewer(seat))
      if (setup.config.hostBlind) viewers.push({ kind: 'host' })
      for (const viewer of viewers)
        for (const one of given) {
          compared++
          expect(bytes(one, viewer)).toBe(bytes(state, viewer))
        }
    })
    expect(compared).toBeGreaterThan(200)
  })
})

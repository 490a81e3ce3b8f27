import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../core'
import { foldFault, purityFault } from '../../core/testing/laws'
import { readTranscript, replay, replayOutcome, writeTranscript } from '../../transcript'
import { isScored, summary, type TieshaState, tiesha } from '.'
import { type FuzzedGame, fuzzGame, runOut } from './testing/fuzz'

/** Laws that hold in every game, whatever is thrown at it. */
const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
/** Games of every length: some are over, most are in the middle of something. */
const check = (runs: number, law: (game: FuzzedGame) => void) =>
  fc.assert(
    fc.property(seeds, fc.integer({ min: 10, max: 400 }), (seed, commands) => law(fuzzGame(seed, { commands }))),
    { numRuns: runs },
  )

describe('laws of every game', { timeout: 120_000 }, () => {
  it('the live state is the fold of its event log, and both are plain JSON', () => {
    check(30, (game) => {
      expect(foldFault(tiesha, game)).toBeNull()
    })
  })

  it('fleeting events leave no trace once the next round is open', () => {
    const { type, until } = tiesha.fleeting ?? {}
    let passedOver = 0
    check(40, ({ events, state }) => {
      const since = events.findLastIndex((event) => event.type === until)
      const lasting = events.filter((event, i) => event.type !== type || i > since)
      passedOver += events.length - lasting.length
      expect(plain(fold(tiesha, lasting))).toEqual(plain(state))
    })
    expect(passedOver).toBeGreaterThan(0)
  })

  it('T18 lists show what the public view says', () => {
    check(40, ({ state }) => {
      const view = tiesha.view(state, { kind: 'public' })
      expect(summary(state)).toEqual({
        status: view.status,
        round: view.round,
        phase: view.phase,
        closesAt: view.closes.next?.at ?? null,
        living: view.living,
        seats: view.seats.length,
        paused: view.paused !== null,
        extended: view.extension.granted,
        kills: view.strikes.length,
        winner: view.winner,
        score:
          view.score && state.setup.config.victory === 'score'
            ? { black: view.score.black.total, white: view.score.white.total }
            : null,
        endedAt: view.endedAt,
      })
    })
  })

  it('nothing changes a state in place, and a refused command changes nothing', () => {
    check(20, (game) => {
      expect(purityFault(tiesha, game)).toBeNull()
    })
  })

  it('a transcript written from the log replays to the same game', () => {
    check(30, ({ events, state, until }) => {
      const read = readTranscript(plain(writeTranscript(events, until)))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const again = replay(read.transcript)
      expect(again.rejected).toEqual([])
      expect(plain(again.state)).toEqual(plain(state))
    })
  })

  it('a seat is living or out, never both', () => {
    check(30, ({ events }) => {
      const read = readTranscript(plain(writeTranscript(events, events.at(-1)?.at)))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const outcome = replayOutcome(read.transcript)
      const seats = [...outcome.living, ...outcome.out.map((entry) => entry.seat)].sort((a, b) => a - b)
      expect(seats).toEqual(read.transcript.setup.seats.map((seat) => seat.seat))
    })
  })

  it('T13 points conserve: captured, held, cancelled and not activated make up the scored seats', () => {
    check(40, ({ state }) => {
      fc.pre(state.setup.config.victory === 'score')
      const over = runOut(state)
      const counts = { captured: over.captured.black + over.captured.white, held: 0, asleep: 0, cancelled: 0 }
      let scored = 0
      over.setup.seats.forEach((seat, i) => {
        const player = over.players[i]
        if (!player || !isScored(seat.role)) return
        scored++
        if (!player.activated) counts.asleep++
        else if (!player.out) counts.held++
        else if (player.out.point === 'none') counts.cancelled++
      })
      fc.pre(over.ended !== null)
      expect(counts.captured + counts.held + counts.asleep + counts.cancelled).toBe(scored)
    })
  })

  it('T11.3 T11.6 T13 whatever the order of rulings and votes: nobody lives again twice, what is published stays so, points conserve', () => {
    let revivals = 0
    const law = fc.property(seeds, fc.integer({ min: 60, max: 400 }), (seed, commands) => {
      const { events, state } = fuzzGame(seed, { commands, disputes: 25, config: { victory: 'score' } })
      const upheld = new Set<string>()
      const revived = new Set<string>()
      let before: TieshaState | undefined
      for (const event of events) {
        const after = fold(tiesha, [event], before) as TieshaState
        if (before)
          before.players.forEach(({ published }, i) => {
            if (published) expect(after.players[i]?.published).toBe(true)
          })
        if (before && event.type === 'postRuled') {
          if (event.verdict === 'upheld') {
            expect(upheld).not.toContain(event.post)
            upheld.add(event.post)
          }
          for (const seat of event.revived) {
            const key = `${before.round} ${seat}`
            expect(revived).not.toContain(key) // by rulings, in one round
            revived.add(key)
            revivals++
            expect(before.players[seat - 1]).toMatchObject({ published: false, out: { round: before.round } })
            expect(after.players[seat - 1]?.out).toBeNull()
          }
        }
        before = after
      }
      const over = runOut(state)
      const points = over.setup.seats.flatMap((seat, i) => {
        const player = over.players[i]
        return player?.out && isScored(seat.role) && player.activated ? [player.out.point] : []
      })
      for (const side of ['black', 'white'] as const)
        expect(over.captured[side]).toBe(points.filter((point) => point === side).length)
    })
    fc.assert(law, { numRuns: 60 })
    expect(revivals).toBeGreaterThan(0)
  })

  it('T16.1 every game that is left to its table ends, and then nothing is due', () => {
    check(30, ({ state }) => {
      fc.pre(state.paused === null)
      const over = runOut(state)
      expect(over.ended).not.toBeNull()
      expect(tiesha.due(over)).toBeNull()
      expect(over.history.at(-1)?.round).toBe(over.round)
    })
  })

  it('T2.3 whoever comes first settles: one jump over many deadlines is the same as stopping at each', () => {
    check(30, ({ state }) => {
      const due = tiesha.due(state)
      fc.pre(due !== null)
      let stepwise = state
      for (let next = tiesha.due(stepwise); next !== null; next = tiesha.due(stepwise))
        stepwise = fold(tiesha, tiesha.settle(stepwise, { at: next }), stepwise) as TieshaState
      expect(plain(runOut(state))).toEqual(plain(stepwise))
    })
  })
})

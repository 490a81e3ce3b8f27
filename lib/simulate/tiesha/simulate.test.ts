import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/engine/core'
import { isScored, PRESET_NAMES, type TieshaState, tiesha } from '@/lib/engine/rulesets/tiesha'
import { readTranscript, replay, replayOutcome } from '@/lib/engine/transcript'
import { type Simulation, type SimulationOptions, simulateTiesha } from '.'

const seeds = [1, 2, 3]
const games: SimulationOptions[] = PRESET_NAMES.flatMap((preset) =>
  seeds.flatMap((seed) => [
    { preset, seed },
    { preset, seed, houses: 2 as const },
    { preset, seed, roles: 'expanded' as const },
    { preset, seed, houses: 2 as const, roles: 'expanded' as const },
  ]),
)
const nameOf = ({ preset, seed, houses = 1, roles = 'preset' }: SimulationOptions) =>
  `${preset} seed ${seed}, ${houses} house(s), ${roles} roles`

function readBack(played: Simulation) {
  const read = readTranscript(JSON.parse(JSON.stringify(played.transcript)))
  if (!read.valid) throw new Error(JSON.stringify(read.faults))
  return read.transcript
}

const DOINGS = [
  'overtime',
  'ballot changed',
  'ballot forgotten',
  'post abandoned',
  'IOU filled',
  'IOU missed',
  'right guess',
  'wrong guess',
  'two claims in one round',
  'claim withdrawn',
  'firework',
  'ruling upheld',
  'pause',
  'extension granted',
  'rescue post',
  'hire',
  'escort',
] as const

function doings({ events, state }: Simulation): (typeof DOINGS)[number][] {
  const causes = state.players.flatMap((player) => player.out?.causes ?? [])
  const kinds = events.map((event) => event.type)
  const found: Record<(typeof DOINGS)[number], boolean> = {
    overtime: kinds.includes('overtimeClosed'),
    'ballot changed': kinds.filter((kind) => kind === 'ballotCast').length > state.setup.seats.length,
    'ballot forgotten': causes.some((cause) => cause.kind === 'suicide'),
    'post abandoned': causes.some((cause) => cause.kind === 'abandoned'),
    'IOU filled': kinds.includes('iouFilled'),
    'IOU missed': causes.some((cause) => cause.kind === 'ruledOut' && cause.source === 'iou'),
    'right guess': causes.some((cause) => cause.kind === 'post' && cause.guess === 'right'),
    'wrong guess': causes.some((cause) => cause.kind === 'post' && cause.guess === 'wrong'),
    'two claims in one round': state.strikes.some((one) =>
      state.strikes.some((other) => other !== one && other.seat === one.seat && other.round === one.round),
    ),
    'claim withdrawn': kinds.includes('claimWithdrawn'),
    firework: causes.some((cause) => cause.kind === 'firework'),
    'ruling upheld': state.rulings.some((ruling) => ruling.verdict === 'upheld'),
    pause: kinds.includes('gamePaused'),
    'extension granted': events.some((event) => event.type === 'extensionRuled' && event.granted),
    'rescue post': state.works.some((work) => work.kind === 'rescue'),
    hire: kinds.includes('hireAccepted'),
    escort: kinds.includes('escortChosen'),
  }
  return DOINGS.filter((doing) => found[doing])
}

describe('games of bots', () => {
  const done = new Set<(typeof DOINGS)[number]>()

  for (const options of games) {
    it(nameOf(options), () => {
      const played = simulateTiesha(options)
      const { state, events } = played
      expect(state.ended).not.toBeNull()
      for (const doing of doings(played)) done.add(doing)

      // The transcript replays to the very log and state that came about live, and so does the log itself.
      const again = replay(readBack(played))
      expect(JSON.stringify(again.events)).toBe(JSON.stringify(events))
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(state))
      expect(JSON.stringify(fold(tiesha, JSON.parse(JSON.stringify(events))))).toBe(JSON.stringify(state))
      expect(again.rejected.map(({ index }) => index)).toEqual(played.refused)

      expectPointsConserved(state)
      const outcome = replayOutcome(readBack(played))
      const seats = [...outcome.living, ...outcome.out.map((entry) => entry.seat)]
      expect(seats.sort((a, b) => a - b)).toEqual(state.setup.seats.map((seat) => seat.seat))
    })
  }

  it('between them do all that players do', () => {
    expect(DOINGS.filter((doing) => !done.has(doing))).toEqual([])
  })

  it('are the same for the same options and differ by seed', () => {
    const text = (seed: number) => JSON.stringify(simulateTiesha({ preset: 'quick-12', seed }).transcript)
    expect(text(7)).toBe(text(7))
    expect(text(7)).not.toBe(text(8))
  })

  it('are as long as a real one', () => {
    const { transcript, refused } = simulateTiesha({ preset: 'classic-50', seed: 1 })
    expect(transcript.commands.length).toBeGreaterThan(1000)
    expect(refused.length).toBeLessThan(20)
  })
})

/** T13: captured, held, cancelled and never activated points are all the scored seats there are. */
function expectPointsConserved(state: TieshaState): void {
  const scored = state.setup.seats.flatMap((seat, i) => {
    const player = state.players[i]
    return player && isScored(seat.role) ? [player] : []
  })
  const captured = scored.filter(({ out }) => out?.point === 'black' || out?.point === 'white')
  const held = scored.filter(({ out, activated }) => out === null && activated)
  const notActivated = scored.filter(({ activated }) => !activated)
  const cancelled = scored.filter(({ out, activated }) => out?.point === 'none' && activated)
  expect(captured.length + held.length + notActivated.length + cancelled.length).toBe(scored.length)
  expect(captured.every(({ activated }) => activated)).toBe(true)
  expect(captured).toHaveLength(state.captured.black + state.captured.white)
}

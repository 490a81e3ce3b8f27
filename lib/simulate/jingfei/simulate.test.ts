import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/engine/core'
import { jingfei, PRESET_NAMES } from '@/lib/engine/rulesets/jingfei'
import { readJingfei, replayJingfei } from '@/lib/engine/transcript'
import { type Simulation, type SimulationOptions, simulateJingfei } from '.'

const games: SimulationOptions[] = [11, 12, 13, 14, 15, 16].flatMap((seats) =>
  Array.from({ length: 12 }, (_, seed): SimulationOptions => {
    const preset = PRESET_NAMES[(seats + seed) % PRESET_NAMES.length] ?? 'week-12'
    return { seats, seed, preset, speeches: seed % 3 === 0 ? 'open' : 'ordered' }
  }),
)

const DOINGS = [
  'kill',
  'no kill',
  'check',
  'early dawn',
  'own side killed',
  'turn lapsed',
  'open row',
  'tie',
  'third vote',
  'void vote',
  'abstention',
  'ruled out',
  'undone',
  'pause',
  'warning',
  'substitute',
  'killersOut',
  'policeOut',
  'tied',
] as const

function doings({ events, state }: Simulation): Set<string> {
  const kinds = new Set<string>(events.map((event) => event.type))
  const roleOf = (seat: number | null) => state.setup.seats.find((entry) => entry.seat === seat)?.role
  const found: Record<(typeof DOINGS)[number], boolean> = {
    kill: state.nights.some((night) => night.kill !== null),
    'no kill': state.nights.some((night) => night.kill === null),
    check: state.nights.some((night) => night.check !== null),
    'early dawn': state.nights.some((night) => night.early),
    'own side killed': state.nights.some((night) => roleOf(night.kill) === 'killer'),
    'turn lapsed': kinds.has('turnLapsed'),
    'open row': state.speeches.some((row) => row.form === 'open'),
    tie: state.votes.some((vote) => vote.stage === 'second'),
    'third vote': state.votes.some((vote) => vote.stage === 'third'),
    'void vote': events.some((event, i) => event.type === 'seatRuledOut' && events[i - 1]?.type === 'ballotCast'),
    abstention: state.votes.some((vote) => vote.votes.some((entry) => entry.pick === null && entry.at !== null)),
    'ruled out': kinds.has('seatRuledOut'),
    undone: kinds.has('ruleOutUndone'),
    pause: kinds.has('gamePaused'),
    warning: kinds.has('seatWarned'),
    substitute: kinds.has('seatSubstituted'),
    killersOut: state.ended?.reason === 'killersOut',
    policeOut: state.ended?.reason === 'policeOut',
    tied: state.ended?.reason === 'tied',
  }
  return new Set(DOINGS.filter((doing) => found[doing]))
}

describe('games of bots', () => {
  const done = new Set<string>()

  it('end, and their transcripts replay to the very log and state that came about live', () => {
    for (const options of games) {
      const played = simulateJingfei(options)
      expect(played.state.ended, JSON.stringify(options)).not.toBeNull()
      for (const doing of doings(played)) done.add(doing)
      const read = readJingfei(JSON.parse(JSON.stringify(played.transcript)))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const again = replayJingfei(read.transcript)
      expect(JSON.stringify(again.events)).toBe(JSON.stringify(played.events))
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(played.state))
      expect(JSON.stringify(fold(jingfei, JSON.parse(JSON.stringify(played.events))))).toBe(
        JSON.stringify(played.state),
      )
      expect(again.rejected.map(({ index }) => index)).toEqual(played.refused)
    }
  })

  it('between them do all that players do', () => {
    expect(DOINGS.filter((doing) => !done.has(doing))).toEqual([])
  })

  it('are the same for the same options and differ by seed', () => {
    const text = (seed: number) => JSON.stringify(simulateJingfei({ seats: 12, seed }).transcript)
    expect(text(7)).toBe(text(7))
    expect(text(7)).not.toBe(text(8))
  })
})

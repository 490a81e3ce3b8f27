import { formatInstant } from '@/lib/engine/core'
import {
  type Config,
  type JingfeiEvent,
  type JingfeiSetup,
  type JingfeiState,
  type PresetName,
  rolesFor,
} from '@/lib/engine/rulesets/jingfei'
import { readJingfei } from '@/lib/engine/transcript'
import { ALIASES } from '@/lib/play/aliases'
import { type Random, seededRandom } from '../random'
import { plan } from './plan'
import { type CommandLine, Table } from './table'

/** Which game the bots play. The same options give the same transcript. */
export interface SimulationOptions {
  /** 11 to 16. */
  seats: number
  /** Any whole number. */
  seed: number
  preset?: PresetName
  /** Rows in which everybody speaks at once (G6.4). */
  speeches?: 'ordered' | 'open'
}

/** A whole game as docs/transcripts-jingfei.md has it. Roles are drawn from its seed. */
export type PlayedTranscript = ReturnType<typeof headOf> & { commands: CommandLine[]; until: string }

/** A game that bots have played to its end. */
export interface Simulation {
  transcript: PlayedTranscript
  /** The commands that the rules refused, by index. */
  refused: readonly number[]
  /** The log and the state as they came about live. */
  events: readonly JingfeiEvent[]
  state: JingfeiState
}

/**
 * Bots play a whole game: they choose and change their minds at night, pass or miss their turns, follow, tie and abstain,
 * surrender at times; a host warns, pauses and rules out. Deterministic. The only refused commands in the transcript are
 * those that a bot sent to be refused.
 */
export function simulateJingfei(options: SimulationOptions): Simulation {
  const random = seededRandom(options.seed)
  const head = headOf(options, random)
  const table = new Table(setupOf(head), random)
  while (table.state.ended === null) {
    const situation = table.situation()
    const moves = plan(table).sort((a, b) => a.at - b.at)
    while (table.situation() === situation) {
      const move = moves.shift()
      if (move === undefined) table.settleNext()
      else table.play(move)
    }
  }
  const until = formatInstant(head.timeZone, table.now)
  const { commands, refused, events, state } = table
  return { transcript: { ...head, commands, until }, refused, events, state }
}

/** The head of a transcript: everything but its commands. */
function headOf({ seats, preset, speeches }: SimulationOptions, random: Random) {
  const config: Config = {
    preset: preset ?? (rolesFor(seats).killer === 4 ? 'week-16' : 'week-12'),
    seats,
    ...(speeches === 'open' && { speeches }),
  }
  return {
    format: 'jingfei-transcript/1' as const,
    ruleset: 'jingfei' as const,
    config,
    timeZone: 'Asia/Shanghai',
    startsAt: '2026-03-02T20:00:00.000+08:00',
    seed: Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''),
    ...(random.chance(0.5) && { barred: 1 + random.below(seats) }),
    seats: random.sample(ALIASES, seats).map((alias, index) => ({ seat: index + 1, alias })),
  }
}

function setupOf(head: ReturnType<typeof headOf>): JingfeiSetup {
  const read = readJingfei({ ...head, commands: [] })
  if (!read.valid) throw new Error(`the bots' set-up is faulty: ${JSON.stringify(read.faults)}`)
  return read.transcript.setup
}

import { formatInstant } from '@/lib/engine/core'
import type { TieshaEvent, TieshaSetup, TieshaState } from '@/lib/engine/rulesets/tiesha'
import { readTranscript } from '@/lib/engine/transcript'
import { seededRandom } from '../random'
import { planExtension, planModeration, planResumption } from './moderation'
import { planFilling, planPosting } from './night'
import { type SimulationOptions, setUp } from './set-up'
import { type CommandLine, type Move, Table } from './table'
import { planEscorts, planMainVote, planOvertime } from './votes'

export type { SimulationOptions } from './set-up'

/** A whole game as transcript.md writes it. Roles are drawn from its seed. */
export type PlayedTranscript = ReturnType<typeof setUp> & { commands: CommandLine[]; until: string }

/** A game that bots have played to its end. */
export type Simulation = {
  transcript: PlayedTranscript
  /** The commands that the rules refused, by index. */
  refused: readonly number[]
  /** The log and the state as they came about live. */
  events: readonly TieshaEvent[]
  state: TieshaState
}

/**
 * Bots play a whole game: they vote, follow the crowd, tie, change and forget ballots, claim and abandon posts, hang and
 * miss IOUs, guess right and wrong; a host rules, warns and pauses. Deterministic: the options fix every command. The
 * only refused commands in the transcript are those that a bot sent to be refused.
 */
export function simulateTiesha(options: SimulationOptions): Simulation {
  const random = seededRandom(options.seed)
  const head = setUp(options, random)
  const table = new Table(setupOf(head), random)
  while (table.state.ended === null) {
    const situation = situationOf(table)
    const moves = plan(table).sort((a, b) => a.at - b.at)
    while (situationOf(table) === situation) {
      const move = moves.shift()
      if (move === undefined) table.settleNext()
      else table.play(move)
    }
  }
  const until = formatInstant(head.timeZone, table.now)
  const { commands, refused, events, state } = table
  return { transcript: { ...head, commands, until }, refused, events, state }
}

function setupOf(head: ReturnType<typeof setUp>): TieshaSetup {
  const read = readTranscript({ ...head, commands: [] })
  if (!read.valid) throw new Error(`the bots' set-up is faulty: ${JSON.stringify(read.faults)}`)
  return read.transcript.setup
}

/** Bots think anew whenever one of these changes. */
function situationOf({ state }: Table): string {
  const { round, phase, clock } = state
  return [state.ended !== null, round, phase, state.paused !== null, clock.postCloses, clock.voteCloses].join()
}

/** What everybody means to do until the situation changes; some of it may come to nothing. */
function plan(table: Table): Move[] {
  const { phase, paused, clock } = table.state
  const from = table.now
  if (paused !== null) return planResumption(table, from)
  switch (phase) {
    case 'posting': {
      const closes = clock.postCloses ?? from
      return [...planPosting(table, from, closes), ...planModeration(table, from, closes)]
    }
    case 'day': {
      const closes = clock.voteCloses
      const morning = clock.iouDue !== null && clock.iouDue > from
      return [
        ...planMainVote(table, from),
        ...planModeration(table, from, closes),
        ...(morning ? planFilling(table, from, clock.iouDue ?? from) : []),
        ...(morning ? planExtension(table, from, closes) : []),
      ]
    }
    case 'overtime':
      return [...planOvertime(table, from), ...planEscorts(table, from)]
    case 'awaitingEscort':
      return planEscorts(table, from)
    case 'waiting':
    case 'ended':
      return []
  }
}

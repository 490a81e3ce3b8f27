import { type Phase, type ResolvedConfig, type TieshaView, tiesha } from '@/lib/engine/rulesets/tiesha'
import type { AnyRuleset, Table } from './ruleset'
import { type RulesetName, rulesetName } from './ruleset-names'
import { tieshaTable } from './tiesha-table'

export type { AnyRuleset, EngineEvent } from './ruleset'

/** T13.1: a game by elimination is told without points. */
const isScored = ({ setup }: { setup: { config: ResolvedConfig } }) => setup.config.victory === 'score'

/** What lists show of a running game; public facts alone. Kept on the game's row. */
export interface Summary {
  status: 'running' | 'finished'
  round: number
  phase: Phase
  closesAt: number | null
  living: number
  seats: number
  paused: boolean
  /** The vote of this round was put off by a day (T12.1). */
  extended: boolean
  kills: number
  winner: 'black' | 'white' | 'draw' | null
  /** Exact, and only when the game is over. */
  score: Record<'black' | 'white', { n: number; d: number }> | null
  endedAt: number | null
}

export interface PlayedRuleset extends AnyRuleset {
  table: Table
  summary(state: unknown): Summary
  /** Whether this seat is still in the game, as far as that seat itself knows. */
  living(view: unknown, seat: number): boolean
}

/** Every ruleset by the name that games store, with what its pages read. */
export interface Rulesets extends Record<RulesetName, { config: unknown; view: unknown }> {
  tiesha: { config: ResolvedConfig; view: TieshaView }
}

const RULESETS: Readonly<Record<RulesetName, PlayedRuleset>> = {
  tiesha: {
    ...(tiesha as unknown as AnyRuleset),
    table: tieshaTable,
    summary: (state) => {
      const summary = tieshaSummary(tiesha.view(state as never, { kind: 'public' }))
      return { ...summary, score: isScored(state as never) ? summary.score : null }
    },
    living: (view, seat) => (view as TieshaView).seats.find((s) => s.seat === seat)?.living ?? false,
  },
}

/** The ruleset of a stored game; a name that is none is a fault of ours. */
export function rulesetOf(name: string): PlayedRuleset {
  return RULESETS[rulesetName(name)]
}

function tieshaSummary(view: TieshaView): Summary {
  return {
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
    score: view.score && { black: view.score.black.total, white: view.score.white.total },
    endedAt: view.endedAt,
  }
}

import {
  type ResolvedConfig,
  type Summary,
  summary,
  type TieshaState,
  type TieshaView,
  tiesha,
} from '@/lib/engine/rulesets/tiesha'
import type { AnyRuleset, Table } from './ruleset'
import { type RulesetName, rulesetName } from './ruleset-names'
import { tieshaTable } from './tiesha-table'

export type { Summary } from '@/lib/engine/rulesets/tiesha'
export type { AnyRuleset, EngineEvent } from './ruleset'

export interface PlayedRuleset extends AnyRuleset {
  table: Table
  /** Kept on the game's row. */
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
    summary: (state) => summary(state as TieshaState),
    living: (view, seat) => (view as TieshaView).seats.find((s) => s.seat === seat)?.living ?? false,
  },
}

/** The ruleset of a stored game; a name that is none is a fault of ours. */
export function rulesetOf(name: string): PlayedRuleset {
  return RULESETS[rulesetName(name)]
}

import { type Phase, type TieshaView, tiesha } from '@/lib/engine/rulesets/tiesha'
import type { AnyRuleset } from './ruleset'

export type { AnyRuleset, EngineEvent } from './ruleset'

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
  summary(state: unknown): Summary
}

const RULESETS: Readonly<Record<string, PlayedRuleset>> = {
  tiesha: {
    ...(tiesha as unknown as AnyRuleset),
    summary: (state) => tieshaSummary(tiesha.view(state as never, { kind: 'public' })),
  },
}

/** The ruleset of a stored game; a name that is none is a fault of ours. */
export function rulesetOf(name: string): PlayedRuleset {
  const ruleset = RULESETS[name]
  if (!ruleset) throw new Error(`no ruleset named ${name}`)
  return ruleset
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

import type { Conduct, Role } from './roles'

/**
 * Reports as structured data (G5, G7, G12). Components draw them in the reader's language. What stands here is public
 * from the moment it is published. Instants are epoch milliseconds.
 */

/** G8: the first vote of a day, the vote among the tied, the vote among those tied again. */
export type Stage = 'first' | 'second' | 'third'

export type Cause = 'killed' | 'voted' | 'ruledOut'

/** G12.1. */
export type EndReason = 'killersOut' | 'policeOut' | 'civiliansOut' | 'tied' | 'stalled' | 'surrender' | 'closed'
export type Winner = 'police' | 'killers' | 'draw'

/** One vote, settled (G7.2). Figures that `ballots` (T8.11) keeps back for now are null. */
export interface SettledVote {
  round: number
  stage: Stage
  at: number
  candidates: number[] | null
  totals: { seat: number; votes: number }[] | null
  /** Of every seat that could vote, ascending; `pick` null: it abstained, by silence if `at` is null. */
  votes: { seat: number; pick: number | null; at: number | null }[] | null
  /** The viewer's own, where the others' are kept back. */
  own: { pick: number | null; at: number | null } | null
  out: number | null
  tied: number[]
}

export interface FinalReport {
  at: number
  endedBy: EndReason
  winner: Winner | null
  seats: { seat: number; role: Role; living: boolean }[]
  living: number[]
  nights: {
    round: number
    kill: number | null
    check: { seat: number; role: Role } | null
    voices: Record<'killers' | 'police', { seat: number; target: number }[]>
  }[]
  votes: SettledVote[]
  /** Who was killed in the first night: what the series remembers (G4.1). */
  firstVictim: number | null
  seed: string | null
}

/** What everybody is told, one post each, in the order of the events. `note` is the host's public reason. */
export type Announcement =
  | { kind: 'nightOpened'; at: number; round: number; closes: number; barred: number | null }
  | { kind: 'dawn'; at: number; round: number; dead: number | null; lastWordsUntil: number | null }
  | {
      kind: 'speechesOpened'
      at: number
      round: number
      stage: Stage
      form: 'turns' | 'open'
      order: number[]
      tied: number[]
      closes: number
    }
  | { kind: 'voteOpened'; at: number; round: number; stage: Stage; candidates: number[] | null; closes: number }
  | { kind: 'voteSettled'; at: number; vote: SettledVote; lastWordsUntil: number | null }
  | { kind: 'tieDissolved'; at: number; round: number }
  | { kind: 'warned'; at: number; seat: number; conduct?: Conduct; note?: string }
  | { kind: 'ruledOut'; at: number; seat: number; conduct?: Conduct; note?: string }
  | { kind: 'ruleOutUndone'; at: number; seat: number; note?: string }
  | { kind: 'paused'; at: number; note?: string }
  | { kind: 'resumed'; at: number; closes: number | null; note?: string }
  | { kind: 'surrendered'; at: number; seat: number; role: Role }
  | { kind: 'ended'; at: number; report: FinalReport; note?: string }

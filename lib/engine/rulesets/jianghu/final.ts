import type { FinalReport } from './report-types'
import type { State } from './state'

/** T16.3: what is published at the end. */
export function finalReport(state: State): FinalReport | null {
  const { ended } = state
  if (!ended) return null
  return {
    at: ended.at,
    endedBy: ended.reason,
    winner: ended.winner,
    declared: ended.declared,
    seats: state.players.map(({ seat, faction, character, death, mission, success }) => ({
      seat,
      faction,
      character,
      living: death === null,
      mission,
      success,
    })),
    seed: state.setup.seed,
  }
}

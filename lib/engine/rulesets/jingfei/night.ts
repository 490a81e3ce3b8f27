import { type Ballot, stands, tally } from '../../ballot'
import { settlesAt } from '../../core'
import type { Group } from './roles'
import {
  type CourseOf,
  isLiving,
  livingNumbers,
  type NightRecord,
  type State,
  seatOf,
  starterOf,
  type Voice,
} from './state'

/** What the groups choose at night (G2). */

/** The voices of a group that count: of members then living, for seats then living (G2.1), oldest first. */
export function countVoices(state: State, night: CourseOf<'night'>, group: Group) {
  return tally(night.voices[group], (voice: Ballot) => (isLiving(state, voice.seat) && stands(voice) ? 2 : 0))
}

/** A night as it closes at `at`: kill and check from the same voices (G2.3), and where the day begins. */
export function nightRecord(state: State, night: CourseOf<'night'>, at: number): NightRecord {
  const killers = countVoices(state, night, 'killers')
  const police = countVoices(state, night, 'police')
  // T8.8: most voices; of equal ones the name whose last counted voice is the earliest.
  const kill = killers.totals[0]?.seat ?? null
  const checked = police.totals[0]?.seat ?? null
  const voicesOf = ({ counted }: typeof killers): Voice[] =>
    counted.map(({ seat, picks, at: given }) => ({ seat, target: picks[0]?.seat ?? 0, at: given }))
  return {
    round: state.round,
    openedAt: night.openedAt,
    closedAt: at,
    early: at < settlesAt(night.closes),
    voices: { killers: voicesOf(killers), police: voicesOf(police) },
    kill,
    check: checked === null ? null : { seat: checked, role: seatOf(state, checked).role },
    starter: starterAfter(state, kill),
  }
}

/** G6.1: the first living seat above the dead one; without a death above the previous day's starter, at first the lowest. */
function starterAfter(state: State, dead: number | null): number {
  const living = livingNumbers(state).filter((seat) => seat !== dead)
  const above = dead ?? (state.nights.length > 0 ? starterOf(state) : 0)
  return living.find((seat) => seat > above) ?? living[0] ?? above
}

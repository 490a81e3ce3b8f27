import type { Poll } from '../../ballot'
import type { Rota, RotaTurn } from '../../core'
import type { ResolvedConfig } from './config'
import type { Cause, EndReason, Stage, Winner } from './report-types'
import type { Conduct, Group, Role } from './roles'
import type { HostAct } from './view-types'

/** A seat as dealt (G1.1): it never changes. `alias` is the account's name unless the game is played under aliases. */
export interface Seat {
  seat: number
  alias: string
  role: Role
}

/** Everything a game starts from. `startsAt`, when the first night opens, in epoch milliseconds; seats ascending. */
export interface Setup {
  config: ResolvedConfig
  timeZone: string
  startsAt: number
  /** In hex, if there was a draw. */
  seed: string | null
  seats: Seat[]
  /** The seat of the account that the first night may not kill (G4.1); null under aliases (G4.2). */
  barred: number | null
}

export interface Out {
  round: number
  /** A ruling-out belongs to what was going on, also at the very stamp of a dawn. */
  by: 'night' | 'day'
  at: number
  cause: Cause
}

/** What goes on; each with what only it has. Deadlines are the last second that counts (T2.2). */
export type Course =
  | { phase: 'waiting' }
  | { phase: 'night'; openedAt: number; closes: number; voices: Record<Group, Poll>; done: number[] }
  | { phase: 'lastWords'; openedAt: number; closes: number; seat: number; next: 'speeches' | 'night' }
  | { phase: 'speeches'; stage: Stage; tied: number[]; form: 'turns'; openedAt: number; rota: Rota }
  | {
      phase: 'speeches'
      stage: 'first'
      tied: number[]
      form: 'open'
      openedAt: number
      closes: number
      passed: number[]
    }
  | { phase: 'vote'; stage: Stage; tied: number[]; openedAt: number; closes: number; poll: Poll }
  /** `night`: when the night opened in which the game ended, or null: by day. */
  | { phase: 'ended'; night: number | null }
export type CourseOf<P extends Course['phase']> = Extract<Course, { phase: P }>

export interface Voice {
  seat: number
  target: number
  at: number
}

/** A night that is over (G5.1). */
export interface NightRecord {
  round: number
  openedAt: number
  closedAt: number
  /** It ended before its deadline, because everybody had spoken (G2.4). */
  early: boolean
  /** Voices in force at the close, in the order of acceptance. */
  voices: Record<Group, Voice[]>
  kill: number | null
  check: { seat: number; role: Role } | null
  /** Where this day's rows begin (G6.1). */
  starter: number
}

export interface SpeechRecord {
  round: number
  stage: Stage
  form: 'turns' | 'open'
  openedAt: number
  closedAt: number
  turns: RotaTurn[]
}

/** A vote that is over. `votes`: of every seat then living, ascending; `pick` null: it abstained; `at` null: by silence. */
export interface VoteRecord {
  round: number
  stage: Stage
  openedAt: number
  at: number
  /** Null: every living seat could be named. */
  candidates: number[] | null
  votes: { seat: number; pick: number | null; at: number | null }[]
  totals: { seat: number; votes: number }[]
  out: number | null
  tied: number[]
}

interface Warning {
  seat: number
  at: number
  conduct: Conduct | null
  note: string | null
}

/** A game between two events. Plain JSON; a fold of its events. */
export interface State {
  setup: Setup
  course: Course
  /** A night and the day after it; 1 from the deal on. */
  round: number
  paused: { at: number; note: string | null } | null
  ended: { at: number; reason: EndReason; winner: Winner | null } | null
  /** Who is out; `outs[i]` belongs to `setup.seats[i]`, null while it lives. */
  outs: (Out | null)[]
  /** G4 as it stands: a substitute can end it or bring it along. Null from the first dawn on. */
  barred: number | null
  nights: NightRecord[]
  speeches: SpeechRecord[]
  votes: VoteRecord[]
  warnings: Warning[]
  acts: HostAct[]
}

export const indexOf = (state: State, seat: number): number =>
  state.setup.seats.findIndex((entry) => entry.seat === seat)

export function seatOf(state: State, seat: number): Seat {
  const found = state.setup.seats[indexOf(state, seat)]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

export const outOf = (state: State, seat: number): Out | null => state.outs[indexOf(state, seat)] ?? null

/** Whether there is such a seat and it lives. */
export const isLiving = (state: State, seat: number): boolean => state.outs[indexOf(state, seat)] === null

export const livingSeats = (state: State): Seat[] => state.setup.seats.filter((_, i) => state.outs[i] === null)

export const livingNumbers = (state: State): number[] => livingSeats(state).map((seat) => seat.seat)

/** Where the running day's rows begin; the latest night fixed it. */
export const starterOf = (state: State): number => state.nights.at(-1)?.starter ?? 1

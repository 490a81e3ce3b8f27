import { emptyLog, type Poll } from '../../ballot'
import type { Setup, State } from './state'

/** The state before the first night opens. */
export function begin(setup: Setup): State {
  return {
    setup,
    course: { phase: 'waiting' },
    round: 1,
    paused: null,
    ended: null,
    outs: setup.seats.map(() => null),
    barred: setup.config.aliases ? null : setup.barred,
    nights: [],
    speeches: [],
    votes: [],
    warnings: [],
    acts: [],
  }
}

/** One pick each, one place: a vote, or a group's choice at night. */
export const openPoll = (stage: Poll['stage'], closes: number, candidates: number[] | null): Poll => ({
  house: 1,
  stage,
  open: true,
  closes,
  picks: 1,
  places: 1,
  candidates,
  ballots: emptyLog(),
})

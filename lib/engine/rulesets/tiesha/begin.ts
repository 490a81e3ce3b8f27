import { emptyLog, type Poll } from '../../ballot'
import { housesIn } from './config'
import { FACTION_OF } from './roles'
import { type Circle, currentRow, type Extension, type Player, type Setup, type State } from './state'

export const NOTHING_ASKED: Extension = {
  standing: { black: false, white: false },
  whiteSince: null,
  granted: false,
  refused: false,
  fallen: false,
  words: [],
}

/** The state before round 1 opens. */
export function begin(setup: Setup): State {
  const circle = (key: Circle['key'], role: string): Circle => ({
    key,
    seats: setup.seats.filter((seat) => seat.role === role).map((seat) => seat.seat),
  })
  const circles = [circle('killers', 'killer'), circle('jointAssassins', 'jointAssassin'), circle('swords', 'sword')]
  return {
    setup,
    rows: setup.config.rounds,
    phase: 'waiting',
    round: 1,
    openedAt: setup.startsAt,
    clock: { voteDay: 0, voteCloses: 0, postCloses: null, iouDue: null },
    paused: null,
    ended: null,
    players: setup.seats.map(
      (seat): Player => ({
        out: null,
        published: false,
        faction: FACTION_OF[seat.role],
        turned: false,
        activated: false,
        immunitySpent: false,
        disarmed: false,
      }),
    ),
    circles: circles.filter((entry) => entry.seats.length > 0),
    allied: false,
    guessesOpen: false,
    polls: [],
    votes: [],
    claims: [],
    strikes: [],
    works: [],
    offers: { black: null, white: null },
    escorts: [],
    extension: NOTHING_ASKED,
    night: null,
    survived: [],
    captured: { black: 0, white: 0 },
    history: [],
    flags: [],
    rulings: [],
    warnings: [],
    acts: [],
  }
}

/** The machines of the running round's main vote, one for each house. */
export function openPolls(state: State): Poll[] {
  const { picks, out } = currentRow(state)
  const poll = (house: number): Poll => ({
    house,
    stage: 'main',
    open: true,
    closes: null,
    picks,
    places: out,
    candidates: null,
    ballots: emptyLog(),
  })
  return housesIn(state.setup.config, state.round) === 2 ? [poll(1), poll(2)] : [poll(1)]
}

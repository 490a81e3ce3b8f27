import { cast, emptyLog, type Poll, pollWith } from '../../ballot'
import { begin, NOTHING_ASKED, openPolls } from './begin'
import type { Event } from './events'
import {
  activate,
  addStrike,
  applyFilled,
  applyOuts,
  applyRuling,
  claimToStrike,
  publishSeats,
  removeClaim,
  reviveSeats,
} from './evolve-parts'
import { otherSide, type Side } from './roles'
import { type Circle, currentRow, type State, seatOf, votingHouse } from './state'
import type { HostAct } from './view-types'
import { clockWith, outWith, playerWith, stateWith, withPolls } from './with'

const act = (state: State, entry: HostAct): HostAct[] => [...state.acts, entry]
const noted = (note: string | null): { note?: string } => (note === null ? {} : { note })

function withBallot(state: State, event: Extract<Event, { type: 'ballotCast' | 'proxyCast' }>): Poll[] {
  const house = state.polls.length > 1 ? votingHouse(state, seatOf(state, event.seat)) : 1
  const ballot = {
    seat: event.seat,
    at: event.at,
    picks: event.picks,
    requestedAt: event.type === 'proxyCast' ? event.requestedAt : null,
    shade: event.shade,
  }
  return state.polls.map((poll) => (poll.open && poll.house === house ? cast(poll, ballot) : poll))
}

/** Closes polls of a stage and takes in what the settlement found. */
function settlePolls(
  state: State,
  stage: Poll['stage'],
  event: Extract<Event, { type: 'mainVoteClosed' | 'overtimeClosed' }>,
): State {
  const polls = state.polls.map((poll) => (poll.stage === stage ? pollWith(poll, { open: false }) : poll))
  return applyOuts(
    stateWith(state, {
      polls,
      votes: [...state.votes, ...event.votes],
      escorts: [...state.escorts, ...event.escorts],
    }),
    event.at,
    event.outs,
    event.survived,
  )
}

/** While a choice is awaited and no overtime runs, the phase says so; between events of one settlement it may be brief. */
function phaseAfterVotes(state: State): State {
  if (state.polls.some((poll) => poll.open)) return state
  return stateWith(state, { phase: 'awaitingEscort' })
}

/** The state after an event. Total over the union of events. */
export function evolve(before: State | null, event: Event): State {
  if (event.type === 'gameStarted') return begin(event.setup)
  if (before === null) throw new TypeError('a log begins with gameStarted')
  const state = before
  switch (event.type) {
    case 'ballotCast':
      return withPolls(state, withBallot(state, event))
    case 'proxyCast': {
      const entry = { at: event.at, do: 'proxyVote', seat: event.seat, ...noted(event.note) }
      return stateWith(state, { polls: withBallot(state, event), acts: act(state, entry) })
    }
    case 'roundOpened': {
      const opened = stateWith(state, {
        phase: event.postCloses === null ? 'day' : 'posting',
        round: event.round,
        openedAt: event.at,
        clock: { voteDay: event.voteDay, voteCloses: event.voteCloses, postCloses: event.postCloses, iouDue: null },
        polls: [],
        votes: [],
        claims: [],
        escorts: [],
        extension: NOTHING_ASKED,
        night: null,
        survived: [],
      })
      return event.postCloses === null ? stateWith(opened, { polls: openPolls(opened) }) : opened
    }
    case 'claimMade': {
      const { seat, group, target, guess, at } = event
      return stateWith(state, { claims: [...removeClaim(state.claims, event), { seat, group, target, guess, at }] })
    }
    case 'claimWithdrawn':
      return stateWith(state, { claims: removeClaim(state.claims, event) })
    case 'killPosted':
      return claimToStrike(state, event, { kind: 'post', post: event.post, words: event.words })
    case 'iouHung':
      return claimToStrike(state, event, { kind: 'iou', post: null, words: null })
    case 'iouFilled':
      return stateWith(state, { strikes: applyFilled(state, event) })
    case 'workPosted': {
      const { seat, kind, target, post, words, at } = event
      const code = seatOf(state, seat).code ?? ''
      const work = { post, kind, round: state.round, seat, code, target, at, words, shown: false, ruling: null }
      return stateWith(state, { works: [...state.works, work], players: activate(state, seat) })
    }
    case 'flightPosted': {
      const { seat, target, guess, post, words, at } = event
      return stateWith(state, addStrike(state, { kind: 'flying', group: null, seat, target, guess, at, post, words }))
    }
    case 'hireOffered': {
      const { seat, target, guess } = event
      const offer = { round: state.round, seat, target, guess, takenBy: null }
      return stateWith(state, { offers: { ...state.offers, [event.side]: offer } })
    }
    case 'hireAccepted': {
      const offer = state.offers[event.side]
      if (!offer) throw new RangeError('no offer to accept')
      return stateWith(state, { offers: { ...state.offers, [event.side]: { ...offer, takenBy: event.seat } } })
    }
    case 'postingClosed': {
      const closed = stateWith(state, {
        phase: 'day',
        clock: clockWith(state.clock, { iouDue: event.night.iouDue }),
        claims: [],
        night: event.night,
        works: state.works.map((work) => (work.shown ? work : { ...work, shown: true })),
        players: state.players.map((player, i) =>
          event.disarmed.includes(state.setup.seats[i]?.seat ?? 0) ? playerWith(player, { disarmed: true }) : player,
        ),
      })
      return applyOuts(stateWith(closed, { polls: openPolls(closed) }), event.at, event.outs, event.night.survived)
    }
    case 'iousFellDue':
      return applyOuts(
        stateWith(state, {
          clock: clockWith(state.clock, { iouDue: null }),
          strikes: state.strikes.map((strike) =>
            strike.kind === 'iou' && strike.post === null ? { ...strike, closed: true } : strike,
          ),
        }),
        event.at,
        event.outs,
      )
    case 'mainVoteClosed': {
      const settled = settlePolls(state, 'main', event)
      if (event.overtime.length === 0) return phaseAfterVotes(settled)
      const overtime = event.overtime.map(
        ({ house, tied, places, picks, closes }): Poll => ({
          house,
          stage: 'overtime',
          open: true,
          closes,
          picks,
          places,
          candidates: tied,
          ballots: emptyLog(),
        }),
      )
      return stateWith(settled, { phase: 'overtime', polls: [...settled.polls, ...overtime] })
    }
    case 'overtimeClosed':
      return phaseAfterVotes(settlePolls(state, 'overtime', event))
    case 'escortChosen':
      return applyOuts(
        stateWith(state, { escorts: state.escorts.filter((choice) => choice.seat !== event.seat) }),
        event.at,
        event.outs,
        event.survived,
      )
    case 'escortsLapsed':
      return stateWith(state, { escorts: state.escorts.filter((choice) => !event.seats.includes(choice.seat)) })
    case 'resultPublished': {
      const seats = event.results.map((result) => result.seat)
      const captured = {
        black: state.captured.black + event.gained.black,
        white: state.captured.white + event.gained.white,
      }
      const players = publishSeats(state, seats).map((player, i) => {
        const result = event.results.find((entry) => entry.seat === state.setup.seats[i]?.seat)
        if (!result || !player.out) return player
        return playerWith(player, { out: outWith(player.out, { force: result.force, point: result.point }) })
      })
      const record = {
        round: event.round,
        row: currentRow(state),
        openedAt: state.openedAt,
        resultAt: event.at,
        night: state.night,
        votes: state.votes,
        out: seats,
        survived: state.survived,
        gained: event.gained,
        byHouse: event.byHouse,
        captured,
        alliance: event.alliance !== null,
        next: state.rows[event.round] ?? null,
      }
      const alliance: Circle[] = event.alliance
        ? [
            { key: 'alliance', seats: event.alliance.black },
            { key: 'swordsAndBomb', seats: event.alliance.white },
          ]
        : []
      return stateWith(state, {
        players,
        captured,
        history: [...state.history, record],
        allied: state.allied || event.alliance !== null,
        circles: alliance.length > 0 ? [...state.circles, ...alliance] : state.circles,
      })
    }
    case 'factionsTurned':
      return stateWith(state, {
        players: state.players.map((player, i) =>
          event.seats.includes(state.setup.seats[i]?.seat ?? 0)
            ? playerWith(player, { faction: otherSide(player.faction as Side), turned: true })
            : player,
        ),
      })
    case 'gameEnded': {
      const polls = state.polls.map((poll) => (poll.open ? pollWith(poll, { open: false }) : poll))
      return stateWith(state, {
        phase: 'ended',
        polls,
        paused: null,
        ended: { at: event.at, reason: event.reason, winner: event.winner },
      })
    }
    case 'postFlagged': {
      const { seat, post, reason, evidence, at } = event
      return stateWith(state, { flags: [...state.flags, { seat, post, reason, evidence, at }] })
    }
    case 'postRuled':
      return applyRuling(state, event)
    case 'seatWarned':
      return stateWith(state, {
        warnings: [...state.warnings, { seat: event.seat, at: event.at, note: event.note }],
        acts: act(state, { at: event.at, do: 'warn', seat: event.seat, ...noted(event.note) }),
      })
    case 'seatRuledOut': {
      const outs = [{ seat: event.seat, causes: [{ kind: 'ruledOut', source: 'host' } as const], publish: true }]
      const acts = act(state, { at: event.at, do: 'ruleOut', seat: event.seat, ...noted(event.note) })
      return applyOuts(stateWith(state, { acts }), event.at, outs)
    }
    case 'ruleOutUndone':
      return stateWith(reviveSeats(state, [event.seat]), {
        acts: act(state, { at: event.at, do: 'undoRuleOut', seat: event.seat, ...noted(event.note) }),
      })
    case 'gamePaused':
      return stateWith(state, {
        paused: { at: event.at, note: event.note, grantedDuring: false },
        acts: act(state, { at: event.at, do: 'pause', ...noted(event.note) }),
      })
    case 'gameResumed': {
      const { voteDay, voteCloses, postCloses, iouDue } = event
      return stateWith(state, {
        paused: null,
        clock: { voteDay, voteCloses, postCloses, iouDue },
        polls: state.polls.map((poll, i) => pollWith(poll, { closes: event.polls[i] ?? null })),
        escorts: state.escorts.map((choice, i) => ({ ...choice, closes: event.escorts[i] ?? choice.closes })),
        acts: act(state, { at: event.at, do: 'resume', data: { days: event.days }, ...noted(event.note) }),
      })
    }
    case 'extensionRequested': {
      const { extension } = state
      const words = event.ranger
        ? [
            ...extension.words.filter((word) => word.seat !== event.seat),
            { seat: event.seat, say: 'yes' as const, asked: true },
          ]
        : extension.words
      const standing = event.stands ? { ...extension.standing, [event.side]: true } : extension.standing
      return stateWith(state, {
        extension: {
          ...extension,
          standing,
          whiteSince: standing.white ? (extension.whiteSince ?? event.at) : null,
          words,
          fallen: extension.fallen && !event.stands,
        },
      })
    }
    case 'extensionSaid': {
      const { extension } = state
      const others = extension.words.filter((word) => word.seat !== event.seat)
      return stateWith(state, {
        extension: { ...extension, words: [...others, { seat: event.seat, say: event.say, asked: false }] },
      })
    }
    case 'extensionDecided': {
      const { extension } = state
      const standing = { ...extension.standing, white: event.stands }
      return stateWith(state, {
        extension: {
          ...extension,
          standing,
          whiteSince: event.stands ? event.at : null,
          fallen: !event.stands,
          words: event.stands ? extension.words : [],
        },
      })
    }
    case 'extensionRuled': {
      const { extension } = state
      const entry = { at: event.at, do: 'ruleExtension', data: { granted: event.granted }, ...noted(event.note) }
      return stateWith(state, {
        clock: clockWith(state.clock, { voteDay: event.voteDay, voteCloses: event.voteCloses }),
        paused: state.paused && event.granted ? { ...state.paused, grantedDuring: true } : state.paused,
        extension: {
          standing: { black: false, white: false },
          whiteSince: null,
          granted: event.granted,
          refused: !event.granted,
          fallen: false,
          words: event.granted || extension.standing.white ? [] : extension.words,
        },
        acts: act(state, entry),
      })
    }
    case 'roundEdited': {
      const rows = [...state.rows]
      if (event.row === null) rows.splice(event.round - 1, 1)
      else rows[event.round - 1] = event.row
      const data = { round: event.round, dropped: event.row === null }
      return stateWith(state, { rows, acts: act(state, { at: event.at, do: 'editRound', data, ...noted(event.note) }) })
    }
    case 'seatSubstituted':
      return stateWith(state, {
        acts: act(state, { at: event.at, do: 'substitute', seat: event.seat, ...noted(event.note) }),
      })
    case 'gameClosed': {
      const entry = { at: event.at, do: 'close', data: { scored: event.scored }, ...noted(event.note) }
      return stateWith(state, { acts: act(state, entry) })
    }
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

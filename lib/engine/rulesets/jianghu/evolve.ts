import { cast, dropPicks, emptyLog, type Poll } from '../../ballot'
import type { Event } from './events'
import type { HostAct, Player, State } from './state'

/** The state after an event. Settlements carry their seats; commands change one field each. */
export function evolve(before: State | null, event: Event): State {
  if (event.type === 'gameStarted') return begin(event)
  if (!before) throw new TypeError(`a log begins with gameStarted, not ${event.type}`)
  return change(before, event)
}

function begin({ setup, at }: Extract<Event, { type: 'gameStarted' }>): State {
  return {
    setup,
    phase: 'waiting',
    round: 0,
    closes: null,
    openedAt: at,
    paused: null,
    ended: null,
    players: [],
    effects: null,
    poll: null,
    votes: [],
    draws: [],
    position: 0,
    announcements: [],
    idle: 0,
    warnings: [],
    acts: [],
  }
}

function change(state: State, event: Exclude<Event, { type: 'gameStarted' }>): State {
  const { at } = event
  switch (event.type) {
    case 'charactersOffered':
      return { ...drawn(state, event), phase: 'picking', closes: event.closes, openedAt: at, players: event.players }
    case 'characterPicked':
      return withPlayer(state, event.seat, (player) => ({
        ...player,
        pickedCharacter: event.character ?? player.pickedCharacter,
        pickedPlace: event.place ?? player.pickedPlace,
      }))
    case 'gameDealt':
      return { ...drawn(state, event), players: event.players, announcements: [event.report] }
    case 'nightOpened':
      return {
        ...state,
        phase: 'night',
        round: event.round,
        closes: event.closes,
        openedAt: at,
        effects: null,
        poll: null,
      }
    case 'actionSent': {
      const { action, scene, seat } = event
      const sent = withPlayer(state, event.for ?? seat, (player) => {
        if (event.for !== null) return action ? { ...player, driven: { by: seat, action } } : player
        return { ...player, action: action ?? player.action }
      })
      return scene ? withPlayer(sent, seat, (player) => ({ ...player, scene })) : sent
    }
    case 'choiceMade':
      return withPlayer(state, event.seat, (player) => {
        const others = player.off.filter((skill) => skill !== event.skill)
        return { ...player, off: event.on ? others : [...others, event.skill] }
      })
    case 'nightSettled':
      return {
        ...drawn(state, event),
        players: event.players,
        announcements: [...state.announcements, event.report],
        closes: null,
        idle: event.idle ? state.idle + 1 : 0,
      }
    case 'dayOpened':
      return {
        ...drawn(state, event),
        phase: 'day',
        players: event.players,
        closes: event.closes,
        openedAt: at,
        effects: event.effects,
        poll: emptyPoll(event.closes),
      }
    case 'voteCast': {
      if (!state.poll) return state
      const ballot = { seat: event.seat, at, picks: [{ seat: event.for }], requestedAt: null, shade: false }
      return { ...state, poll: cast(state.poll, ballot) }
    }
    case 'daySettled':
      return {
        ...drawn(state, event),
        players: event.players,
        announcements: [...state.announcements, event.report],
        votes: [...state.votes, event.votes],
        closes: null,
        poll: null,
      }
    case 'gameEnded': {
      const { reason, winner, declared } = event
      return {
        ...state,
        phase: 'ended',
        closes: null,
        poll: null,
        paused: null,
        ended: { at, reason, winner, declared },
      }
    }
    case 'seatWarned': {
      const { seat, note } = event
      return { ...acted(state, event, 'warn'), warnings: [...state.warnings, { seat, at, note }] }
    }
    case 'seatRuledOut': {
      const { seat } = event
      const out = withPlayer(acted(state, event, 'ruleOut'), seat, (player) => ({ ...player, ruledOut: at }))
      return out.poll ? { ...out, poll: dropPicks(out.poll, [seat]) } : out
    }
    case 'ruleOutUndone':
      return withPlayer(acted(state, event, 'undoRuleOut'), event.seat, (player) => ({ ...player, ruledOut: null }))
    case 'seatSubstituted':
      return acted(state, event, 'substitute')
    case 'gamePaused':
      return { ...acted(state, event, 'pause'), paused: { at, note: event.note } }
    case 'gameResumed':
      return { ...acted(state, event, 'resume'), paused: null, closes: event.closes }
    case 'gameClosed':
      return acted(state, event, 'close')
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

function drawn(state: State, { draws, position }: Pick<State, 'draws' | 'position'>): State {
  return { ...state, draws: draws.length > 0 ? [...state.draws, ...draws] : state.draws, position }
}

function withPlayer(state: State, seat: number, change: (player: Player) => Player): State {
  return { ...state, players: state.players.map((player) => (player.seat === seat ? change(player) : player)) }
}

function acted(state: State, event: { at: number; seat?: number; note: string | null }, name: string): State {
  const act: HostAct = { at: event.at, do: name }
  if (event.seat !== undefined) act.seat = event.seat
  if (event.note !== null) act.note = event.note
  return { ...state, acts: [...state.acts, act] }
}

/** The voting machine of a day: one pick, every living seat a candidate; its totals are damage (J10.1). */
const emptyPoll = (closes: number): Poll => ({
  house: 1,
  stage: 'main',
  open: true,
  closes,
  picks: 1,
  places: 0,
  candidates: null,
  ballots: emptyLog(),
})

import type { Context } from '../../core'
import { firstNightCloses, nextCloses, nextSettlement } from './clock'
import { settleDay } from './day'
import { Dice } from './draws'
import type { Event } from './events'
import { characterOf } from './night/cast'
import { recover, settleNight } from './night/settle-night'
import { dealGame, offerCharacters } from './setup'
import { isLiving, livingPlayers, type State } from './state'
import { beginTurn, type Turn } from './turn'
import { PLACE_EFFECTS, type PlaceEffect } from './vocabulary'
import type { Verdict } from './winning'

/** Settles the next deadline at its instant (T2.2, T2.3), and opens what follows on it (J2.1). */
export function settle(state: State, { at }: Context): Event[] {
  if (nextSettlement(state) !== at) throw new RangeError('settle takes the instant that due gives')
  const turn = beginTurn(state, at)
  switch (state.phase) {
    case 'waiting':
      turn.emit(offerCharacters(state, at))
      break
    case 'picking':
      closePicks(turn)
      break
    case 'night':
      closeNight(turn)
      break
    case 'day':
      closeDay(turn)
      break
    case 'ended':
      throw new RangeError('nothing settles after the end')
    default: {
      const unknown: never = state.phase
      throw new TypeError(`unknown phase ${unknown}`)
    }
  }
  return turn.events
}

/** J1.2b: the cards are dealt, and night 1 opens at that instant. */
function closePicks(turn: Turn): void {
  turn.emit(dealGame(turn.state, turn.at))
  turn.emit({ type: 'nightOpened', at: turn.at, round: 1, closes: firstNightCloses(turn.state.setup, turn.at) })
}

/** They close at once when nobody in play has to pick any more (J1.2b). */
export function closePicksIfDone(turn: Turn): void {
  const { phase } = turn.state
  const isDone = livingPlayers(turn.state).every((player) => player.pickedCharacter && player.pickedPlace)
  if (phase === 'picking' && isDone) closePicks(turn)
}

function closeNight(turn: Turn): void {
  const closed = turn.state.closes ?? turn.at
  const { event, verdict } = settleNight(turn.state, turn.at)
  turn.emit(event)
  if (verdict) end(turn, verdict)
  else openDay(turn, closed)
}

/** J2.3a: after the announcement, MP regeneration; then the places are dealt. */
function openDay(turn: Turn, closed: number): void {
  const { state, at } = turn
  const { setup, round } = state
  const dice = new Dice(setup, state.draws.length, state.position)
  const dealt = dice.shuffle<PlaceEffect>(`d${round}.places`, PLACE_EFFECTS)
  const [first, second, third, fourth] = dealt as [PlaceEffect, PlaceEffect, PlaceEffect, PlaceEffect]
  const players = state.players.map((player) =>
    isLiving(player) ? recover(player, state.players, characterOf(player).regen) : player,
  )
  turn.emit({
    type: 'dayOpened',
    at,
    round,
    closes: nextCloses(setup, 'day', closed),
    players,
    effects: { 皇城: first, 杭州: second, 汴梁: third, 塞北: fourth },
    draws: dice.drawn,
    position: dice.position,
  })
}

function closeDay(turn: Turn): void {
  const closed = turn.state.closes ?? turn.at
  const { event, verdict } = settleDay(turn.state, turn.at)
  turn.emit(event)
  if (verdict) end(turn, verdict)
  else {
    const closes = nextCloses(turn.state.setup, 'night', closed)
    turn.emit({ type: 'nightOpened', at: turn.at, round: turn.state.round + 1, closes })
  }
}

const end = (turn: Turn, { reason, winner, declared }: Verdict): void =>
  turn.emit({ type: 'gameEnded', at: turn.at, reason, winner, declared })

import { settlesAt } from './clock'
import type { Command } from './commands'
import { endIfOver, finishRound } from './ending'
import { openToll } from './outs'
import { refuse, type TieshaDecision } from './refusals'
import type { Side } from './roles'
import { hasTrait, isCodeInGame, isLiving, judgeGuess, playerOf, type Seat, type State, seatOf } from './state'
import { beginTurn, type Turn } from './turn'

/** T15.5: a voted-out bearer of `escort` carries off one living seat whose ballot named it, with a guess. */
export function decideEscort(
  state: State,
  seat: Seat,
  command: Extract<Command, { do: 'escort' }>,
  at: number,
): TieshaDecision {
  if (!hasTrait(seat, 'escort')) return refuse('NOT_YOUR_COMMAND')
  const choice = state.escorts.find((entry) => entry.seat === seat.seat)
  if (!choice) return refuse('WRONG_PHASE')
  const { target, code } = command
  if (!choice.namedBy.includes(target) || !isLiving(state, target)) return refuse('BAD_TARGET')
  if (code !== undefined && !isCodeInGame(state, code)) return refuse('BAD_CODE')
  const guess = code ?? null
  const toll = openToll(state)
  toll.add(target, {
    kind: 'carried',
    by: seat.seat,
    guess: judgeGuess(guess, seatOf(state, target)),
    code: guess,
    side: playerOf(state, seat.seat).faction as Side,
    fixed: false,
  })
  const turn = beginTurn(state, at)
  const [outs, survived] = [toll.outs(), toll.survived()]
  turn.emit({ type: 'escortChosen', at, seat: seat.seat, target, guess, outs, survived })
  if (!endIfOver(turn)) finishRound(turn)
  return { accepted: true, events: turn.events }
}

/** The end of the time to choose: nobody is carried off. */
export function settleEscorts(turn: Turn): void {
  const due = turn.state.escorts.filter((choice) => settlesAt(choice.closes) <= turn.at)
  turn.emit({ type: 'escortsLapsed', at: turn.at, seats: due.map((choice) => choice.seat) })
}

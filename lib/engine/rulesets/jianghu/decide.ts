import type { Context } from '../../core'
import { decideAct } from './act'
import { CHARACTERS } from './characters'
import type { Command, CommandName, CommandOf } from './commands'
import { decideClose, decideOnSeat, decidePause, decideResume } from './host'
import { accept, type JianghuDecision, refuse } from './refusals'
import { closePicksIfDone } from './settle'
import { controllerOf, isLiving, type Phase, type Player, playerOf, type State } from './state'
import { beginTurn } from './turn'
import { isPlace } from './vocabulary'

const HOST_COMMANDS: ReadonlySet<CommandName> = new Set([
  'warn',
  'ruleOut',
  'undoRuleOut',
  'substitute',
  'pause',
  'resume',
  'close',
])

/** Judges one command; of several refusals that fit, the first of J15.5's list is given. */
export function decide(state: State, command: Command, { at }: Context): JianghuDecision {
  if (state.ended) return refuse('GAME_OVER')
  if (state.phase === 'waiting') return refuse('TOO_EARLY')
  if (HOST_COMMANDS.has(command.do) !== (command.by === 'host')) return refuse('NOT_YOUR_COMMAND')
  switch (command.do) {
    case 'pick':
    case 'act':
    case 'choice':
    case 'vote':
      return decideForSeat(state, command, at)
    case 'warn':
    case 'ruleOut':
    case 'undoRuleOut':
    case 'substitute':
      return decideOnSeat(state, command, at)
    case 'pause':
      return decidePause(state, command, at)
    case 'resume':
      return decideResume(state, command, at)
    case 'close':
      return decideClose(state, command, at)
    default: {
      const unknown: never = command
      throw new TypeError(`unknown command ${JSON.stringify(unknown)}`)
    }
  }
}

const PHASES: Readonly<Record<CommandOf<'pick' | 'act' | 'choice' | 'vote'>['do'], readonly Phase[]>> = {
  pick: ['picking'],
  act: ['night'],
  choice: ['night', 'day'],
  vote: ['day'],
}

function decideForSeat(
  state: State,
  command: CommandOf<'pick' | 'act' | 'choice' | 'vote'>,
  at: number,
): JianghuDecision {
  const sender = playerOf(state, Number(command.by))
  if (command.do === 'act' && command.for !== undefined && !controls(state, sender, command.for))
    return refuse('NOT_YOUR_COMMAND', { seat: command.for })
  if (!isLiving(sender)) return refuse('NOT_LIVING')
  if (!PHASES[command.do].includes(state.phase)) return refuse('WRONG_PHASE')
  if (state.paused) return refuse('PAUSED')
  switch (command.do) {
    case 'pick':
      return decidePick(state, sender, command, at)
    case 'act':
      return decideAct(state, sender, command, at)
    case 'choice':
      return decideChoice(sender, command, at)
    case 'vote':
      return decideVote(state, sender, command, at)
    default: {
      const unknown: never = command
      throw new TypeError(`unknown command ${JSON.stringify(unknown)}`)
    }
  }
}

function controls(state: State, sender: Player, seat: number): boolean {
  const puppet = state.players[seat - 1]
  return isLiving(puppet) && controllerOf(state, puppet) === sender.seat
}

/** J1.2a, J1.2b: changed until the deadline; with the last one picks close at once. */
function decidePick(state: State, sender: Player, command: CommandOf<'pick'>, at: number): JianghuDecision {
  const { place } = command
  const character = command.character === undefined ? null : nameOf(command.character)
  const isOffered = character === null || sender.offer.includes(character)
  if (!isOffered) return refuse('BAD_TARGET', { character: command.character ?? '' })
  if (place !== undefined && !isPlace(place)) return refuse('BAD_TARGET', { place })
  if (character === null && place === undefined) return refuse('BAD_TARGET')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'characterPicked', at, seat: sender.seat, character, place: place ?? null })
  closePicksIfDone(turn)
  return accept(...turn.events)
}

/** A character by name, or by title and name: `剑侠·顾长河`. */
const nameOf = (name: string): string => (CHARACTERS.has(name) ? name : (name.split('·').at(-1) ?? name))

/** A standing choice counts by its stamp (J5.2a). */
function decideChoice(sender: Player, { skill, on }: CommandOf<'choice'>, at: number): JianghuDecision {
  const passive = CHARACTERS.get(sender.character ?? '')?.passive
  if (!passive?.choice || passive.id !== skill) return refuse('UNKNOWN_SKILL', { skill })
  return accept({ type: 'choiceMade', at, seat: sender.seat, skill, on })
}

/** J10.1, J10.1a: one living seat, oneself allowed; the last vote counts. */
function decideVote(state: State, sender: Player, command: CommandOf<'vote'>, at: number): JianghuDecision {
  if (!isLiving(state.players[command.seat - 1])) return refuse('BAD_TARGET', { seat: command.seat })
  return accept({ type: 'voteCast', at, seat: sender.seat, for: command.seat })
}

import type { Effect } from '../characters/types'
import { Dice } from '../draws'
import type { Event } from '../events'
import { seatLines } from '../lines'
import type { Announcement } from '../report-types'
import { isLiving, type Player, type State } from '../state'
import { COMBINED_FOR, type NightStage, PARTS } from '../vocabulary'
import { judge, type Verdict } from '../winning'
import { passiveOf } from './cast'
import { passiveUse, settleDeaths } from './deaths'
import { apply, stageOf } from './effects'
import {
  type ActiveUse,
  at,
  comesToNothing,
  type Field,
  isAlive,
  moveTo,
  openField,
  rankOf,
  takeFromBag,
  tell,
  tellActor,
} from './field'
import { settleHands } from './hands'
import { settleHits } from './hits'
import { settleItems } from './items'
import { actionOf, takeActions } from './prepare'
import { expire, lay } from './states'
import { tidily } from './tidy'

export interface Settled<E> {
  event: E
  verdict: Verdict | null
}

/** The stages of a night (J6.1, J6.1a), in NIGHT_STAGES' order. */
const STAGES: readonly [NightStage, (field: Field) => void][] = [
  ['moves', settleMoves],
  ['costs', payCosts],
  ['skills', settleSkills],
  ['items', settleItems],
  ['hands', settleHands],
  ['hits', settleHits],
  ['deaths', (field) => settleDeaths(field, 'night')],
  ['after', settleAfter],
  ['combine', settleCombining],
  ['expiry', expire],
]

/** Plays a night's stages on a field and leaves it as it is after them. */
function playNight(state: State, now: number, dice: Dice): Field {
  const field = openField('night', { at: now, round: state.round, players: state.players, dice })
  takeActions(field, state)
  for (const [stage, settle] of STAGES) {
    field.stage = stage
    tidily(field, settle)
  }
  return field
}

/** Settles the night that has closed: J6.1 from the moves to the winners. */
export function settleNight(state: State, now: number): Settled<Extract<Event, { type: 'nightSettled' }>> {
  const dice = new Dice(state.setup, state.draws.length, state.position)
  const idle = state.players.every((player) => !hasAction(state, player))
  const field = playNight(state, now, dice)
  field.stage = 'winners'
  const verdict = judge(field, state.setup.config, false)
  const report: Announcement = {
    kind: 'nightReport',
    at: now,
    round: state.round,
    dead: field.falls
      .filter((fall) => !wasRuledOut(state, fall.seat))
      .map((fall) => fall.seat)
      .sort(ascending),
    hurt: [...field.hurt].filter((seat) => isAlive(field, seat)).sort(ascending),
    lines: seatLines(field.players, field),
    scenes: state.players.flatMap(({ seat, scene, ruledOut }) =>
      scene && ruledOut === null ? [{ seat, text: scene.text, post: scene.post }] : [],
    ),
  }
  const players = closeBook(field, 'night').map((player) => ({ ...player, action: null, scene: null, driven: null }))
  const { drawn: draws, position } = dice
  return {
    event: { type: 'nightSettled', at: now, round: state.round, players, report, idle, draws, position },
    verdict,
  }
}

export const ascending = (a: number, b: number): number => a - b

export const wasRuledOut = (state: State, seat: number): boolean => state.players[seat - 1]?.ruledOut !== null

function hasAction(state: State, player: Player): boolean {
  const { action } = actionOf(state, player)
  if (!isLiving(player) || !action) return false
  const { move, skills, uses, equip, unequip } = action
  return move !== null || skills.length > 0 || uses.length > 0 || equip !== null || unequip
}

/** Writes what each seat was told into its diary (J13b); seats that were dead before are told nothing. */
export function closeBook(field: Field, stage: 'night' | 'day'): Player[] {
  return field.players.map((player, i): Player => {
    if (!field.order.includes(player.seat)) return player
    const page = { round: field.round, stage, notes: field.notes[i] ?? [] }
    return { ...player, diary: [...player.diary, page] }
  })
}

/** (1) Moves, all at once; then skills that move seats, in order. */
function settleMoves(field: Field): void {
  for (const { seat, to } of field.moves) moveTo(field, at(field, seat), to)
  workAt(field, 'moves', inInitiative(field))
}

/** (2) Whatever was submitted is paid (J6.1a). */
function payCosts(field: Field): void {
  for (const use of field.uses) {
    const player = at(field, use.seat)
    player.mp = Math.max(0, player.mp - use.cost)
  }
}

/** (3) Cheaper before dearer, equal cost in order, of one seat as it lists them. */
function settleSkills(field: Field): void {
  const uses = inInitiative(field).sort((a, b) => a.cost - b.cost)
  for (const use of uses) {
    if (use.skill === 'guard') lay(field, at(field, use.seat), 'steadfast', { by: use.seat, tonight: true })
    workOne(field, 'skills', use)
  }
}

const inInitiative = (field: Field): ActiveUse[] =>
  [...field.uses].sort((a, b) => rankOf(field, a.seat) - rankOf(field, b.seat))

function workAt(field: Field, stage: NightStage, uses: readonly ActiveUse[]): void {
  for (const use of uses) workOne(field, stage, use)
}

function workOne(field: Field, stage: NightStage, use: ActiveUse): void {
  for (const effect of use.data?.effects ?? []) if (stageOf(effect) === stage) apply(field, use, effect)
}

/** (8) Effects "after settlement", of seats that live, in order; then (7) again. */
function settleAfter(field: Field): void {
  for (const seat of field.order) {
    if (!isAlive(field, seat)) continue
    workAt(
      field,
      'after',
      field.uses.filter((use) => use.seat === seat),
    )
    const passive = passiveOf(at(field, seat))
    if (passive.afterNight) afterNight(field, seat, passive.id, passive.afterNight)
  }
  settleDeaths(field, 'night')
}

function afterNight(field: Field, seat: number, id: string, effects: readonly Effect[]): void {
  const use = passiveUse(seat, id)
  for (const effect of effects) apply(field, use, { ...effect, after: true })
}

/** (9) Living holders of three parts combine, in order; of two combined by their own factions the first (J9.4). */
function settleCombining(field: Field): void {
  let won = false
  for (const use of inInitiative(field)) {
    if (use.skill !== 'combine' || !isAlive(field, use.seat)) continue
    const player = at(field, use.seat)
    const set = use.what === 'king' ? 'king' : 'relic'
    const parts = PARTS[set]
    const isOwn = COMBINED_FOR[set] === player.faction
    if (!parts.every((part) => player.bag.includes(part)) || (isOwn && won)) {
      comesToNothing(field, use)
      continue
    }
    if (isOwn) won = true
    else
      for (const part of parts) {
        takeFromBag(player, part)
        tell(field, player.seat, { kind: 'gone', item: part })
      }
    field.combined.push({ seat: player.seat, set })
    tellActor(field, use, { kind: 'combined', set })
  }
}

/** J2.3: at the start of a day every living seat recovers its MP regeneration. */
export function recover(player: Player, players: readonly Player[], regen: number): Player {
  if (!isLiving(player)) return player
  return { ...player, mp: player.mp + regen + (passiveOf(player).regen?.(players, player) ?? 0) }
}

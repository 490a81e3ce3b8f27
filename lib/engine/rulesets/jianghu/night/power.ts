import type { Player } from '../state'
import { characterOf, passiveOf } from './cast'
import { type Field, modsOf } from './field'

/** ATK and DEF, computed when they are needed (J6.2, J6.2a): multiplied first, rounded down once, then added to. */
type Attribute = 'atk' | 'def'

const STATE_ADDS: Readonly<Record<Attribute, Readonly<Record<string, number>>>> = {
  atk: { fervent: 2, cautious: -1 },
  def: { fervent: -1, cautious: 2 },
}
const TREASURE_ADDS: Readonly<Record<Attribute, Readonly<Record<string, number>>>> = {
  atk: { 阔剑: 2, 葵花宝典: 1 },
  def: { 布甲: 2, 葵花宝典: 1 },
}

/** The character's number after the multipliers of this night. */
function multiplied(field: Field, player: Player, attribute: Attribute): number {
  let times = 1
  let over = 1
  for (const [factor, divisor] of modsOf(field, player.seat).times[attribute]) {
    times *= factor
    over *= divisor
  }
  return Math.floor((characterOf(player)[attribute] * times) / over)
}

function attributeOf(field: Field, player: Player, attribute: Attribute, versus: Player | null): number {
  const mods = modsOf(field, player.seat)
  const other = attribute === 'atk' ? 'def' : 'atk'
  const base = multiplied(field, player, attribute)
  let value = base
  if (mods.convert[attribute]) value -= Math.floor(base / 2)
  if (mods.convert[other]) value += Math.floor(multiplied(field, player, other) / 2)
  value += mods.add[attribute]
  if (player.slot !== null) value += TREASURE_ADDS[attribute][player.slot] ?? 0
  for (const { state } of player.states) value += STATE_ADDS[attribute][state] ?? 0
  const passive = passiveOf(player)
  value += (attribute === 'atk' ? passive.atk?.(field, player, versus) : passive.def?.(field, player)) ?? 0
  return Math.max(0, value)
}

export const atkOf = (field: Field, player: Player, versus: Player | null): number =>
  attributeOf(field, player, 'atk', versus)
export const defOf = (field: Field, player: Player): number => attributeOf(field, player, 'def', null)

/** ATK and DEF of a seat as its own page shows them: without what skills of a night do. */
export function restingNumbers(player: Player): { atk: number; def: number } {
  const character = characterOf(player)
  const number = (attribute: Attribute): number => {
    let value = character[attribute] + (player.slot === null ? 0 : (TREASURE_ADDS[attribute][player.slot] ?? 0))
    for (const { state } of player.states) value += STATE_ADDS[attribute][state] ?? 0
    return Math.max(0, value)
  }
  return { atk: number('atk'), def: number('def') }
}

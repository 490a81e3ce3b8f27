import type { Player } from '../state'
import { ANTIDOTE, type Good, isDrug, type StateName } from '../vocabulary'
import { passiveOf } from './cast'
import { at, changeMp, type Field, heal, isAlive, lose, putInBag, takeFromBag, tell, tellActor } from './field'
import { cure, lay } from './states'

/** (4) Equip and unequip; drugs on others; antidotes; then all other items. Each in initiative. */
export function settleItems(field: Field): void {
  for (const wear of field.wears) changeSlot(field, wear)
  const batches: ((item: Good) => boolean)[] = [
    isDrug,
    (item) => item === ANTIDOTE,
    (item) => !isDrug(item) && item !== ANTIDOTE,
  ]
  for (const fits of batches) for (const use of field.items) if (fits(use.item)) consume(field, use)
}

const DRUG_STATES: Readonly<Record<string, StateName>> = {
  迷药: 'dizzy',
  百花软筋散: 'weak',
  忘情水: 'amnesia',
  散功剂: 'scattered',
}
/** What an item does to its user's HP and MP (J8.3). */
const GIVES: Readonly<Record<string, { hp?: number; mp?: number }>> = {
  金疮药: { hp: 2 },
  玉蜂浆: { mp: 2 },
  大还丹: { hp: 4 },
  蜂王浆: { mp: 4 },
  药草: { hp: 1 },
  蜂蜜: { mp: 1 },
}

function changeSlot(field: Field, { seat, teller, equip, unequip }: Field['wears'][number]): void {
  const player = at(field, seat)
  if (equip !== null) {
    if (!takeFromBag(player, equip)) {
      tellActor(field, { seat, teller }, { kind: 'nothing', part: 'equip', name: equip })
      return
    }
    if (player.slot !== null) putInBag(player, player.slot)
    player.slot = equip
    if (equip === '葵花宝典') embrace(field, player)
    return
  }
  if (!unequip) return
  if (player.slot === null) tellActor(field, { seat, teller }, { kind: 'nothing', part: 'unequip', name: 'slot' })
  else {
    putInBag(player, player.slot)
    player.slot = null
  }
}

/** J8.2a: HP, MP and sex with every equipping; ATK and DEF while it is worn. */
function embrace(field: Field, player: Player): void {
  lose(field, player, 2, '葵花宝典')
  changeMp(field, player, 2, '葵花宝典')
  player.sex = player.sex === 'male' ? 'female' : 'male'
  tell(field, player.seat, { kind: 'sex', sex: player.sex })
}

function consume(field: Field, { seat, teller, item, target }: Field['items'][number]): void {
  const player = at(field, seat)
  const drugged = isDrug(item) ? drugTarget(field, player, target) : null
  if (!player.bag.includes(item) || (isDrug(item) && !drugged)) {
    tellActor(field, { seat, teller }, { kind: 'nothing', part: 'item', name: item })
    return
  }
  takeFromBag(player, item)
  tell(field, seat, { kind: 'used', item })
  const state = DRUG_STATES[item]
  if (drugged && state) lay(field, drugged, state, { by: seat })
  if (item === ANTIDOTE) cure(field, player)
  const bonus = passiveOf(player).itemBonus?.(item) ?? 0
  const { hp = 0, mp = 0 } = GIVES[item] ?? {}
  if (hp > 0) heal(field, player, hp + bonus, item)
  if (mp > 0) changeMp(field, player, mp + bonus, item)
}

function drugTarget(field: Field, player: Player, target: number | null): Player | null {
  if (!isAlive(field, target)) return null
  const other = at(field, target)
  return other.place === player.place && !passiveOf(other).drugProof ? other : null
}

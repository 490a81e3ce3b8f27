import { type ActiveUse, at, type Field, tell } from '../../night/field'
import type { Player } from '../../state'
import { isGear } from '../../vocabulary'
import type { Character } from '../types'

/** 平沙落雁: MP is 0 when the night has settled. */
const isSpent = (field: Field, use: ActiveUse): boolean => at(field, use.seat).mp === 0

/** 剑在人在: the gear is the price. */
function breakGear(field: Field, self: Player): boolean {
  const { slot } = self
  if (slot === null || !isGear(slot)) return false
  tell(field, self.seat, { kind: 'gone', item: slot })
  self.slot = null
  self.hp = 4
  return true
}

/**
 * 剑侠·顾长河（男）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 击剑长歌（3）：当夜攻击力+1。当夜你的【攻击】至少造成2点伤害。
 * 襄阳剑法（4）：对当夜你【攻击】的角色同阵营的随机一名其他角色造成2点伤害。
 * 平沙落雁（7）：当夜攻击力翻倍，但【攻击】的目标变为随机。当夜结算后若内力值为0，内力值回复至3，气血值+1。
 * 云外千重（2）：当夜将攻击力的一半（向下取整）转化为防御力。
 * 剑在人在：宝物栏中有装备时，你可以将其舍弃以抵御一次死亡，气血值回复为4。
 */
export const guChanghe: Character = {
  id: '顾长河',
  sex: 'male',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '击剑长歌',
      cost: 3,
      effects: [
        { do: 'atk', add: 1 },
        { do: 'atLeast', amount: 2 },
      ],
    },
    { id: '襄阳剑法', cost: 4, effects: [{ do: 'hit', who: 'kin', random: 1, amount: 2 }] },
    {
      id: '平沙落雁',
      cost: 7,
      effects: [
        { do: 'atk', times: [2, 1] },
        { do: 'randomTarget' },
        { do: 'heal', amount: 1, after: true, provided: isSpent },
        { do: 'mp', amount: 3, after: true, provided: isSpent },
      ],
    },
    { id: '云外千重', cost: 2, effects: [{ do: 'convert', from: 'atk' }] },
  ],
  passive: { id: '剑在人在', choice: true, escape: breakGear },
}

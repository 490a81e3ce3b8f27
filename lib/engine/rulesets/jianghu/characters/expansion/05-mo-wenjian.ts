import { type ActiveUse, at, type Field } from '../../night/field'
import { GEAR, isGear, isTreasure } from '../../vocabulary'
import type { Character } from '../types'

const wearsGear = (field: Field, use: ActiveUse): boolean => {
  const { slot } = at(field, use.seat)
  return slot !== null && isGear(slot)
}

/**
 * 铸师·莫问剑（男）气血值16，内力值4（+2），攻击力6，防御力4。
 *
 * 开炉（3）：获得随机一件装备。
 * 淬火（2）：当夜攻击力+1；若宝物栏中有装备，改为+3。
 * 熔金（1）：舍弃道具栏中一件宝物，内力值+3。
 * 炉火纯青：宝物栏中有装备时，防御力+1。
 */
export const moWenjian: Character = {
  id: '莫问剑',
  sex: 'male',
  hp: 16,
  mp: 4,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '开炉', cost: 3, effects: [{ do: 'find', from: GEAR }] },
    {
      id: '淬火',
      cost: 2,
      effects: [
        { do: 'atk', add: 1 },
        { do: 'atk', add: 2, provided: wearsGear },
      ],
    },
    { id: '熔金', cost: 1, namesItem: isTreasure, effects: [{ do: 'spend' }, { do: 'mp', amount: 3 }] },
  ],
  passive: { id: '炉火纯青', def: (_, self) => (self.slot !== null && isGear(self.slot) ? 1 : 0) },
}

import type { Character } from '../types'

/**
 * 刀客·燕北归（男）气血值17，内力值4（+2），攻击力7，防御力3。
 *
 * 断水（2）：当夜攻击力+2，防御力-1。
 * 大漠孤烟（4）：当夜攻击力增加一半（向下取整）。当夜结算后气血值-1。
 * 横刀立马（2）：当夜防御力+2。
 * 背水：气血值不高于5时，攻击力+2。
 */
export const yanBeigui: Character = {
  id: '燕北归',
  sex: 'male',
  hp: 17,
  mp: 4,
  regen: 2,
  atk: 7,
  def: 3,
  skills: [
    {
      id: '断水',
      cost: 2,
      effects: [
        { do: 'atk', add: 2 },
        { do: 'def', add: -1 },
      ],
    },
    {
      id: '大漠孤烟',
      cost: 4,
      effects: [
        { do: 'atk', times: [3, 2] },
        { do: 'lose', amount: 1, after: true },
      ],
    },
    { id: '横刀立马', cost: 2, effects: [{ do: 'def', add: 2 }] },
  ],
  passive: { id: '背水', atk: (_, self) => (self.hp <= 5 ? 2 : 0) },
}

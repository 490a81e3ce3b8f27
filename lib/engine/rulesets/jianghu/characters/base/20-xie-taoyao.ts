import type { Character } from '../types'

/**
 * 绣娘·谢桃夭（女）气血值15，内力值5（+2），攻击力5，防御力4。
 *
 * 飞针（2）：对一名其他角色造成1点伤害，其内力值-1。
 * 补天（3）：与你同地的一名其他角色气血值+3，你气血值+1。
 * 绵里藏针（2）：当夜【攻击】落在你身上的每名角色气血值-2。
 * 千丝甲：宝物栏中有宝物时，防御力+1。
 */
export const xieTaoyao: Character = {
  id: '谢桃夭',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    {
      id: '飞针',
      cost: 2,
      names: 'other',
      effects: [
        { do: 'hit', amount: 1 },
        { do: 'drain', amount: 1 },
      ],
    },
    {
      id: '补天',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'heal', amount: 3 },
        { do: 'heal', who: 'self', amount: 1 },
      ],
    },
    { id: '绵里藏针', cost: 2, effects: [{ do: 'lose', who: 'attackers', amount: 2 }] },
  ],
  passive: { id: '千丝甲', def: (_, self) => (self.slot !== null ? 1 : 0) },
}

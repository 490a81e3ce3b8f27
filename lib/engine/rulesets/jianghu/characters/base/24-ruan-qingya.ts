import type { Character } from '../types'

/**
 * 遗孤·阮青崖（男）气血值15，内力值4（+2），攻击力6，防御力4。
 *
 * 血书（2）：当夜攻击力+1，每有一名死者再+1，至多+3。
 * 隐忍（1）：转为保守。
 * 同归（4）：对一名其他角色造成3点伤害，你气血值-1。
 * 孤星：每有一名其他角色死亡，气血值+1。
 */
export const ruanQingya: Character = {
  id: '阮青崖',
  sex: 'male',
  hp: 15,
  mp: 4,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '血书',
      cost: 2,
      effects: [
        { do: 'atk', add: (field) => Math.min(3, 1 + field.players.filter((other) => other.death !== null).length) },
      ],
    },
    { id: '隐忍', cost: 1, effects: [{ do: 'lay', state: 'cautious' }] },
    {
      id: '同归',
      cost: 4,
      names: 'other',
      effects: [
        { do: 'hit', amount: 3 },
        { do: 'lose', who: 'self', amount: 1 },
      ],
    },
  ],
  passive: { id: '孤星', onOthersDeath: [{ do: 'heal', amount: 1 }] },
}

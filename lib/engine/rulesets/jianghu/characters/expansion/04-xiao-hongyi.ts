import { isMale } from '../conditions'
import type { Character } from '../types'

/**
 * 舞绫·萧红衣（女）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 红绫缚（3）：将一名其他角色拖到你所在之地，对其造成1点伤害。当夜攻击力+1。
 * 倾城（3）：与你同地的一名男性角色内力值-2，陷入虚弱。
 * 霓裳（2）：当夜攻击力、防御力各+1。
 * 红颜薄命：你死亡时，凶手陷入晕眩，气血值-2。
 */
export const xiaoHongyi: Character = {
  id: '萧红衣',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '红绫缚',
      cost: 3,
      names: 'other',
      effects: [
        { do: 'send', to: 'self' },
        { do: 'hit', amount: 1 },
        { do: 'atk', who: 'self', add: 1 },
      ],
    },
    {
      id: '倾城',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'drain', where: isMale, amount: 2 },
        { do: 'lay', where: isMale, state: 'weak' },
      ],
    },
    {
      id: '霓裳',
      cost: 2,
      effects: [
        { do: 'def', add: 1 },
        { do: 'atk', add: 1 },
      ],
    },
  ],
  passive: {
    id: '红颜薄命',
    onDeath: [
      { do: 'lay', state: 'dizzy', who: 'killer' },
      { do: 'lose', who: 'killer', amount: 2 },
    ],
  },
}

import { modsOf } from '../../night/field'
import type { Character } from '../types'

/**
 * 踏雪·叶惊鸿（女）气血值14，内力值5（+2），攻击力6，防御力4。
 *
 * 惊鸿一瞥（2）：移动至一名其他角色所在之地。当夜攻击力+2。
 * 流云袖（2）：将与你同地的一名其他角色送往你指定的地点。
 * 燕回（3）：当夜结算后，移动至你指定的地点，气血值+2。
 * 身轻如燕：当夜若曾移动，防御力+1。
 */
export const yeJinghong: Character = {
  id: '叶惊鸿',
  sex: 'female',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '惊鸿一瞥',
      cost: 2,
      names: 'other',
      effects: [
        { do: 'go', to: 'target' },
        { do: 'atk', who: 'self', add: 2 },
      ],
    },
    { id: '流云袖', cost: 2, names: 'other', near: true, namesPlace: true, effects: [{ do: 'send', to: 'place' }] },
    {
      id: '燕回',
      cost: 3,
      namesPlace: true,
      effects: [
        { do: 'go', to: 'place', after: true },
        { do: 'heal', amount: 2, after: true },
      ],
    },
  ],
  passive: { id: '身轻如燕', def: (field, self) => (modsOf(field, self.seat).moved ? 1 : 0) },
}

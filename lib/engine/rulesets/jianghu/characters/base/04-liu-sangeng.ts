import { isGood, isSpecial } from '../../vocabulary'
import type { Character } from '../types'

/**
 * 飞贼·柳三更（男）气血值14，内力值5（+2），攻击力6，防御力4。
 *
 * 妙手空空（2）：从与你同地的一名其他角色的道具栏中随机取走一件宝物或材料。
 * 隔墙取月（4）：不论远近，从一名其他角色处随机取走一件特殊道具。
 * 夜行（1）：当夜结算后，移动至你指定的地点。
 * 袖里乾坤：对你发动的【夺宝】一无所获。
 */
export const liuSangeng: Character = {
  id: '柳三更',
  sex: 'male',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '妙手空空', cost: 2, names: 'other', near: true, effects: [{ do: 'take', items: isGood }] },
    { id: '隔墙取月', cost: 4, names: 'other', effects: [{ do: 'take', items: isSpecial }] },
    { id: '夜行', cost: 1, namesPlace: true, effects: [{ do: 'go', to: 'place', after: true }] },
  ],
  passive: { id: '袖里乾坤', robProof: true },
}

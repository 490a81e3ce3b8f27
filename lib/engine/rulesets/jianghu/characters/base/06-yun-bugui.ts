import { MATERIALS } from '../../vocabulary'
import type { Character } from '../types'

/**
 * 牵丝·云不归（女）气血值15，内力值6（+1），攻击力5，防御力4。
 *
 * 牵丝戏（5）：与你同地的一名其他角色沦为你的傀儡。
 * 木人代形（2）：指定与你同地的一名其他角色，当夜以你为目标的【攻击】改由其承受（其自己的除外）。
 * 刻木（2）：获得随机一个材料。当夜防御力+1。
 * 无心人：他人对你使用的药物无效。
 */
export const yunBugui: Character = {
  id: '云不归',
  sex: 'female',
  hp: 15,
  mp: 6,
  regen: 1,
  atk: 5,
  def: 4,
  skills: [
    { id: '牵丝戏', cost: 5, names: 'other', near: true, effects: [{ do: 'lay', state: 'puppet' }] },
    { id: '木人代形', cost: 2, names: 'other', near: true, effects: [{ do: 'redirect', who: 'self', to: 'target' }] },
    {
      id: '刻木',
      cost: 2,
      effects: [
        { do: 'find', from: MATERIALS },
        { do: 'def', add: 1 },
      ],
    },
  ],
  passive: { id: '无心人', drugProof: true },
}

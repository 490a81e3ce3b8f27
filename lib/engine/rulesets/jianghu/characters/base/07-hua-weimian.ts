import type { Character } from '../types'

/**
 * 毒姬·花未眠（女）气血值15，内力值5（+2），攻击力5，防御力4。
 *
 * 腐骨（3）：与你同地的一名其他角色气血值-2。
 * 软香罗（2）：与你同地的一名其他角色陷入虚弱，气血值-1。
 * 百花瘴（4）：与你同地的其他角色气血值各-1。
 * 毒入心脉：你死亡时，凶手气血值-3。
 */
export const huaWeimian: Character = {
  id: '花未眠',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    { id: '腐骨', cost: 3, names: 'other', near: true, effects: [{ do: 'lose', amount: 2 }] },
    {
      id: '软香罗',
      cost: 2,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'weak' },
        { do: 'lose', amount: 1 },
      ],
    },
    { id: '百花瘴', cost: 4, effects: [{ do: 'lose', who: 'here', amount: 1 }] },
  ],
  passive: { id: '毒入心脉', onDeath: [{ do: 'lose', who: 'killer', amount: 3 }] },
}

import type { Character } from '../types'

/**
 * 琴师·苏晚弦（女）气血值14，内力值6（+2），攻击力5，防御力4。
 *
 * 裂石（3）：对一名其他角色造成2点伤害。
 * 广陵散（2）：与你同地的其他角色内力值各-1。
 * 清商（2）：一名角色（可为自己）转为保守。
 * 余音绕梁：你死亡时，与你同地的角色陷入虚弱。
 */
export const suWanxian: Character = {
  id: '苏晚弦',
  sex: 'female',
  hp: 14,
  mp: 6,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    { id: '裂石', cost: 3, names: 'other', effects: [{ do: 'hit', amount: 2 }] },
    { id: '广陵散', cost: 2, effects: [{ do: 'drain', who: 'here', amount: 1 }] },
    { id: '清商', cost: 2, names: 'any', effects: [{ do: 'lay', state: 'cautious' }] },
  ],
  passive: { id: '余音绕梁', onDeath: [{ do: 'lay', state: 'weak', who: 'here' }] },
}

import { isElsewhere } from '../conditions'
import type { Character } from '../types'

/**
 * 神射·楚天阔（男）气血值14，内力值5（+2），攻击力6，防御力4。
 *
 * 穿云箭（3）：对一名与你不同地的角色造成2点伤害。
 * 漫天花雨（4）：对随机三名其他角色各造成1点伤害。
 * 鹰眼（1）：得知一名其他角色的气血值。
 * 百步穿杨：【攻击】与你不同地的角色时，攻击力+1。
 */
export const chuTiankuo: Character = {
  id: '楚天阔',
  sex: 'male',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '穿云箭', cost: 3, names: 'other', effects: [{ do: 'hit', where: isElsewhere, amount: 2 }] },
    { id: '漫天花雨', cost: 4, effects: [{ do: 'hit', who: 'others', random: 3, amount: 1 }] },
    { id: '鹰眼', cost: 1, names: 'other', effects: [{ do: 'learn', about: 'hp' }] },
  ],
  passive: { id: '百步穿杨', atk: (_, self, versus) => (versus && versus.place !== self.place ? 1 : 0) },
}

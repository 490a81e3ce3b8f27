import type { Character } from '../types'

/**
 * 铁僧·了尘（男）气血值14，内力值5（+2），攻击力5，防御力5。
 *
 * 金刚不坏（3）：当夜你每次受到的伤害至多为1点。
 * 舍身（2）：指定与你同地的一名其他角色，当夜以其为目标的【攻击】改由你承受（你自己的除外）。
 * 狮子吼（4）：与你同地的其他角色陷入晕眩。
 * 不动明王：白天投票对你造成的伤害-1。
 */
export const liaoChen: Character = {
  id: '了尘',
  sex: 'male',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 5,
  skills: [
    { id: '金刚不坏', cost: 3, effects: [{ do: 'atMost', amount: 1 }] },
    { id: '舍身', cost: 2, names: 'other', near: true, effects: [{ do: 'redirect', to: 'self' }] },
    { id: '狮子吼', cost: 4, effects: [{ do: 'lay', state: 'dizzy', who: 'here' }] },
  ],
  passive: { id: '不动明王', voteShield: 1 },
}

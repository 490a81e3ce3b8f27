import { at } from '../../night/field'
import { isMale } from '../conditions'
import type { Character } from '../types'

/**
 * 剑姬·白露晞（女）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 鸳鸯剑（2）：对与你同地的一名其他角色造成1点伤害；若其为异性，改为2点。
 * 落梅如雪（4）：对与你同地的其他男性角色各造成2点伤害。
 * 临水照影（2）：当夜将防御力的一半（向下取整）转化为攻击力。
 * 霜刃：【攻击】不在正常状态的角色时，攻击力+1。
 */
export const baiLuxi: Character = {
  id: '白露晞',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '鸳鸯剑',
      cost: 2,
      names: 'other',
      near: true,
      effects: [{ do: 'hit', amount: (field, use, other) => (other.sex === at(field, use.seat).sex ? 1 : 2) }],
    },
    { id: '落梅如雪', cost: 4, effects: [{ do: 'hit', who: 'here', where: isMale, amount: 2 }] },
    { id: '临水照影', cost: 2, effects: [{ do: 'convert', from: 'def' }] },
  ],
  passive: {
    id: '霜刃',
    atk: (_field, _self, versus) => (versus?.states.some((entry) => entry.state !== 'scattered') ? 1 : 0),
  },
}

import { specialsOf } from '../../night/field'
import type { Character } from '../types'

/**
 * 镖头·赵擎川（男）气血值16，内力值4（+2），攻击力6，防御力4。
 *
 * 走镖（2）：与你同地的一名其他角色当夜防御力+2，你当夜防御力+1。
 * 回马枪（2）：对当夜【攻击】落在你身上的每名角色造成1点伤害。
 * 亮镖旗（3）：陷入坚守，持续一日一夜。当夜攻击力+1。
 * 人在镖在：持有两件或以上特殊道具时，防御力+1。
 */
export const zhaoQingchuan: Character = {
  id: '赵擎川',
  sex: 'male',
  hp: 16,
  mp: 4,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '走镖',
      cost: 2,
      names: 'other',
      near: true,
      effects: [
        { do: 'def', add: 2 },
        { do: 'def', who: 'self', add: 1 },
      ],
    },
    { id: '回马枪', cost: 2, effects: [{ do: 'hit', who: 'attackers', amount: 1 }] },
    {
      id: '亮镖旗',
      cost: 3,
      effects: [
        { do: 'lay', state: 'steadfast' },
        { do: 'atk', add: 1 },
      ],
    },
  ],
  passive: { id: '人在镖在', def: (_, self) => (specialsOf(self) >= 2 ? 1 : 0) },
}

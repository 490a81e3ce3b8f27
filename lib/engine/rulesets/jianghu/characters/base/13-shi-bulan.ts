import { isMaterial, MATERIALS } from '../../vocabulary'
import type { Character } from '../types'

/**
 * 丐侠·石不烂（男）气血值16，内力值4（+2），攻击力6，防御力4。
 *
 * 沿街乞食（1）：获得随机一个材料。
 * 醉打四方（3）：当夜攻击力+4，但【攻击】的目标变为随机。
 * 泥潭打滚（2）：陷入坚守，持续一日一夜。
 * 百家饭：你使用材料时，效果多1点。
 */
export const shiBulan: Character = {
  id: '石不烂',
  sex: 'male',
  hp: 16,
  mp: 4,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '沿街乞食', cost: 1, effects: [{ do: 'find', from: MATERIALS }] },
    { id: '醉打四方', cost: 3, effects: [{ do: 'atk', add: 4 }, { do: 'randomTarget' }] },
    { id: '泥潭打滚', cost: 2, effects: [{ do: 'lay', state: 'steadfast' }] },
  ],
  passive: { id: '百家饭', itemBonus: (item) => (isMaterial(item) ? 1 : 0) },
}

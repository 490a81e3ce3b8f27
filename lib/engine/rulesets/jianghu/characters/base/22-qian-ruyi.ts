import { isTreasure, TREASURES } from '../../vocabulary'
import type { Character } from '../types'

/**
 * 商女·钱如意（女）气血值14，内力值5（+2），攻击力5，防御力4。
 *
 * 一掷千金（3）：获得随机一件宝物。
 * 破财消灾（1）：舍弃道具栏中一件宝物，气血值+3。
 * 耳目众多（1）：得知一名其他角色持有哪些特殊道具。
 * 财可通神：身处宝窟时，必得一件宝物。
 */
export const qianRuyi: Character = {
  id: '钱如意',
  sex: 'female',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    { id: '一掷千金', cost: 3, effects: [{ do: 'find', from: TREASURES }] },
    { id: '破财消灾', cost: 1, namesItem: isTreasure, effects: [{ do: 'spend' }, { do: 'heal', amount: 3 }] },
    { id: '耳目众多', cost: 1, names: 'other', effects: [{ do: 'learn', about: 'specials' }] },
  ],
  passive: { id: '财可通神', denSure: true },
}

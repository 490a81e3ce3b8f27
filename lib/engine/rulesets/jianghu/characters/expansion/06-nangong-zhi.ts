import { at } from '../../night/field'
import type { Character } from '../types'

/**
 * 花间·南宫芷（女）气血值14，内力值5（+3），攻击力5，防御力4。
 *
 * 采薇（1）：获得一株药草。
 * 落英（3）：对一名其他角色造成2点伤害；若你的道具栏中有药草，改为3点。
 * 拈花（2）：与你同地的一名角色（可为自己）气血值+1，内力值+1。
 * 四时花信：身处原材料产地时，获得两个材料。
 */
export const nangongZhi: Character = {
  id: '南宫芷',
  sex: 'female',
  hp: 14,
  mp: 5,
  regen: 3,
  atk: 5,
  def: 4,
  skills: [
    { id: '采薇', cost: 1, effects: [{ do: 'find', from: ['药草'] }] },
    {
      id: '落英',
      cost: 3,
      names: 'other',
      effects: [{ do: 'hit', amount: (field, use) => (at(field, use.seat).bag.includes('药草') ? 3 : 2) }],
    },
    {
      id: '拈花',
      cost: 2,
      names: 'any',
      near: true,
      effects: [
        { do: 'heal', amount: 1 },
        { do: 'mp', amount: 1 },
      ],
    },
  ],
  passive: { id: '四时花信', sourceTwice: true },
}

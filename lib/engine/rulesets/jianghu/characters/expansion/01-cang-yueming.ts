import { at, beside } from '../../night/field'
import type { Character } from '../types'

/**
 * 海客·沧月明（女）气血值14，内力值5（+2），攻击力6，防御力4。
 *
 * 沧浪（2）：与你同地的其他角色各被冲往随机一地。当夜防御力+1。
 * 潮生（2）：气血值+1，每有一名与你同地的其他角色再+1，至多+3。
 * 碧海惊涛（4）：对随机两名与你不同地的角色各造成2点伤害。
 * 听潮：白天开始时，若身处杭州，内力值多回复1点。
 */
export const cangYueming: Character = {
  id: '沧月明',
  sex: 'female',
  hp: 14,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '沧浪',
      cost: 2,
      effects: [
        { do: 'send', who: 'here', to: 'random' },
        { do: 'def', add: 1 },
      ],
    },
    {
      id: '潮生',
      cost: 2,
      effects: [
        { do: 'heal', who: 'self', amount: (field, use) => Math.min(3, 1 + beside(field, at(field, use.seat)).length) },
      ],
    },
    { id: '碧海惊涛', cost: 4, effects: [{ do: 'hit', who: 'away', random: 2, amount: 2 }] },
  ],
  passive: { id: '听潮', regen: (_, self) => (self.place === '杭州' ? 1 : 0) },
}

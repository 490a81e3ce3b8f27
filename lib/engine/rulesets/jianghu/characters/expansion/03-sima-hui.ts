import type { Character } from '../types'

/**
 * 观星·司马晦（男）气血值14，内力值6（+2），攻击力5，防御力4。
 *
 * 荧惑（3）：对一名其他角色造成1点伤害；单数夜改为3点。
 * 紫微（2）：气血值+1；双数夜改为+3。
 * 望气（1）：得知一名其他角色道具栏中的一切。
 * 知天命：荆棘、魔窟之效，于你无碍。
 */
export const simaHui: Character = {
  id: '司马晦',
  sex: 'male',
  hp: 14,
  mp: 6,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    {
      id: '荧惑',
      cost: 3,
      names: 'other',
      effects: [{ do: 'hit', amount: (field) => (field.round % 2 === 1 ? 3 : 1) }],
    },
    { id: '紫微', cost: 2, effects: [{ do: 'heal', amount: (field) => (field.round % 2 === 0 ? 3 : 1) }] },
    { id: '望气', cost: 1, names: 'other', effects: [{ do: 'learn', about: 'items' }] },
  ],
  passive: { id: '知天命', unharmedBy: ['荆棘', '魔窟'] },
}

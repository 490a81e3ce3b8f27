import type { Character } from '../types'

/**
 * 医仙·沈半夏（女）气血值15，内力值5（+2），攻击力5，防御力4。
 *
 * 银针渡穴（2）：与你同地的一名角色（可为自己）气血值+2。
 * 一剂回春（3）：与你同地的一名角色（可为自己）解除一切状态，气血值+1。
 * 悬壶济世（4）：当夜结算后，与你同地的所有角色气血值+1，你再+1。
 * 百草在心：你使用药草、金疮药、大还丹时，气血值多回复1点。
 */
export const shenBanxia: Character = {
  id: '沈半夏',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    { id: '银针渡穴', cost: 2, names: 'any', near: true, effects: [{ do: 'heal', amount: 2 }] },
    { id: '一剂回春', cost: 3, names: 'any', near: true, effects: [{ do: 'cure' }, { do: 'heal', amount: 1 }] },
    {
      id: '悬壶济世',
      cost: 4,
      effects: [
        { do: 'heal', who: 'party', amount: 1, after: true },
        { do: 'heal', amount: 1, after: true },
      ],
    },
  ],
  passive: { id: '百草在心', itemBonus: (item) => (item === '药草' || item === '金疮药' || item === '大还丹' ? 1 : 0) },
}

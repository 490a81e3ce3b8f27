import { type ActiveUse, at, type Field } from '../../night/field'
import type { Character } from '../types'

const isHurt = (field: Field, use: ActiveUse): boolean => at(field, use.seat).hp < 10

/**
 * 判官·陆无赦（男）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 连坐（3）：指定一名其他角色，对与其同阵营的随机一人造成2点伤害（其本人与你除外）。
 * 惊堂木（2）：与你同地的一名其他角色陷入禁足，内力值-1。
 * 朱批（2）：当夜攻击力+1；若你的气血值低于10，改为+3。
 * 铁面：你成为凶手时，气血值+2。
 */
export const luWushe: Character = {
  id: '陆无赦',
  sex: 'male',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '连坐', cost: 3, names: 'other', effects: [{ do: 'hit', who: 'clan', random: 1, amount: 2 }] },
    {
      id: '惊堂木',
      cost: 2,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'confined' },
        { do: 'drain', amount: 1 },
      ],
    },
    {
      id: '朱批',
      cost: 2,
      effects: [
        { do: 'atk', add: 2, provided: isHurt },
        { do: 'atk', add: 1 },
      ],
    },
  ],
  passive: { id: '铁面', onKill: [{ do: 'heal', amount: 2 }] },
}

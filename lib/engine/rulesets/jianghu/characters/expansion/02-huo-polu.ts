import type { Character } from '../types'

/**
 * 将门·霍破虏（男）气血值14，内力值4（+2），攻击力7，防御力4。
 *
 * 破阵（2）：一名其他角色当夜防御力-2。
 * 军令（2）：与你同地的一名其他角色转为激昂，你内力值+1。
 * 死战（3）：当夜攻击力+1。当夜气血值若降至0或以下，改为1；因碎片而死者不在此列。
 * 边声四起：身处塞北时，攻击力+1。
 */
export const huoPolu: Character = {
  id: '霍破虏',
  sex: 'male',
  hp: 14,
  mp: 4,
  regen: 2,
  atk: 7,
  def: 4,
  skills: [
    { id: '破阵', cost: 2, names: 'other', effects: [{ do: 'def', add: -2 }] },
    {
      id: '军令',
      cost: 2,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'fervent' },
        { do: 'mp', who: 'self', amount: 1 },
      ],
    },
    { id: '死战', cost: 3, effects: [{ do: 'stand' }, { do: 'atk', add: 1 }] },
  ],
  passive: { id: '边声四起', atk: (_, self) => (self.place === '塞北' ? 1 : 0) },
}

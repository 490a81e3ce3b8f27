import type { Character } from '../types'

/**
 * 道士·玉衡子（男）气血值14，内力值6（+1），攻击力5，防御力5。
 *
 * 借东风（2）：将与你同地的一名其他角色送往你指定的地点。
 * 清心咒（2）：与你同地的所有角色（含自己）解除一切状态，你气血值+1。
 * 五雷正法（6）：天雷降下，与你同地的其他角色各受到2点无来源的伤害。
 * 无为：当夜若未发动【攻击】，结算后内力值+1。
 */
export const yuHengzi: Character = {
  id: '玉衡子',
  sex: 'male',
  hp: 14,
  mp: 6,
  regen: 1,
  atk: 5,
  def: 5,
  skills: [
    { id: '借东风', cost: 2, names: 'other', near: true, namesPlace: true, effects: [{ do: 'send', to: 'place' }] },
    {
      id: '清心咒',
      cost: 2,
      effects: [
        { do: 'cure', who: 'party' },
        { do: 'heal', amount: 1 },
      ],
    },
    { id: '五雷正法', cost: 6, effects: [{ do: 'hit', who: 'here', amount: 2, sourceless: true }] },
  ],
  passive: {
    id: '无为',
    afterNight: [
      {
        do: 'mp',
        amount: 1,
        provided: (field, use) => !field.uses.some((other) => other.seat === use.seat && other.skill === 'attack'),
      },
    ],
  },
}

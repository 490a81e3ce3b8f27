import type { Character } from '../types'

/**
 * 魔君·厉千帆（男）气血值15，内力值4（+1），攻击力7，防御力4。
 *
 * 夺元手（2）：与你同地的一名其他角色内力值-2，你获得其所失。
 * 血煞（1）：气血值-1，当夜攻击力+2。
 * 天魔音（4）：与你同地的其他角色陷入失忆。
 * 以战养战：你成为凶手时，内力值+3。
 */
export const liQianfan: Character = {
  id: '厉千帆',
  sex: 'male',
  hp: 15,
  mp: 4,
  regen: 1,
  atk: 7,
  def: 4,
  skills: [
    { id: '夺元手', cost: 2, names: 'other', near: true, effects: [{ do: 'drain', amount: 2, keep: true }] },
    {
      id: '血煞',
      cost: 1,
      effects: [
        { do: 'lose', amount: 1 },
        { do: 'atk', add: 2 },
      ],
    },
    { id: '天魔音', cost: 4, effects: [{ do: 'lay', state: 'amnesia', who: 'here' }] },
  ],
  passive: { id: '以战养战', onKill: [{ do: 'mp', amount: 3 }] },
}

import { isSpecial } from '../../vocabulary'
import type { Character } from '../types'

/**
 * 名捕·秦照夜（女）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 铁索横江（3）：与你同地的一名其他角色陷入禁足，并受到1点伤害。
 * 追迹（1）：得知当夜是谁的【攻击】落在一名角色（可为自己）身上。
 * 起赃（3）：从与你同地的一名其他角色处随机取走一件特殊道具，并对其造成1点伤害。
 * 夜不闭目：你受到伤害时，得知是谁所为。
 */
export const qinZhaoye: Character = {
  id: '秦照夜',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    {
      id: '铁索横江',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'confined' },
        { do: 'hit', amount: 1 },
      ],
    },
    { id: '追迹', cost: 1, names: 'any', effects: [{ do: 'learn', about: 'attackers' }] },
    {
      id: '起赃',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'take', items: isSpecial },
        { do: 'hit', amount: 1 },
      ],
    },
  ],
  passive: { id: '夜不闭目', seesHitters: true },
}

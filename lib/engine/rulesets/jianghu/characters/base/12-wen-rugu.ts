import { at } from '../../night/field'
import { isLiving } from '../../state'
import type { Character } from '../types'

/**
 * 书生·温如故（男）气血值14，内力值6（+2），攻击力5，防御力4。
 *
 * 知彼（1）：得知一名其他角色的攻击力、防御力与内力值。
 * 激将（2）：一名角色（可为自己）转为激昂。
 * 笔走龙蛇（3）：对一名其他角色造成1点伤害，你每余2点内力值再加1点，至多3点。
 * 独坐幽篁：白天开始时，若你独处一地，内力值多回复1点。
 */
export const wenRugu: Character = {
  id: '温如故',
  sex: 'male',
  hp: 14,
  mp: 6,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    { id: '知彼', cost: 1, names: 'other', effects: [{ do: 'learn', about: 'numbers' }] },
    { id: '激将', cost: 2, names: 'any', effects: [{ do: 'lay', state: 'fervent' }] },
    {
      id: '笔走龙蛇',
      cost: 3,
      names: 'other',
      effects: [{ do: 'hit', amount: (field, use) => Math.min(3, 1 + Math.floor(at(field, use.seat).mp / 2)) }],
    },
  ],
  passive: {
    id: '独坐幽篁',
    regen: (players, self) =>
      players.some((other) => isLiving(other) && other.seat !== self.seat && other.place === self.place) ? 0 : 1,
  },
}

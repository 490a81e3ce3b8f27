import { type ActiveUse, at, beside, type Field } from '../../night/field'
import type { Character } from '../types'

const isAlone = (field: Field, use: ActiveUse): boolean => beside(field, at(field, use.seat)).length === 0

/**
 * 独行·铁衣（男）气血值17，内力值4（+2），攻击力7，防御力3。
 *
 * 孤军（3）：当夜攻击力+1；若你独处一地，改为+4。
 * 壁虎功（1）：移动至你指定的地点，禁足亦不能阻。
 * 铁骨（2）：当夜防御力+1，每次受到的伤害至多为3点。
 * 独来独往：独处一地时，防御力+1。
 */
export const tieYi: Character = {
  id: '铁衣',
  sex: 'male',
  hp: 17,
  mp: 4,
  regen: 2,
  atk: 7,
  def: 3,
  skills: [
    {
      id: '孤军',
      cost: 3,
      effects: [
        { do: 'atk', add: 3, provided: isAlone },
        { do: 'atk', add: 1 },
      ],
    },
    { id: '壁虎功', cost: 1, namesPlace: true, effects: [{ do: 'go', to: 'place' }] },
    {
      id: '铁骨',
      cost: 2,
      effects: [
        { do: 'def', add: 1 },
        { do: 'atMost', amount: 3 },
      ],
    },
  ],
  passive: { id: '独来独往', def: (field, self) => (beside(field, self).length === 0 ? 1 : 0) },
}

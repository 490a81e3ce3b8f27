import { type ActiveUse, at, comesToNothing, type Field, isAlive, lose } from '../../night/field'
import type { Character } from '../types'

/** 同命蛊: the damage that she took tonight, at most 3. */
function shareFate(field: Field, use: ActiveUse): void {
  if (!isAlive(field, use.target)) {
    comesToNothing(field, use)
    return
  }
  const taken = field.hits.filter((hit) => hit.target === use.seat).reduce((sum, hit) => sum + hit.amount, 0)
  lose(field, at(field, use.target), Math.min(3, taken), null)
}

/**
 * 蛊婆·蓝阿依（女）气血值15，内力值5（+2），攻击力5，防御力4。
 *
 * 离心蛊（3）：与你同地的一名其他角色陷入失忆，气血值-1。
 * 同命蛊（3）：指定一名其他角色，当夜你每受到1点伤害，其气血值-1，至多3点。
 * 散魂香（3）：与你同地的一名其他角色陷入散功。
 * 金蚕护体：他人对你使用的药物无效。不在正常状态时，防御力+1。
 */
export const lanAyi: Character = {
  id: '蓝阿依',
  sex: 'female',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 5,
  def: 4,
  skills: [
    {
      id: '离心蛊',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'amnesia' },
        { do: 'lose', amount: 1 },
      ],
    },
    { id: '同命蛊', cost: 3, names: 'other', effects: [{ do: 'run', stage: 'hits', run: shareFate }] },
    { id: '散魂香', cost: 3, names: 'other', near: true, effects: [{ do: 'lay', state: 'scattered' }] },
  ],
  passive: {
    id: '金蚕护体',
    drugProof: true,
    def: (_, self) => (self.states.some((entry) => entry.state !== 'scattered') ? 1 : 0),
  },
}

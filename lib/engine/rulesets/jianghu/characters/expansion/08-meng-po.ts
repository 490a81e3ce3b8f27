import type { Character } from '../types'

/**
 * 渡魂·孟忘川（女）气血值15，内力值6（+1），攻击力5，防御力4。
 *
 * 一碗忘川（3）：与你同地的一名其他角色陷入失忆，内力值-2。
 * 渡己（2）：气血值+1，每有一名死者再+1，至多+3。
 * 引魂灯（3）：对一名其他角色造成2点伤害；若其气血值不高于5，改为3点。
 * 黄泉路近：每有一名其他角色死亡，内力值+1。
 */
export const mengPo: Character = {
  id: '孟忘川',
  sex: 'female',
  hp: 15,
  mp: 6,
  regen: 1,
  atk: 5,
  def: 4,
  skills: [
    {
      id: '一碗忘川',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'lay', state: 'amnesia' },
        { do: 'drain', amount: 2 },
      ],
    },
    {
      id: '渡己',
      cost: 2,
      effects: [
        {
          do: 'heal',
          amount: (field) => Math.min(3, 1 + field.players.filter((other) => other.death !== null).length),
        },
      ],
    },
    {
      id: '引魂灯',
      cost: 3,
      names: 'other',
      effects: [{ do: 'hit', amount: (_field, _use, other) => (other.hp <= 5 ? 3 : 2) }],
    },
  ],
  passive: { id: '黄泉路近', onOthersDeath: [{ do: 'mp', amount: 1 }] },
}

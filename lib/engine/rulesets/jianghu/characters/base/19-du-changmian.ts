import type { Character } from '../types'

/**
 * 酒徒·杜长眠（男）气血值16，内力值5（+2），攻击力6，防御力3。
 *
 * 浮一大白（2）：气血值+3，随后陷入虚弱。
 * 醉步（2）：当夜以你为目标的【攻击】，改由与你同地的随机一名其他角色承受（攻击者除外）。
 * 借酒行凶（2）：当夜攻击力+2。
 * 千杯不倒：不在正常状态时，攻击力+1。
 */
export const duChangmian: Character = {
  id: '杜长眠',
  sex: 'male',
  hp: 16,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 3,
  skills: [
    {
      id: '浮一大白',
      cost: 2,
      effects: [
        { do: 'heal', amount: 3 },
        { do: 'lay', state: 'weak' },
      ],
    },
    { id: '醉步', cost: 2, effects: [{ do: 'redirect', who: 'self', to: 'random' }] },
    { id: '借酒行凶', cost: 2, effects: [{ do: 'atk', add: 2 }] },
  ],
  passive: { id: '千杯不倒', atk: (_, self) => (self.states.some((entry) => entry.state !== 'scattered') ? 1 : 0) },
}

import { type ActiveUse, at, comesToNothing, type Field, reachable } from '../../night/field'
import { cure, lay } from '../../night/states'
import { isAbnormal } from '../conditions'
import type { Character } from '../types'

/** 送祟: what is on him goes to the other; 散功, which he cannot know of, stays. */
function passOn(field: Field, use: ActiveUse): void {
  if (!reachable(field, use)) {
    comesToNothing(field, use)
    return
  }
  const self = at(field, use.seat)
  const known = self.states.filter((entry) => entry.state !== 'scattered')
  for (const { state } of known) lay(field, at(field, use.target ?? 0), state, { by: use.seat, cost: use.cost })
  cure(field, self, (entry) => known.includes(entry))
}

/**
 * 傩面·鬼十九（男）气血值15，内力值5（+2），攻击力6，防御力4。
 *
 * 请神（2）：转为激昂。
 * 送祟（3）：将自己的一切状态（散功除外）转到与你同地的一名其他角色身上，并对其造成1点伤害。
 * 点魂（3）：对与你同地的其他不在正常状态的角色各造成2点伤害。
 * 面具之下：对你发动的【探查】一无所获。白天投票对你造成的伤害-1。
 */
export const guiShijiu: Character = {
  id: '鬼十九',
  sex: 'male',
  hp: 15,
  mp: 5,
  regen: 2,
  atk: 6,
  def: 4,
  skills: [
    { id: '请神', cost: 2, effects: [{ do: 'lay', state: 'fervent' }] },
    {
      id: '送祟',
      cost: 3,
      names: 'other',
      near: true,
      effects: [
        { do: 'run', stage: 'skills', run: passOn },
        { do: 'hit', amount: 1 },
      ],
    },
    { id: '点魂', cost: 3, effects: [{ do: 'hit', who: 'here', where: isAbnormal, amount: 2 }] },
  ],
  passive: { id: '面具之下', inspectProof: true, voteShield: 1 },
}

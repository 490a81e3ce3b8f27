import { CHARACTERS, type Command, type JianghuPlayer, type JianghuState } from '@/lib/engine/rulesets/jianghu'
import type { Random } from '../random'
import { campOf, goalOf } from './goals'
import { planItems } from './items'
import { planSkills } from './skills'
import { focusOf, type Table } from './table'

export { campOf }

type Act = Extract<Command, { do: 'act' }>

/** One night's action: combine, stay alive, strike the focus of one's camp, take what one needs. */
export function chooseAction(state: JianghuState, table: Table, player: JianghuPlayer, random: Random): Command[] {
  if (player.character === null || player.states.some((entry) => entry.state === 'puppet')) return []
  const character = CHARACTERS.get(player.character)
  if (!character) return []
  const goal = goalOf(state, table, player)
  const target = focusOf(state, table, player, goal.prey)
  const act: Act = { by: player.seat, do: 'act', skills: [], uses: [] }
  const move = planSkills(state, player, character, { goal, target, random, act })
  planItems(state, player, { goal, target, act, place: move ?? player.place })
  if (move !== null && !player.states.some((entry) => entry.state === 'confined')) act.move = move
  return [act]
}

/** The camp's focus, or what the mission asks for. */
export function chooseVote(state: JianghuState, table: Table, player: JianghuPlayer, random: Random): Command[] {
  const goal = goalOf(state, table, player)
  if (goal.wantsToDie) return [{ by: player.seat, do: 'vote', seat: player.seat }]
  const target = focusOf(state, table, player, goal.prey)
  if (target === null || random.chance(0.02)) return []
  return [{ by: player.seat, do: 'vote', seat: target }]
}

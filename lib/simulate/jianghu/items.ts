import type { Command, JianghuPlayer, JianghuState } from '@/lib/engine/rulesets/jianghu'
import { isDrug } from '@/lib/engine/rulesets/jianghu'
import type { Goal } from './goals'
import { seen } from './table'

type Act = Extract<Command, { do: 'act' }>

const HEALS: Readonly<Record<string, number>> = { 金疮药: 2, 大还丹: 4, 药草: 1 }
const WORN_FIRST = ['凌波微步', '布甲', '阔剑', '含沙射影', '葵花宝典']

/** Wears the best it has, drinks when low, poisons whom it is after, cures itself. */
export function planItems(
  state: JianghuState,
  player: JianghuPlayer,
  { target, act, place }: { goal: Goal; target: number | null; act: Act; place: string },
): void {
  const uses = act.uses ?? []
  const spoken = (act.skills ?? []).flatMap((use) => use.item ?? [])
  const bag = player.bag.filter((item) => !spoken.includes(item))
  const wear = WORN_FIRST.find((item) => bag.some((held) => held === item))
  if (wear !== undefined && player.slot === null && (wear !== '葵花宝典' || player.hp > 6)) act.equip = wear
  let hp = player.hp
  for (const item of bag) {
    const heals = HEALS[item]
    if (heals !== undefined && hp <= 8) {
      uses.push({ item })
      hp += heals
    } else if (item === '玉蜂浆' || item === '蜂王浆' || item === '蜂蜜') uses.push({ item })
    else if (item === '解药' && player.states.some((entry) => entry.state === 'weak' || entry.state === 'amnesia'))
      uses.push({ item })
    else if (isDrug(item) && target !== null && seen(state).place(target) === place) uses.push({ item, target })
  }
  act.uses = uses
}

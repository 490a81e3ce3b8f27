import {
  type Character,
  type Command,
  isSpecial,
  type JianghuPlayer,
  type JianghuState,
  PARTS,
  PLACES,
} from '@/lib/engine/rulesets/jianghu'
import type { Random } from '../random'
import type { Goal } from './goals'
import { seen } from './table'

type Act = Extract<Command, { do: 'act' }>
type Skill = Character['skills'][number]
type Use = NonNullable<Act['skills']>[number]

/** What a skill is good for, read from its effects. */
type Purpose = 'harm' | 'sharpen' | 'ward' | 'heal' | 'take' | 'find' | 'none'

const BAD: readonly string[] = ['weak', 'dizzy', 'amnesia', 'confined', 'puppet', 'scattered']
const purposes = new Map<Skill, Purpose>()

function purposeOf(skill: Skill): Purpose {
  const known = purposes.get(skill)
  if (known) return known
  const found = readPurpose(skill)
  purposes.set(skill, found)
  return found
}

function readPurpose({ names, effects }: Skill): Purpose {
  const has = (...kinds: string[]) => effects.some((effect) => kinds.includes(effect.do))
  const onSelf = (effect: (typeof effects)[number]) => effect.who === 'self' || (effect.who === undefined && !names)
  if (has('hit', 'drain') || effects.some((effect) => effect.do === 'lose' && !onSelf(effect))) return 'harm'
  if (
    effects.some((effect) => effect.do === 'def' && typeof effect.add === 'number' && effect.add < 0 && !onSelf(effect))
  )
    return 'harm'
  if (effects.some((effect) => effect.do === 'lay' && BAD.includes(effect.state) && !onSelf(effect))) return 'harm'
  if (has('take')) return 'take'
  if (has('heal')) return 'heal'
  if (has('atk', 'convert', 'randomTarget')) return 'sharpen'
  if (has('def', 'atMost', 'redirect', 'stand', 'lay')) return 'ward'
  if (has('find', 'mp')) return 'find'
  return 'none'
}

interface Plan {
  goal: Goal
  target: number | null
  random: Random
  act: Act
}

/** Fills the skills of an action; gives the place to move to, or null. */
export function planSkills(
  state: JianghuState,
  player: JianghuPlayer,
  character: Character,
  plan: Plan,
): string | null {
  const { goal, target, random, act } = plan
  const skills: Use[] = []
  act.skills = skills
  let mp = player.mp
  let move: string | null = null
  const isDizzy = player.states.some((entry) => entry.state === 'dizzy')
  const forgets = player.states.some((entry) => entry.state === 'amnesia')
  const pay = (use: Use, cost: number): void => {
    skills.push(use)
    mp -= cost
  }
  const near = (seat: number) => {
    move = seen(state).place(seat)
  }

  if (!isDizzy && goal.set && PARTS[goal.set].every((part) => player.bag.includes(part)) && mp >= 2)
    pay({ skill: 'combine', what: goal.set }, 2)
  if (goal.wantsToDie) return null
  const isLow = player.hp <= 4
  const spend = goal.saves ? 0.15 : 1

  const victim = isDizzy ? null : robVictim(state, player, goal)
  const missing = goal.set ? PARTS[goal.set].filter((part) => !player.bag.includes(part)).length : 3
  if (victim !== null && mp >= 2 && !isLow && random.chance(missing === 1 || goal.wants === 'any' ? 0.85 : 0.25)) {
    pay({ skill: 'rob', target: victim }, 2)
    near(victim)
  }
  if (isLow && !isDizzy && mp >= 1 && random.chance(0.4)) pay({ skill: 'guard' }, 1)

  const wanted: Purpose[] = isLow ? ['heal', 'ward', 'harm'] : ['harm', 'sharpen', 'take', 'find', 'heal']
  const usable = forgets ? [] : character.skills.filter((skill) => wanted.includes(purposeOf(skill)))
  const ordered = random.sample(usable, usable.length)
  if (isLow) ordered.sort((a, b) => wanted.indexOf(purposeOf(a)) - wanted.indexOf(purposeOf(b)))
  for (const skill of ordered) {
    const purpose = purposeOf(skill)
    const reserve = purpose === 'sharpen' ? 1 : 0
    if (mp < skill.cost + reserve || !random.chance(spend)) continue
    if (purpose === 'heal' && player.hp >= 9) continue
    if (purpose === 'sharpen' && (isDizzy || target === null)) continue
    const use = aimed(state, player, skill, target, purpose, random)
    if (!use) continue
    if (skill.near && use.target !== undefined && use.target !== player.seat) {
      if (move !== null && move !== seen(state).place(use.target)) continue
      near(use.target)
    }
    pay(use, skill.cost)
    break
  }
  if (!isDizzy && target !== null && mp >= 1 && random.chance(goal.saves ? 0.2 : 1)) pay({ skill: 'attack', target }, 1)
  if (!isDizzy && mp >= 2 && !skills.some((use) => use.skill === 'guard') && !goal.saves && player.hp <= 5)
    pay({ skill: 'guard' }, 1)
  return move
}

/** Whom to rob: the seat with the most special items among those it is after, else among all. */
function robVictim(state: JianghuState, player: JianghuPlayer, goal: Goal): number | null {
  if (goal.wants === null) return null
  const { specials } = seen(state)
  let best: number | null = null
  for (const other of state.players) {
    if (other.death !== null || other.seat === player.seat || specials(other.seat) === 0) continue
    if (best === null || specials(other.seat) > specials(best)) best = other.seat
  }
  return best
}

function aimed(
  state: JianghuState,
  player: JianghuPlayer,
  skill: Skill,
  target: number | null,
  purpose: Purpose,
  random: Random,
): Use | null {
  const use: Use = { skill: skill.id }
  if (skill.namesPlace) use.what = random.pick(PLACES) ?? PLACES[0]
  if (skill.namesItem) {
    const item = player.bag.find((held) => skill.namesItem?.(held) && !isSpecial(held))
    if (item === undefined) return null
    use.item = item
  }
  if (skill.names === 'any' && purpose !== 'harm') use.target = player.seat
  else if (skill.names) {
    const named = purpose === 'heal' ? companion(state, player) : target
    if (named === null) return null
    use.target = named
  }
  return use
}

/** Somebody in the same place, for skills that heal another. */
function companion(state: JianghuState, player: JianghuPlayer): number | null {
  const { place } = seen(state)
  const other = state.players.find(
    (seat) => seat.death === null && seat.seat !== player.seat && place(seat.seat) === player.place,
  )
  return other?.seat ?? null
}

import { ownSkill } from '../act'
import { CHARACTERS } from '../characters'
import type { RefusalCode } from '../refusals'
import { controllerOf, hasState, livingPlayers, type Player, type State } from '../state'
import type { NightDesk, SkillOption } from '../view-types'
import {
  type Good,
  ITEMS,
  type Item,
  isDrug,
  isGood,
  isPublicSkill,
  isWearable,
  PARTS,
  PUBLIC_SKILLS,
  type PublicSkill,
  SPECIAL_ITEMS,
  TREASURE_SETS,
} from '../vocabulary'

/** What a seat may submit this night (J3), for itself or for its puppet. Null outside a night and for the dead. */
export function deskFor(state: State, player: Player, forPuppet: boolean): NightDesk | null {
  if (state.phase !== 'night' || state.closes === null) return null
  const isBound = !forPuppet && hasState(player, 'puppet')
  const known = forPuppet ? null : player
  const wearables = known ? known.bag.filter(isWearable) : ITEMS.filter(isWearable)
  return {
    closes: state.closes,
    for: forPuppet ? player.seat : null,
    mp: player.mp,
    place: player.place,
    mayMove: !isBound && !hasState(player, 'confined'),
    mayAct: !isBound,
    skills: isBound ? [] : skillsOf(state, player, forPuppet),
    items: isBound ? [] : itemsOf(state, player, forPuppet),
    wearables: isBound ? [] : wearables,
    slot: known?.slot ?? null,
    action: forPuppet ? (player.driven?.action ?? null) : player.action,
  }
}

/** The seats that this one controls now (J6.7a). */
export const puppetsOf = (state: State, controller: number): Player[] =>
  livingPlayers(state).filter((player) => controllerOf(state, player) === controller)

const others = (state: State, player: Player): number[] =>
  livingPlayers(state).flatMap((other) => (other.seat === player.seat ? [] : [other.seat]))

function skillsOf(state: State, player: Player, forPuppet: boolean): SkillOption[] {
  const open = Object.keys(PUBLIC_SKILLS).filter(isPublicSkill)
  const own = forPuppet ? [] : (CHARACTERS.get(player.character ?? '')?.skills ?? [])
  return [
    ...open.map((skill) => publicOption(state, player, skill, forPuppet)),
    ...own.map((skill): SkillOption => {
      const targets = skill.names ? others(state, player) : null
      const { namesItem } = skill
      return {
        skill: skill.id,
        cost: skill.cost,
        of: 'character',
        targets: skill.names === 'any' ? [player.seat, ...(targets ?? [])].sort((a, b) => a - b) : targets,
        near: skill.near ?? false,
        namesPlace: skill.namesPlace ?? false,
        items: namesItem ? distinct(player.bag.filter(namesItem)) : null,
        sets: null,
        refused: refusalOf(player, skill.id, skill.cost),
      }
    }),
  ]
}

function publicOption(state: State, player: Player, skill: PublicSkill, forPuppet: boolean): SkillOption {
  const cost = PUBLIC_SKILLS[skill]
  const holds = (set: (typeof TREASURE_SETS)[number]) => PARTS[set].every((part) => player.bag.includes(part))
  return {
    skill,
    cost,
    of: 'public',
    targets: skill === 'guard' || skill === 'combine' ? null : others(state, player),
    near: skill === 'rob' || skill === 'give' || skill === 'inspect',
    namesPlace: false,
    items: skill === 'give' ? (forPuppet ? [...SPECIAL_ITEMS] : distinct(player.bag)) : null,
    sets: skill === 'combine' ? TREASURE_SETS.filter((set) => forPuppet || holds(set)) : null,
    refused: refusalOf(player, skill, cost),
  }
}

const distinct = (items: readonly Item[]): Item[] => [...new Set(items)]

function refusalOf(player: Player, skill: string, cost: number): RefusalCode | null {
  if (hasState(player, 'dizzy') && isPublicSkill(skill)) return 'STATE_FORBIDS'
  if (hasState(player, 'amnesia') && ownSkill(player, skill)) return 'STATE_FORBIDS'
  return cost > player.mp ? 'TOO_DEAR' : null
}

function itemsOf(state: State, player: Player, forPuppet: boolean): NightDesk['items'] {
  const usable = (item: Item): item is Good => isGood(item) && !isWearable(item)
  const items: Good[] = forPuppet ? ITEMS.filter(usable) : player.bag.filter(usable)
  return [...new Set(items)].map((item) => ({
    item,
    count: forPuppet ? 1 : items.filter((other) => other === item).length,
    targets: isDrug(item) ? others(state, player) : null,
  }))
}

import { countWords } from '../../../text'
import { CHARACTERS } from './characters'
import type { CommandOf } from './commands'
import { accept, type JianghuDecision, refuse } from './refusals'
import {
  type Action,
  hasState,
  type ItemUse,
  isLiving,
  type Player,
  type Scene,
  type SkillUse,
  type State,
} from './state'
import {
  canonical,
  isDrug,
  isGood,
  isItem,
  isPlace,
  isPublicSkill,
  isWearable,
  PUBLIC_SKILLS,
  TREASURE_SETS,
} from './vocabulary'

/**
 * A night's action (J3): judged as a whole, from what its sender knows (J3.2a). Whether a target is near, or holds what
 * is wanted, shows at settlement.
 */
type Act = CommandOf<'act'>
type SentUse = NonNullable<Act['skills']>[number]

export interface Actor {
  /** Who acts: the sender, or its puppet. */
  player: Player
  isPuppet: boolean
}

export function decideAct(state: State, sender: Player, command: Act, at: number): JianghuDecision {
  const driven = command.for === undefined ? null : (state.players[command.for - 1] ?? null)
  const actor: Actor = { player: driven ?? sender, isPuppet: driven !== null }
  const acts = hasActionPart(command)
  if (hasState(sender, 'puppet') && (driven || (acts && !isEmpty(command))))
    return refuse('STATE_FORBIDS', { state: 'puppet' })
  const sent = (command.skills ?? []).map((use) => ({ ...use, skill: canonical(use.skill) }))
  const fault = actionFault(state, actor, command, sent)
  if (fault) return fault
  const scene = sceneOf(command)
  const least = state.setup.config.sceneWords
  if (scene && scene.words < least) return refuse('TOO_SHORT', { words: scene.words, least })
  const action = acts ? actionOf(command, sent) : null
  return accept({ type: 'actionSent', at, seat: sender.seat, for: driven?.seat ?? null, action, scene })
}

/** Without any field of an action, the command brings a scene alone. */
const hasActionPart = ({ move, skills, uses, equip, unequip, scene }: Act): boolean =>
  scene === undefined || [move, skills, uses, equip, unequip].some((part) => part !== undefined)

const isEmpty = ({ move, skills, uses, equip, unequip }: Act): boolean =>
  move === undefined && equip === undefined && !unequip && (skills ?? []).length === 0 && (uses ?? []).length === 0

function actionFault(state: State, actor: Actor, command: Act, sent: readonly SentUse[]): JianghuDecision | null {
  const { player } = actor
  const forbidden = forbiddenBy(actor, command, sent)
  if (forbidden) return refuse('STATE_FORBIDS', { state: forbidden })
  const unknown = sent.find((use) => costOf(actor, use.skill) === null)
  if (unknown) return refuse('UNKNOWN_SKILL', { skill: unknown.skill })
  const twice = sent.find((use, i) => sent.findIndex((other) => other.skill === use.skill) < i)
  if (twice) return refuse('TWICE', { skill: twice.skill })
  if (command.equip !== undefined && command.unequip) return refuse('TWICE', { skill: 'equip' })
  const target = targetFault(state, actor, command, sent)
  if (target) return refuse('BAD_TARGET', target)
  const missing = missingItem(actor, command, sent)
  if (missing !== null) return refuse('NO_ITEM', { item: missing })
  const cost = sent.reduce((sum, use) => sum + (costOf(actor, use.skill) ?? 0), 0)
  return cost > player.mp ? refuse('TOO_DEAR', { cost, mp: player.mp }) : null
}

/** J7: what the states in force since before this night forbid. */
function forbiddenBy({ player, isPuppet }: Actor, { move }: Act, sent: readonly SentUse[]): string | null {
  const uses = (fits: (skill: string) => boolean) => sent.some((use) => fits(use.skill))
  const isOwn = (skill: string) => ownSkill(player, skill) !== null
  if (isPuppet && uses(isOwn)) return 'puppet'
  if (hasState(player, 'dizzy') && uses(isPublicSkill)) return 'dizzy'
  if (hasState(player, 'amnesia') && uses(isOwn)) return 'amnesia'
  return hasState(player, 'confined') && move !== undefined && move !== player.place ? 'confined' : null
}

export const ownSkill = (player: Player, skill: string) =>
  CHARACTERS.get(player.character ?? '')?.skills.find((entry) => entry.id === skill) ?? null

/** What a skill costs this actor; null: it is not his to use. A puppet has public skills only (J6.7). */
function costOf({ player, isPuppet }: Actor, skill: string): number | null {
  if (isPublicSkill(skill)) return PUBLIC_SKILLS[skill]
  return isPuppet ? null : (ownSkill(player, skill)?.cost ?? null)
}

type Figures = Record<string, string | number>

function targetFault(state: State, { player }: Actor, command: Act, sent: readonly SentUse[]): Figures | null {
  const isOther = (seat: number | undefined) =>
    seat !== undefined && seat !== player.seat && isLiving(state.players[seat - 1])
  if (command.move !== undefined && !isPlace(command.move)) return { place: command.move }
  const aimless = sent.some((use) =>
    ownSkill(player, use.skill)?.effects.some((effect) => effect.do === 'randomTarget'),
  )
  for (const use of sent) {
    const { skill, target } = use
    const fault: Figures = { skill, seat: target ?? 0 }
    if (isPublicSkill(skill)) {
      if (skill === 'combine') {
        if (!TREASURE_SETS.some((set) => set === canonical(use.what ?? ''))) return { skill }
      } else if (skill === 'attack' && aimless && target === undefined) continue
      else if (skill !== 'guard' && !isOther(target)) return fault
      continue
    }
    const data = ownSkill(player, skill)
    if (data?.names === 'other' && !isOther(target)) return fault
    if (data?.names === 'any' && !isOther(target) && target !== player.seat) return fault
    if (data?.namesPlace && !isPlace(use.what ?? '')) return { skill, place: use.what ?? '' }
  }
  for (const { item, target } of command.uses ?? []) {
    if (isDrug(item) ? !isOther(target) : target !== undefined && target !== player.seat && isGood(item))
      return { item, seat: target ?? 0 }
  }
  return null
}

/** Everything named must be in the bag now, as often as it is named. A puppet's bag is nobody's to know (J6.7a). */
function missingItem({ player, isPuppet }: Actor, command: Act, sent: readonly SentUse[]): string | null {
  const bag: string[] = [...player.bag]
  const take = (item: string): boolean => {
    if (isPuppet) return true
    const index = bag.indexOf(item)
    if (index >= 0) bag.splice(index, 1)
    return index >= 0
  }
  if (command.equip !== undefined && !(isWearable(command.equip) && take(command.equip))) return command.equip
  if (command.unequip && !isPuppet) {
    const named = typeof command.unequip === 'string' ? command.unequip : player.slot
    if (named === null || named !== player.slot) return named ?? 'slot'
  }
  for (const { item } of command.uses ?? []) if (!isGood(item) || isWearable(item) || !take(item)) return item
  for (const { skill, item } of sent) {
    const fits = skill === 'give' ? isItem : ownSkill(player, skill)?.namesItem
    if (!fits) continue
    if (item === undefined || !isItem(item) || !fits(item) || !take(item)) return item ?? skill
  }
  return null
}

function actionOf(command: Act, sent: readonly SentUse[]): Action {
  const { move, equip, unequip } = command
  return {
    move: move !== undefined && isPlace(move) ? move : null,
    skills: sent.map((use): SkillUse => {
      const item = use.item !== undefined && isItem(use.item) ? use.item : null
      return { skill: use.skill, target: use.target ?? null, item, what: use.what ? canonical(use.what) : null }
    }),
    uses: (command.uses ?? []).flatMap(({ item, target }): ItemUse[] =>
      isGood(item) ? [{ item, target: target ?? null }] : [],
    ),
    equip: equip !== undefined && isWearable(equip) ? equip : null,
    unequip: unequip !== undefined && unequip !== false,
  }
}

function sceneOf({ scene }: Act): Scene | null {
  if (scene === undefined) return null
  if (typeof scene === 'string') return { text: scene, post: null, words: countWords(scene) }
  return { text: null, post: scene.post, words: scene.words }
}

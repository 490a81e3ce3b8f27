import { type Action, controllerOf, hasState, type Player, type SkillUse, type State } from '../state'
import { isPublicSkill, PUBLIC_SKILLS } from '../vocabulary'
import { characterOf } from './cast'
import { type ActiveUse, at, type Field } from './field'

/** Spreads what living seats submitted over the field, in initiative; a puppet's action is its controller's (J6.7). */
export function takeActions(field: Field, state: State): void {
  for (const seat of field.order) {
    const player = at(field, seat)
    const { action, teller } = actionOf(state, player)
    if (!action) continue
    if (action.move !== null) field.moves.push({ seat, to: action.move })
    for (const use of action.skills) field.uses.push(activeUse(player, teller, use))
    for (const use of action.uses) field.items.push({ ...use, seat, teller })
    if (action.equip !== null || action.unequip)
      field.wears.push({ seat, teller, equip: action.equip, unequip: action.unequip })
  }
}

export function actionOf(state: State, player: Player): { action: Action | null; teller: number } {
  if (!hasState(player, 'puppet')) return { action: player.action, teller: player.seat }
  const { driven } = player
  const controller = controllerOf(state, player)
  if (!driven || driven.by !== controller) return { action: null, teller: player.seat }
  return { action: driven.action, teller: driven.by }
}

function activeUse(player: Player, teller: number, { skill, target, item, what }: SkillUse): ActiveUse {
  const data = isPublicSkill(skill) ? null : (characterOf(player).skills.find((entry) => entry.id === skill) ?? null)
  const cost = isPublicSkill(skill) ? PUBLIC_SKILLS[skill] : (data?.cost ?? 0)
  const { seat } = player
  return { skill, target, item, what, seat, teller, cost, data, failed: false, broken: false, killer: null }
}

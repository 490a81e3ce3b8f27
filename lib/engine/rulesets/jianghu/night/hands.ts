import { isSpecial } from '../vocabulary'
import { passiveOf } from './cast'
import { apply, claimOf, stageOf } from './effects'
import { type ActiveUse, at, comesToNothing, type Field, handOver, isAlive, label, rankOf, tellActor } from './field'
import { compareClaims } from './order'

/**
 * (5) Robs in order; gives in order; inspections, on the bags as they then are. Of skills that take, those of characters
 * come first, by the golden rule; those that look into bags come with the inspections.
 */
export function settleHands(field: Field): void {
  const inOrder = [...field.uses].sort((a, b) => rankOf(field, a.seat) - rankOf(field, b.seat))
  const byRule = [...field.uses].sort((a, b) => compareClaims(field, claimOf(a), claimOf(b)))
  skillsThat(field, byRule, (what) => what !== 'learn')
  for (const use of inOrder) if (use.skill === 'rob') rob(field, use)
  for (const use of inOrder) if (use.skill === 'give') give(field, use)
  for (const use of inOrder) if (use.skill === 'inspect') inspect(field, use)
  skillsThat(field, inOrder, (what) => what === 'learn')
}

function skillsThat(field: Field, uses: readonly ActiveUse[], fits: (what: string) => boolean): void {
  for (const use of uses)
    for (const effect of use.data?.effects ?? [])
      if (stageOf(effect) === 'hands' && fits(effect.do)) apply(field, use, effect)
}

/** The seat named, if it is in play and in the same place. */
function partner(field: Field, use: ActiveUse) {
  const near = isAlive(field, use.target) && at(field, use.target).place === at(field, use.seat).place
  if (!near) comesToNothing(field, use)
  return near && use.target !== null ? at(field, use.target) : null
}

function rob(field: Field, use: ActiveUse): void {
  const from = partner(field, use)
  if (!from) return
  const items = passiveOf(from).robProof ? [] : from.bag.filter(isSpecial)
  if (items.length === 0) {
    comesToNothing(field, use)
    return
  }
  const item = field.dice.pick(label(field, `rob:${use.seat}`), items)
  handOver(field, item, from, at(field, use.seat), { by: 'rob', giver: from.seat, teller: use.teller })
}

function give(field: Field, use: ActiveUse): void {
  const to = partner(field, use)
  const from = at(field, use.seat)
  if (!to) return
  if (use.item === null || !from.bag.includes(use.item)) {
    comesToNothing(field, use)
    return
  }
  handOver(field, use.item, from, to, { by: 'give', giver: use.seat })
}

function inspect(field: Field, use: ActiveUse): void {
  const other = partner(field, use)
  if (!other) return
  if (passiveOf(other).inspectProof) {
    comesToNothing(field, use)
    return
  }
  const finding = { about: 'items' as const, items: [...other.bag] }
  tellActor(field, use, { kind: 'found', skill: 'inspect', seat: other.seat, finding })
}

import type { Effect } from '../characters/types'
import { isLiving, type Player, type RoundStage, sidesOf } from '../state'
import { isSpecial, JUNK, type SpecialItem, WRECK } from '../vocabulary'
import { passiveOf } from './cast'
import { apply } from './effects'
import {
  type ActiveUse,
  at,
  type Fall,
  type Field,
  isAlive,
  label,
  living,
  modsOf,
  putInBag,
  specialsOf,
  takeFromBag,
  tell,
} from './field'
import { cure } from './states'

/** (7) Deaths, wave by wave, until nobody dies (J6.6a). */
export function settleDeaths(field: Field, stage: RoundStage): void {
  while (wave(field, stage)) {}
}

const pairOf = (player: Player): readonly SpecialItem[] | null =>
  [WRECK, JUNK].find((pair) => pair.every((item) => player.bag.includes(item))) ?? null

interface Doomed {
  player: Player
  specials: number
  byRule: boolean
}

function wave(field: Field, stage: RoundStage): boolean {
  const doomed = [...ruledOut(field), ...fallen(field)]
  if (doomed.length === 0) return false
  const present = field.order.map((seat) => at(field, seat))
  const falls = doomed.map(({ player, specials, byRule }, i): Fall => {
    const richest = present.every((other) => other.seat === player.seat || other.mp < player.mp)
    return {
      seat: player.seat,
      order: field.buried + field.falls.length + i + 1,
      killer: byRule ? null : killerOf(field, player),
      specials,
      richest,
      stage,
    }
  })
  for (const fall of falls) bury(field, fall)
  for (const fall of falls) passives(field, fall)
  if (sidesOf(living(field)) > 1) for (const fall of falls) inherit(field, fall)
  return true
}

/** Ruled-out seats go before all others, ascending (J17.1). */
function ruledOut(field: Field): Doomed[] {
  const out = field.players.filter((player) => player.ruledOut !== null && player.death === null)
  return out.map((player) => ({ player, specials: specialsOf(player), byRule: true }))
}

/** Pair holders and seats without HP, in initiative, without those that escape. */
function fallen(field: Field): Doomed[] {
  const doomed: Doomed[] = []
  for (const seat of field.order) {
    const player = at(field, seat)
    if (!isLiving(player)) continue
    const specials = specialsOf(player)
    const pair = pairOf(player)
    if (!pair && player.hp > 0) continue
    for (const item of pair ?? []) takeFromBag(player, item)
    if (escapes(field, player, pair !== null)) continue
    if (pair) player.hp = 0
    doomed.push({ player, specials, byRule: pair !== null })
  }
  return doomed
}

function escapes(field: Field, player: Player, byRule: boolean): boolean {
  if (pairOf(player)) return false
  const passive = passiveOf(player)
  if (!byRule && modsOf(field, player.seat).stands) {
    player.hp = 1
    return true
  }
  if (!passive.escape || player.off.includes(passive.id)) return false
  if (!passive.escape(field, player)) return false
  tell(field, player.seat, { kind: 'escaped', skill: passive.id })
  return true
}

/** J6.5a: whoever had a hit above 0 on it; of several one by a draw. Votes kill for nobody. */
function killerOf(field: Field, player: Player): number | null {
  const hitters = new Set<number>()
  for (const hit of field.hits) if (hit.target === player.seat && hit.amount > 0 && hit.by !== null) hitters.add(hit.by)
  const seats = [...hitters].sort((a, b) => a - b)
  return seats.length === 0 ? null : field.dice.pick(label(field, `killer:${player.seat}`), seats)
}

function bury(field: Field, fall: Fall): void {
  const player = at(field, fall.seat)
  const { stage, order, killer } = fall
  player.death = { at: field.at, round: field.round, stage, order, killer }
  player.ruledOut = null
  player.bag = player.bag.filter(isSpecial)
  player.slot = null
  player.states = []
  field.falls.push(fall)
  tell(field, fall.seat, { kind: 'died' })
  for (const other of field.players) cure(field, other, (entry) => entry.state === 'puppet' && entry.by === fall.seat)
}

/** A skill without an action: what a passive does. */
export function passiveUse(seat: number, skill: string, killer: number | null = null): ActiveUse {
  return {
    seat,
    skill,
    killer,
    teller: seat,
    cost: 0,
    target: null,
    item: null,
    what: null,
    data: { id: skill, cost: 0, effects: [] },
    failed: false,
    broken: false,
  }
}

function applyAll(field: Field, player: Player, effects: readonly Effect[] | undefined, killer: number | null): void {
  if (!effects) return
  const use = passiveUse(player.seat, passiveOf(player).id, killer)
  for (const effect of effects) apply(field, use, effect)
}

function passives(field: Field, { seat, killer }: Fall): void {
  const dead = at(field, seat)
  if (dead.character === null) return
  applyAll(field, dead, passiveOf(dead).onDeath, killer)
  if (isAlive(field, killer)) applyAll(field, at(field, killer), passiveOf(at(field, killer)).onKill, null)
  const others = field.order.map((other) => at(field, other)).filter(isLiving)
  for (const other of others) applyAll(field, other, passiveOf(other).onOthersDeath, null)
}

/** J6.6: special items go to the killer, else to a seat in the same place, else to any living one. */
function inherit(field: Field, { seat, killer }: Fall): void {
  const dead = at(field, seat)
  const items = [...dead.bag]
  for (const item of items) {
    const here = living(field).filter((other) => other.place === dead.place)
    const heirs = (here.length > 0 ? here : living(field)).map((other) => other.seat)
    const heir = isAlive(field, killer) ? killer : field.dice.pick(label(field, `heir:${seat}:${item}`), heirs)
    takeFromBag(dead, item)
    putInBag(at(field, heir), item)
    tell(field, heir, { kind: 'got', item, from: null, by: null })
  }
}

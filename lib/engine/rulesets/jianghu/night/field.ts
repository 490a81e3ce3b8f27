import type { Skill } from '../characters/types'
import type { Dice } from '../draws'
import type { Note } from '../report-types'
import { type ItemUse, isLiving, type Player, type RoundStage, type SkillUse } from '../state'
import {
  ITEMS,
  type Item,
  isSpecial,
  type NightStage,
  type Place,
  type StateName,
  type TreasureSet,
  type Wearable,
} from '../vocabulary'
import type { Claim } from './order'

/** Damage from one source on one seat (J6.4a). `by` null: the day's votes. */
export interface Hit {
  by: number | null
  target: number
  skill: string
  /** The figure to begin with; after the stage of hits, what is left of it. */
  amount: number
  use: ActiveUse | null
}

/** One skill that a seat uses tonight. `teller`: who is told of it, the seat or its controller (J6.7a). */
export interface ActiveUse extends SkillUse {
  seat: number
  teller: number
  cost: number
  /** Null for public skills. */
  data: Skill | null
  /** Some part of it was told to have come to nothing. */
  failed: boolean
  /** What it needed to use up was not there: nothing more of it happens. */
  broken: boolean
  /** For effects of a passive on a death: the killer of record. */
  killer: number | null
}

/** What skills change about a seat for this night. */
interface Mods {
  times: { atk: (readonly [number, number])[]; def: (readonly [number, number])[] }
  add: { atk: number; def: number }
  convert: { atk: boolean; def: boolean }
  atLeast: (Claim & { amount: number })[]
  atMost: (Claim & { amount: number })[]
  randomTarget: Claim | null
  redirects: (Claim & { to: number | 'random' })[]
  stands: boolean
  movedBy: Claim | null
  moved: boolean
}

/** A death of this settlement, as missions need it. */
export interface Fall {
  seat: number
  order: number
  killer: number | null
  /** Special items held when its wave began. */
  specials: number
  /** J12 (5): its MP was the highest of all. */
  richest: boolean
  stage: RoundStage
}

/** One settlement in the making: seats as working copies, changed in place until it is over. */
export interface Field {
  readonly at: number
  readonly round: number
  readonly kind: 'night' | 'day'
  readonly dice: Dice
  stage: NightStage | RoundStage
  players: Player[]
  /** Seats living when the settlement began, in initiative (J6.0). */
  order: number[]
  mods: Mods[]
  uses: ActiveUse[]
  items: (ItemUse & { seat: number; teller: number })[]
  wears: { seat: number; teller: number; equip: Wearable | null; unequip: boolean }[]
  moves: { seat: number; to: Place }[]
  /** Whom each seat's attack meets. */
  attacks: { use: ActiveUse; target: number }[]
  hits: Hit[]
  hurt: Set<number>
  laid: Set<StateName>[]
  ended: Set<StateName>[]
  notes: Note[][]
  falls: Fall[]
  /** How many died before this settlement. */
  buried: number
  combined: { seat: number; set: TreasureSet }[]
}

const noMods = (): Mods => ({
  times: { atk: [], def: [] },
  add: { atk: 0, def: 0 },
  convert: { atk: false, def: false },
  atLeast: [],
  atMost: [],
  randomTarget: null,
  redirects: [],
  stands: false,
  movedBy: null,
  moved: false,
})

export function openField(
  kind: Field['kind'],
  { at, round, players, dice }: { at: number; round: number; players: readonly Player[]; dice: Dice },
): Field {
  const copies = players.map((player) => ({ ...player, bag: [...player.bag], states: [...player.states] }))
  const living = copies.filter(isLiving).map((player) => player.seat)
  return {
    at,
    round,
    kind,
    dice,
    stage: kind === 'night' ? 'moves' : 'vote',
    players: copies,
    order: dice.shuffle(`${kind === 'night' ? 'n' : 'd'}${round}.order`, living),
    mods: copies.map(noMods),
    uses: [],
    items: [],
    wears: [],
    moves: [],
    attacks: [],
    hits: [],
    hurt: new Set(),
    laid: copies.map(() => new Set()),
    ended: copies.map(() => new Set()),
    notes: copies.map(() => []),
    falls: [],
    buried: copies.filter((player) => player.death !== null).length,
    combined: [],
  }
}

export function at(field: Field, seat: number): Player {
  const found = field.players[seat - 1]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

export function modsOf(field: Field, seat: number): Mods {
  const found = field.mods[seat - 1]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

/** In play and not dead yet in this settlement, ascending. */
export const living = (field: Field): Player[] => field.players.filter(isLiving)

export const isAlive = (field: Field, seat: number | null): seat is number =>
  seat !== null && isLiving(field.players[seat - 1])

/** Whether the seat named is in play, and in the user's place where the skill needs that (J3.2b). */
export function reachable(field: Field, use: ActiveUse): boolean {
  if (!isAlive(field, use.target)) return false
  return !use.data?.near || at(field, use.target).place === at(field, use.seat).place
}

/** Living seats in the same place, without the seat itself. */
export const beside = (field: Field, player: Player): Player[] =>
  living(field).filter((other) => other.seat !== player.seat && other.place === player.place)

export const rankOf = (field: Field, seat: number): number => field.order.indexOf(seat)

export const label = (field: Field, name: string): string =>
  `${field.kind === 'night' ? 'n' : 'd'}${field.round}.${name}`

export function tell(field: Field, seat: number, note: Note): void {
  field.notes[seat - 1]?.push(note)
}

/** Tells who acted: the seat, or the controller of a puppet, who is told of whom (J6.7a). */
export function tellActor(field: Field, { seat, teller }: { seat: number; teller: number }, note: Note): void {
  tell(field, teller, teller === seat ? note : { ...note, as: seat })
}

export function comesToNothing(field: Field, use: ActiveUse): void {
  if (use.failed) return
  use.failed = true
  tellActor(field, use, { kind: 'nothing', part: 'skill', name: use.skill })
}

const PLACE_IN_BAG: ReadonlyMap<string, number> = new Map(ITEMS.map((item, index) => [item, index]))

export function putInBag(player: Player, item: Item): void {
  const rank = PLACE_IN_BAG.get(item) ?? 0
  let index = player.bag.length
  while (index > 0 && (PLACE_IN_BAG.get(player.bag[index - 1] as Item) ?? 0) > rank) index--
  player.bag.splice(index, 0, item)
}

/** Takes one such item out; false if there is none. */
export function takeFromBag(player: Player, item: Item): boolean {
  const index = player.bag.indexOf(item)
  if (index < 0) return false
  player.bag.splice(index, 1)
  return true
}

/** An item changes hands, and both are told (J4a). */
export function handOver(
  field: Field,
  item: Item,
  from: Player,
  to: Player,
  told: { by: string | null; giver: number | null; teller?: number },
): void {
  if (!takeFromBag(from, item)) return
  putInBag(to, item)
  tell(field, from.seat, { kind: 'gone', item })
  tell(field, to.seat, { kind: 'got', item, from: told.giver, by: told.by })
  if (told.teller !== undefined && told.teller !== to.seat)
    tell(field, told.teller, { kind: 'got', item, from: told.giver, by: told.by, as: to.seat })
}

export const specialsOf = (player: Player): number => {
  let count = 0
  for (const item of player.bag) if (isSpecial(item)) count++
  return count
}

export function heal(field: Field, player: Player, amount: number, by: string | null): void {
  if (amount <= 0) return
  player.hp += amount
  tell(field, player.seat, { kind: 'healed', amount, by })
}

/** Loss of HP: no hit, nothing lessens it (J6.4a). */
export function lose(field: Field, player: Player, amount: number, by: string | null): void {
  if (amount <= 0) return
  player.hp -= amount
  tell(field, player.seat, { kind: 'lost', amount, by })
}

/** MP never goes below 0. Gives how much it changed. */
export function changeMp(field: Field, player: Player, amount: number, by: string | null): number {
  const change = Math.max(amount, -player.mp)
  if (change === 0) return 0
  player.mp += change
  tell(field, player.seat, { kind: 'mp', amount: change, by })
  return change
}

export function moveTo(field: Field, player: Player, place: Place): void {
  if (player.place === place) return
  player.place = place
  modsOf(field, player.seat).moved = true
}

import type { Effect, Figure, Where } from '../characters/types'
import type { Finding } from '../report-types'
import type { Player } from '../state'
import { type Item, isGood, isSpecial, type NightStage, PLACES } from '../vocabulary'
import {
  type ActiveUse,
  at,
  beside,
  changeMp,
  comesToNothing,
  type Field,
  handOver,
  heal,
  isAlive,
  label,
  living,
  lose,
  modsOf,
  moveTo,
  putInBag,
  reachable,
  takeFromBag,
  tell,
  tellActor,
} from './field'
import { type Claim, compareClaims } from './order'
import { atkOf, defOf } from './power'
import { cure, lay } from './states'

/** Effects that speak of whom attacks meet wait until that is known and the hits have fallen. */
const KNOWN_WITH_HITS: readonly string[] = ['attacked', 'kin', 'attackers']

/** The stage of a night in which an effect of a skill works (J6.1a). */
export function stageOf(effect: Effect): NightStage {
  if (effect.after) return 'after'
  switch (effect.do) {
    case 'go':
    case 'send':
      return 'moves'
    case 'take':
      return 'hands'
    case 'hit':
      return 'hits'
    case 'run':
      return effect.stage
    case 'learn':
      if (effect.about === 'attackers') return 'hits'
      return effect.about === 'items' || effect.about === 'goods' || effect.about === 'specials' ? 'hands' : 'skills'
    default:
      return effect.who !== undefined && KNOWN_WITH_HITS.includes(effect.who) ? 'hits' : 'skills'
  }
}

export const claimOf = (use: ActiveUse): Claim => ({
  tier: use.data === null ? 'publicSkill' : 'characterSkill',
  cost: use.cost,
  by: use.seat,
})

const figureOf = (field: Field, use: ActiveUse, figure: Figure, other: Player): number =>
  typeof figure === 'number' ? figure : figure(field, use, other)

const targetOfAttack = (field: Field, seat: number): number | null =>
  field.attacks.find((attack) => attack.use.seat === seat)?.target ?? null

function candidates(field: Field, use: ActiveUse, effect: Effect): Player[] {
  const user = at(field, use.seat)
  switch (effect.who ?? (use.data?.names ? 'target' : 'self')) {
    case 'self':
      return [user]
    case 'target':
      return reachable(field, use) ? [at(field, use.target ?? 0)] : []
    case 'here':
      return beside(field, user)
    case 'party':
      return living(field).filter((other) => other.place === user.place)
    case 'others':
      return living(field).filter((other) => other.seat !== use.seat)
    case 'away':
      return living(field).filter((other) => other.place !== user.place)
    case 'attacked': {
      const target = targetOfAttack(field, use.seat)
      return isAlive(field, target) ? [at(field, target)] : []
    }
    case 'kin': {
      const target = targetOfAttack(field, use.seat)
      if (target === null) return []
      const { faction } = at(field, target)
      return living(field).filter(
        (other) => other.faction === faction && other.seat !== target && other.seat !== use.seat,
      )
    }
    case 'clan': {
      if (!reachable(field, use)) return []
      const { faction } = at(field, use.target ?? 0)
      return living(field).filter(
        (other) => other.faction === faction && other.seat !== use.target && other.seat !== use.seat,
      )
    }
    case 'attackers':
      return field.attacks.flatMap((attack) =>
        attack.target === use.seat && isAlive(field, attack.use.seat) ? [at(field, attack.use.seat)] : [],
      )
    case 'killer':
      return isAlive(field, use.killer) ? [at(field, use.killer)] : []
  }
}

const anybody: Where = () => true

/** Whom an effect meets now. Where one is named and cannot be met, the user is told that it came to nothing. */
function metBy(field: Field, use: ActiveUse, effect: Effect): Player[] {
  const user = at(field, use.seat)
  const where = effect.where ?? anybody
  const all = candidates(field, use, effect).filter((other) => where(field, user, other))
  const named = effect.who === 'target' || (effect.who === undefined && use.data?.names !== undefined)
  if (named && all.length === 0) comesToNothing(field, use)
  if (effect.random === undefined) return all
  const name = `${effect.after ? 'after' : 'skill'}:${use.seat}:${use.skill}`
  const rest = all.sort((a, b) => a.seat - b.seat)
  const chosen: Player[] = []
  while (chosen.length < effect.random && rest.length > 0) {
    const seat = field.dice.pick(
      label(field, name),
      rest.map((other) => other.seat),
    )
    chosen.push(
      ...rest.splice(
        rest.findIndex((other) => other.seat === seat),
        1,
      ),
    )
  }
  return chosen
}

/** Applies one effect now. Hits are only announced to the field; the stage of hits deals them all at once. */
export function apply(field: Field, use: ActiveUse, effect: Effect): void {
  if (use.broken || (effect.provided && !effect.provided(field, use))) return
  const user = at(field, use.seat)
  switch (effect.do) {
    case 'run':
      effect.run(field, use)
      return
    case 'spend':
      if (use.item !== null && takeFromBag(user, use.item)) tell(field, user.seat, { kind: 'gone', item: use.item })
      else {
        use.broken = true
        comesToNothing(field, use)
      }
      return
    case 'go':
      goes(field, use, effect.to)
      return
    default:
      for (const other of metBy(field, use, effect)) meet(field, use, effect, user, other)
  }
}

type Meeting = Exclude<Effect, { do: 'run' | 'spend' | 'go' }>

function meet(field: Field, use: ActiveUse, effect: Meeting, user: Player, other: Player): void {
  const mods = modsOf(field, other.seat)
  const by = use.skill
  switch (effect.do) {
    case 'atk':
    case 'def':
      if (effect.add !== undefined) mods.add[effect.do] += figureOf(field, use, effect.add, other)
      if (effect.times) mods.times[effect.do].push(effect.times)
      return
    case 'convert':
      mods.convert[effect.from] = true
      return
    case 'atLeast':
    case 'atMost':
      mods[effect.do].push({ ...claimOf(use), amount: effect.amount })
      return
    case 'randomTarget':
      mods.randomTarget = claimOf(use)
      return
    case 'redirect': {
      const to = effect.to === 'random' ? 'random' : effect.to === 'self' ? use.seat : use.target
      if (effect.to === 'target' && !reachable(field, use)) comesToNothing(field, use)
      else if (to !== null && to !== other.seat) mods.redirects.push({ ...claimOf(use), to })
      return
    }
    case 'stand':
      mods.stands = true
      return
    case 'lay':
      lay(field, other, effect.state, { by: use.seat, cost: use.cost, tonight: effect.tonight ?? false })
      return
    case 'cure':
      cure(field, other)
      return
    case 'heal':
      heal(field, other, figureOf(field, use, effect.amount, other), by)
      return
    case 'lose':
      // whoever is hurt by another learns how much, not by what: a skill's name is its owner's (J4a, J13b)
      lose(field, other, figureOf(field, use, effect.amount, other), other.seat === use.seat ? by : null)
      return
    case 'mp':
      changeMp(field, other, figureOf(field, use, effect.amount, other), by)
      return
    case 'drain': {
      const taken = -changeMp(field, other, -effect.amount, null)
      if (effect.keep) changeMp(field, user, taken, by)
      return
    }
    case 'hit':
      field.hits.push({
        by: effect.sourceless ? null : use.seat,
        target: other.seat,
        skill: by,
        amount: figureOf(field, use, effect.amount, other),
        use,
      })
      return
    case 'send':
      sends(field, use, effect.to, other)
      return
    case 'find': {
      const item = field.dice.pick(label(field, `${effect.after ? 'after' : 'skill'}:${use.seat}:${by}`), effect.from)
      putInBag(other, item)
      tell(field, other.seat, { kind: 'got', item, from: null, by })
      return
    }
    case 'take':
      takes(field, use, other, effect.items)
      return
    case 'learn': {
      const finding = findingOf(field, other, effect.about)
      tellActor(field, use, { kind: 'found', skill: by, seat: other.seat, finding })
      return
    }
    default: {
      const unknown: never = effect
      throw new TypeError(`unknown effect ${JSON.stringify(unknown)}`)
    }
  }
}

function takes(field: Field, use: ActiveUse, from: Player, fits: (item: Item) => boolean): void {
  const items = from.bag.filter(fits)
  if (items.length === 0) {
    comesToNothing(field, use)
    return
  }
  const item = field.dice.pick(label(field, `skill:${use.seat}:${use.skill}`), items)
  handOver(field, item, from, at(field, use.seat), { by: use.skill, giver: from.seat, teller: use.teller })
}

function findingOf(field: Field, other: Player, about: Finding['about']): Finding {
  switch (about) {
    case 'hp':
    case 'mp':
      return { about, value: other[about] }
    case 'numbers':
      return { about, atk: atkOf(field, other, null), def: defOf(field, other), mp: other.mp }
    case 'items':
      return { about, items: [...other.bag] }
    case 'goods':
      return { about, items: other.bag.filter(isGood) }
    case 'specials':
      return { about, items: other.bag.filter(isSpecial) }
    case 'slot':
      return { about, item: other.slot }
    case 'attackers': {
      const seats = field.attacks.filter((attack) => attack.target === other.seat).map((attack) => attack.use.seat)
      return { about, seats: seats.sort((a, b) => a - b) }
    }
  }
}

/** By night a seat is moved by the skill that prevails (J6.3); after settlement nothing contradicts any more. */
function moved(field: Field, use: ActiveUse, player: Player, place: Player['place'], after: boolean): void {
  const mods = modsOf(field, player.seat)
  if (!after) {
    const claim = claimOf(use)
    if (mods.movedBy && compareClaims(field, mods.movedBy, claim) < 0) return
    mods.movedBy = claim
  }
  const before = player.place
  moveTo(field, player, place)
  if (player.place !== before && player.seat !== use.seat)
    tell(field, player.seat, { kind: 'moved', place: player.place })
}

const isAfter = (field: Field): boolean => field.stage === 'after'

function goes(field: Field, use: ActiveUse, to: 'place' | 'target'): void {
  const user = at(field, use.seat)
  const place = to === 'place' ? placeNamed(use) : isAlive(field, use.target) ? at(field, use.target).place : null
  if (place === null) comesToNothing(field, use)
  else moved(field, use, user, place, isAfter(field))
}

function sends(field: Field, use: ActiveUse, to: 'place' | 'self' | 'random', other: Player): void {
  const name = label(field, `${isAfter(field) ? 'after' : 'skill'}:${use.seat}:${use.skill}`)
  const place =
    to === 'place' ? placeNamed(use) : to === 'self' ? at(field, use.seat).place : field.dice.pick(name, PLACES)
  if (place === null) comesToNothing(field, use)
  else moved(field, use, other, place, isAfter(field))
}

const placeNamed = (use: ActiveUse) => PLACES.find((place) => place === use.what) ?? null

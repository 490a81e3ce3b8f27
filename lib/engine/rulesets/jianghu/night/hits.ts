import type { Player } from '../state'
import { hasState } from '../state'
import { passiveOf } from './cast'
import { apply, stageOf } from './effects'
import {
  at,
  beside,
  comesToNothing,
  type Field,
  type Hit,
  isAlive,
  label,
  living,
  modsOf,
  rankOf,
  tell,
  tellActor,
} from './field'
import { compareClaims, strongest } from './order'
import { atkOf, defOf } from './power'
import { cure } from './states'

/** (6) Attacks and other damage: random targets are drawn, in order of the attackers; then all hits at once. */
export function settleHits(field: Field): void {
  aimAttacks(field)
  for (const { use, target } of field.attacks)
    field.hits.push({ by: use.seat, target, skill: 'attack', amount: attackFigure(field, use.seat, target), use })
  const inOrder = [...field.uses].sort((a, b) => rankOf(field, a.seat) - rankOf(field, b.seat))
  for (const use of inOrder)
    for (const effect of use.data?.effects ?? [])
      if (effect.do === 'hit' && stageOf(effect) === 'hits') apply(field, use, effect)
  for (const hit of field.hits) hit.amount = reduced(field, hit)
  absorb(field)
  deal(field)
  for (const use of inOrder)
    for (const effect of use.data?.effects ?? [])
      if (effect.do !== 'hit' && stageOf(effect) === 'hits') apply(field, use, effect)
}

/** Whom each attack meets. A scattered seat's attack does not exist (J6.3b, J7.2). */
function aimAttacks(field: Field): void {
  const attackers = field.uses.filter((use) => use.skill === 'attack')
  attackers.sort((a, b) => rankOf(field, a.seat) - rankOf(field, b.seat))
  for (const use of attackers) {
    const { randomTarget } = modsOf(field, use.seat)
    if (!randomTarget && !isAlive(field, use.target)) {
      comesToNothing(field, use)
      continue
    }
    if (hasState(at(field, use.seat), 'scattered')) {
      tellActor(field, use, { kind: 'dealt', skill: 'attack', amount: 0 })
      continue
    }
    const others = living(field).flatMap((other) => (other.seat === use.seat ? [] : [other.seat]))
    const target = randomTarget ? field.dice.pick(label(field, `target:${use.seat}`), others) : (use.target ?? 0)
    field.attacks.push({ use, target: redirected(field, use.seat, target) })
  }
}

/** Of all that claims an attack's target, the strongest holds; none ever turns it on the attacker. */
function redirected(field: Field, attacker: number, target: number): number {
  const { randomTarget } = modsOf(field, attacker)
  const fits = (to: number | 'random') => to === 'random' || (to !== attacker && isAlive(field, to))
  const redirect = strongest(
    field,
    modsOf(field, target).redirects.filter((claim) => fits(claim.to)),
  )
  if (!redirect || (randomTarget && compareClaims(field, randomTarget, redirect) < 0)) return target
  if (redirect.to !== 'random') return redirect.to
  const near = beside(field, at(field, target)).flatMap((other) => (other.seat === attacker ? [] : [other.seat]))
  return near.length === 0 ? target : field.dice.pick(label(field, `target:${attacker}`), near)
}

/** The longer the game, the sharper the blades (J4); 含沙射影 only sharpens what cuts (J6.4a). */
function attackFigure(field: Field, seat: number, target: number): number {
  const attacker = at(field, seat)
  const victim = at(field, target)
  const figure = Math.max(0, atkOf(field, attacker, victim) - defOf(field, victim)) + Math.floor((field.round - 1) / 2)
  return figure > 0 && attacker.slot === '含沙射影' ? figure + 2 : figure
}

/** − 虚弱, − 坚守, not below 0; then what skills say of the least and the most. */
function reduced(field: Field, hit: Hit): number {
  const victim = at(field, hit.target)
  let amount = hit.amount
  if (hit.by !== null && hasState(at(field, hit.by), 'weak')) amount--
  if (hasState(victim, 'steadfast')) amount--
  amount = Math.max(0, amount)
  const least = hit.skill === 'attack' && hit.by !== null ? modsOf(field, hit.by).atLeast : []
  const most = modsOf(field, hit.target).atMost
  const floor = Math.max(0, ...least.map((claim) => claim.amount))
  const ceiling = Math.min(Number.POSITIVE_INFINITY, ...most.map((claim) => claim.amount))
  if (floor <= ceiling) return Math.min(ceiling, Math.max(floor, amount))
  const bestLeast = strongest(field, least)
  const bestMost = strongest(field, most)
  const floorHolds = bestLeast && bestMost && compareClaims(field, bestLeast, bestMost) < 0
  return floorHolds ? Math.max(floor, amount) : Math.min(ceiling, amount)
}

/** 凌波微步 takes the largest hit above 0 on its wearer, then it is gone (J8.2). */
function absorb(field: Field): void {
  for (const player of living(field)) {
    if (player.slot !== '凌波微步') continue
    const hits = field.hits.filter((hit) => hit.target === player.seat && hit.amount > 0)
    hits.sort((a, b) => b.amount - a.amount || rankOf(field, a.by ?? 0) - rankOf(field, b.by ?? 0))
    const [largest] = hits
    if (!largest) continue
    largest.amount = 0
    player.slot = null
    tell(field, player.seat, { kind: 'absorbed' })
  }
}

function deal(field: Field): void {
  for (const hit of field.hits)
    if (hit.use) tellActor(field, hit.use, { kind: 'dealt', skill: hit.skill, amount: hit.amount })
  for (const player of living(field)) strike(field, player)
}

/** Hits by size, then by whom they came: a seat is told sizes only (J4a), so their order must not tell more. */
function strike(field: Field, player: Player): void {
  const hits = field.hits.filter((hit) => hit.target === player.seat && hit.amount > 0)
  if (hits.length === 0) return
  for (const amount of hits.map((hit) => hit.amount).sort((a, b) => b - a)) {
    player.hp -= amount
    tell(field, player.seat, { kind: 'hitTaken', amount })
  }
  field.hurt.add(player.seat)
  if (passiveOf(player).seesHitters) {
    const seats = new Set(hits.flatMap((hit) => hit.by ?? []))
    for (const seat of [...seats].sort((a, b) => a - b)) tell(field, player.seat, { kind: 'hitBy', seat })
  }
  // J6.4: damage frees a puppet.
  cure(field, player, (entry) => entry.state === 'puppet')
}

/** The day's votes are one hit on each seat, without source (J10.1). */
export function dealVotes(field: Field, votes: ReadonlyMap<number, number>): void {
  for (const player of living(field)) {
    const figure = Math.max(0, (votes.get(player.seat) ?? 0) - (passiveOf(player).voteShield ?? 0))
    const hit: Hit = { by: null, target: player.seat, skill: 'vote', amount: figure, use: null }
    field.hits.push({ ...hit, amount: reduced(field, hit) })
  }
  absorb(field)
  for (const player of living(field)) strike(field, player)
}

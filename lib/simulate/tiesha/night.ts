import { type Command, type Group, mayPost, type Role } from '@/lib/engine/rulesets/tiesha'
import { allCodes, essayWords, guessCode, instantIn, lateInstant } from './habits'
import type { Move, Table } from './table'

const GROUP_OF: Partial<Record<Role, Group>> = {
  killer: 'killers',
  jointAssassin: 'jointAssassins',
  loneAssassin: 'loneAssassins',
  sword: 'swords',
}

/** What seats do while posting is open: claims, posts, IOUs, role posts, hires. `closes` = the last second that counts. */
export function planPosting(table: Table, from: number, closes: number): Move[] {
  return table
    .living()
    .flatMap(({ seat, role }) => [
      ...(mayPost(role) ? planDesk(table, seat, from, closes) : []),
      ...planRolePosts(table, seat, role, from, closes),
    ])
}

/** IOUs are filled in the morning, most of them (T5.7). `due` = the last second that counts. */
export function planFilling(table: Table, from: number, due: number): Move[] {
  const { random } = table
  return table.state.strikes
    .filter((strike) => strike.kind === 'iou' && strike.post === null && !strike.closed)
    .flatMap(({ seat }) => {
      if (random.chance(0.2)) return []
      const at = lateInstant(random, from, due)
      const short: Move = { at: Math.max(from, at - 60_000), mischief: true, make: (now) => fill(now, seat, 1199) }
      return [...(random.chance(0.2) ? [short] : []), { at, make: (now: Table) => fill(now, seat) }]
    })
}

function fill(table: Table, seat: number, original?: number): Command {
  const words = original === undefined ? essayWords(table.random, 1200, 10) : { original, quoted: 0 }
  return { by: seat, do: 'fillIou', post: table.newPost(), words }
}

/** One seat's evening: it claims, changes its mind or not, then posts, hangs an IOU, or lets it be. */
function planDesk(table: Table, seat: number, from: number, closes: number): Move[] {
  const { random } = table
  if (random.chance(0.15)) return []
  const between = (first: number, last: number) => instantIn(random, from, closes, [first, last])
  const moves: Move[] = [{ at: between(0.02, 0.4), make: (now) => claim(now, seat) }]
  if (random.chance(0.25)) moves.push({ at: between(0.4, 0.5), make: (now) => change(now, seat) })
  if (random.chance(0.08)) {
    moves.push({ at: between(0.5, 0.55), make: (now) => withdraw(now, seat) })
    moves.push({ at: between(0.55, 0.6), make: (now) => claim(now, seat) })
  }
  const at = lateInstant(random, between(0.6, 0.61), closes)
  const evening = random.below(100)
  if (evening < 8) return moves
  if (evening < 15) moves.push({ at, mischief: true, make: (now) => deliver(now, seat, { text: '此帖太短。' }) })
  if (evening < 30) {
    moves.push({ at, make: (now) => deliver(now, seat, 'iou') })
    if (random.chance(0.1)) moves.push({ at: closes + 999, make: (now) => fill(now, seat) })
  } else {
    moves.push({ at, make: (now) => deliver(now, seat, 'post') })
  }
  if (random.chance(0.4)) {
    // A second claim is taken only when every other member holds one (T5.1); else it comes to nothing.
    moves.push({ at: Math.max(at, closes - 60_000), make: (now) => claim(now, seat) })
    moves.push({ at: closes + 500, make: (now) => deliver(now, seat, 'post') })
  }
  return moves
}

/** A claim of a slot: mostly of the seat's own group, sometimes of another, which is for the rules to judge. */
function claim(table: Table, seat: number): Command | null {
  const { random, state } = table
  const slots = state.rows[state.round - 1]?.slots.map((slot) => slot.group) ?? []
  const own = GROUP_OF[table.seat(seat).role]
  const group = own !== undefined && slots.includes(own) && random.chance(0.85) ? own : random.pick(slots)
  return group === undefined ? null : claimOf(table, seat, group)
}

/** A new target, or a new guess, for the open claim. */
function change(table: Table, seat: number): Command | null {
  const group = openClaim(table, seat)
  return group === undefined ? null : claimOf(table, seat, group)
}

function withdraw(table: Table, seat: number): Command | null {
  const group = openClaim(table, seat)
  return group === undefined ? null : { by: seat, do: 'withdrawClaim', group }
}

function claimOf(table: Table, seat: number, group: Group): Command | null {
  const target = victim(table, seat)
  if (target === undefined) return null
  return { by: seat, do: 'claim', group, target, ...guessCode(table, target, allCodes(table)) }
}

function deliver(table: Table, seat: number, what: 'post' | 'iou' | { text: string }): Command | null {
  const group = openClaim(table, seat)
  if (group === undefined) return null
  if (what === 'iou') return { by: seat, do: 'iou', group }
  const essay = what === 'post' ? { words: essayWords(table.random, 800, 10) } : what
  return { by: seat, do: 'killPost', group, post: table.newPost(), ...essay }
}

function openClaim({ state }: Table, seat: number): Group | undefined {
  return state.claims.find((held) => held.seat === seat)?.group
}

/** Mostly a seat of weight on the other side, sometimes anyone, now and then a friend. */
function victim(table: Table, seat: number): number | undefined {
  const { random } = table
  const me = table.seat(seat)
  const others = table.living().filter((other) => other.seat !== seat)
  const rivals = others.filter((other) => other.faction !== me.faction)
  const heavy = rivals.filter((other) => other.role !== 'ranger')
  const crowd = random.chance(0.1) ? others : random.chance(0.5) && heavy.length > 0 ? heavy : rivals
  return random.pick(crowd.length > 0 ? crowd : others)?.seat
}

/** Rescues, sappers' works, flights, offers and hires (T15). */
function planRolePosts(table: Table, seat: number, role: Role, from: number, closes: number): Move[] {
  const { random } = table
  const at = instantIn(random, from, closes, [0.1, 0.9])
  const hunters = table.living().some((other) => other.role === 'hunter')
  if (role === 'hunter') return [{ at: closes, make: (now) => acceptOffer(now, seat) }]
  if (mayPost(role)) return hunters && random.chance(0.1) ? [{ at, make: (now) => offer(now, seat) }] : []
  return random.chance(0.3) ? [] : [{ at, make: (now) => rolePost(now, seat, role) }]
}

function offer(table: Table, seat: number): Command | null {
  const target = victim(table, seat)
  if (target === undefined) return null
  return { by: seat, do: 'offerHire', target, ...guessCode(table, target, allCodes(table)) }
}

function acceptOffer({ random, state }: Table, seat: number): Command | null {
  const sides = (['black', 'white'] as const).filter((side) => state.offers[side] !== null)
  const faction = random.pick(sides)
  return faction === undefined ? null : { by: seat, do: 'acceptHire', faction }
}

function rolePost(table: Table, seat: number, role: Role): Command | null {
  const { random } = table
  const target = random.pick(table.living())?.seat
  const prey = victim(table, seat)
  if (target === undefined || prey === undefined) return null
  const essay = { post: table.newPost(), words: essayWords(random, 800, 10) }
  switch (role) {
    case 'doctor':
      return { by: seat, do: 'rescuePost', target, ...essay }
    case 'sapper':
      return { by: seat, do: 'sapperPost', target, ...essay }
    case 'flyingBomb':
      // The one flight of the game is not spent on the first night.
      if (random.chance(0.6)) return null
      return { by: seat, do: 'flyingPost', target: prey, ...guessCode(table, prey, allCodes(table)), ...essay }
    default:
      return null
  }
}

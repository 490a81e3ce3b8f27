import { bytesOfHex, type Draws, seededDraws } from '../../core'
import type { ResolvedConfig } from './config'
import { mayBear, ROLES, type Role, type Trait } from './roles'
import type { Seat } from './state'

/**
 * The deal (T1.6), repeatable by anyone: roles shuffled onto seats in ascending order; role by role the codes; then
 * traits; then houses. `config.roles` must count as many seats as are given (validateConfig).
 * @param seedHex 32 bytes in hex
 */
export function deal(
  config: ResolvedConfig,
  seedHex: string,
  seats: readonly { seat: number; alias: string }[],
): Seat[] {
  const bytes = bytesOfHex(seedHex)
  if (!bytes) throw new TypeError('a seed is written in hex digits')
  const draws = seededDraws(bytes)
  const table = config.roles ?? []
  const countOf = (role: Role) => table.reduce((sum, entry) => sum + (entry.role === role ? entry.count : 0), 0)
  const list = ROLES.flatMap((role) => Array.from({ length: countOf(role) }, () => role))
  const ascending = [...seats].sort((a, b) => a.seat - b.seat)
  if (list.length !== ascending.length) throw new RangeError('the roles do not add up to the seats')
  const roles = draws.shuffle(list)
  const dealt = ascending.map(({ seat, alias }, i): Seat => {
    return { seat, alias, role: roles[i] as Role, code: null, traits: [], house: 1 }
  })
  for (const role of ROLES) {
    const codes = draws.shuffle(table.flatMap((entry) => (entry.role === role ? entry.codes : [])))
    const bearers = dealt.filter((seat) => seat.role === role)
    for (const [i, seat] of bearers.entries()) seat.code = codes[i] ?? null
  }
  for (const { trait, count } of config.traits) dealTrait(draws, dealt, trait, count)
  if (config.houses.count === 2) {
    const shuffled = draws.shuffle(dealt)
    const first = Math.ceil(shuffled.length / 2)
    for (const [i, seat] of shuffled.entries()) seat.house = i < first ? 1 : 2
  }
  return dealt
}

/** A trait goes to the first of the shuffled seats that may bear it. */
function dealTrait(draws: Draws, dealt: readonly Seat[], trait: Trait, count: number): void {
  const bearers = draws.shuffle(dealt.filter((seat) => mayBear(seat.role, trait)))
  for (const seat of bearers.slice(0, count)) seat.traits.push(trait)
}

import { bytesOfHex, seededDraws } from '../../core'
import { ROLES, type Role, rolesFor } from './roles'
import type { Seat } from './state'

/** Police, killers, civilians, each as often as a table of so many seats has them (G1.1). */
export function roleList(seats: number): Role[] {
  const counts = rolesFor(seats)
  return ROLES.flatMap((role) => Array.from({ length: counts[role] }, () => role))
}

/**
 * The deal, the game's only draw (G1.1, T1.6): repeatable by anyone.
 * @param seedHex 32 bytes in hex
 */
export function deal(seedHex: string, seats: readonly { seat: number; alias: string }[]): Seat[] {
  const bytes = bytesOfHex(seedHex)
  if (!bytes) throw new TypeError('a seed is written in hex digits')
  const roles = seededDraws(bytes).shuffle(roleList(seats.length))
  return [...seats]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, alias }, i): Seat => ({ seat, alias, role: roles[i] as Role }))
}

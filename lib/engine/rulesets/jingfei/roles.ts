/** Roles and groups (G1). The order of ROLES is the order of the deal (G1.1). */
export const ROLES = ['police', 'killer', 'civilian'] as const
export type Role = (typeof ROLES)[number]

/** Those who know each other and choose at night. */
export const GROUPS = ['killers', 'police'] as const
export type Group = (typeof GROUPS)[number]

export const ROLE_OF: Readonly<Record<Group, Role>> = { killers: 'killer', police: 'police' }

export const groupOf = (role: Role): Group | null =>
  role === 'killer' ? 'killers' : role === 'police' ? 'police' : null

export const FEWEST_SEATS = 11
export const MOST_SEATS = 16

/** G1: three police and three killers at a table of 11 to 14, four and four at one of 15 or 16. */
export function rolesFor(seats: number): Record<Role, number> {
  const each = seats >= 15 ? 4 : 3
  return { police: each, killer: each, civilian: seats - 2 * each }
}

/** What a host can cite when he warns or rules out (G13). */
export const CONDUCT = [
  'showsCard',
  'swears',
  'contestsHost',
  'endsEarly',
  'influencesWhenOut',
  'attacksPerson',
  'outOfTurn',
] as const
export type Conduct = (typeof CONDUCT)[number]

/** Roles, traits and groups (T0, T1.4, T15). The order of ROLES is the order of the deal (T1.6). */
export const ROLES = [
  'killer',
  'jointAssassin',
  'loneAssassin',
  'sword',
  'openBomb',
  'hiddenBomb',
  'ranger',
  'doctor',
  'sapper',
  'hunter',
  'flyingBomb',
] as const
export type Role = (typeof ROLES)[number]

export type Faction = 'black' | 'white' | 'neutral'
export type Side = 'black' | 'white'

export const GROUPS = ['killers', 'jointAssassins', 'loneAssassins', 'swords', 'black'] as const
export type Group = (typeof GROUPS)[number]

export const PLAIN_TRAITS = ['halfVote', 'immunity', 'grudge', 'escort', 'firework'] as const
export type PlainTrait = (typeof PLAIN_TRAITS)[number]
/** T15.8: turns when a round after `afterRound` opens, or when a round opens and the seat `whenOut` is out. */
type Turncoat = { turncoat: { afterRound: number } | { whenOut: number } }
export type Trait = PlainTrait | Turncoat

/** A role's faction at the deal; T15.8 can change a seat's later. */
export const FACTION_OF: Readonly<Record<Role, Faction>> = {
  killer: 'black',
  jointAssassin: 'black',
  loneAssassin: 'black',
  sword: 'white',
  openBomb: 'white',
  hiddenBomb: 'white',
  ranger: 'white',
  doctor: 'white',
  sapper: 'white',
  hunter: 'neutral',
  flyingBomb: 'white',
}

const POSTING: readonly Role[] = ['killer', 'jointAssassin', 'loneAssassin', 'sword']
const SCORED: readonly Role[] = [...POSTING, 'doctor', 'sapper']
const CODELESS: readonly Role[] = ['ranger', 'hunter']

/** T1.4: killers, assassins and swords may post. */
export const mayPost = (role: Role): boolean => POSTING.includes(role)
/** T1.4: these seats carry one point each from the start. */
export const isScored = (role: Role): boolean => SCORED.includes(role)
/** Only rangers and hunters may be without a code name. */
export const needsCode = (role: Role): boolean => !CODELESS.includes(role)

/** T15.3, T15.5: a hunter bears no grudge, escort or turncoat; every other pair may occur. */
export function mayBear(role: Role, trait: Trait): boolean {
  if (role !== 'hunter') return true
  return trait === 'halfVote' || trait === 'immunity' || trait === 'firework'
}

export const otherSide = (side: Side): Side => (side === 'black' ? 'white' : 'black')

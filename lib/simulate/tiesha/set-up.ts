import { type Config, PRESETS, type PresetName } from '@/lib/engine/rulesets/tiesha'
import { ALIASES } from '@/lib/play/aliases'
import type { Random } from '../random'

type RoleCount = NonNullable<Config['roles']>[number]
type TraitCount = NonNullable<Config['traits']>[number]

/** Which game the bots play. The same options give the same transcript. */
export type SimulationOptions = {
  preset: PresetName
  /** Any whole number. */
  seed: number
  /** 2: two houses through round 3 (T14). */
  houses?: 1 | 2
  /** `expanded`: some rangers give way to the roles and traits of T15. */
  roles?: 'preset' | 'expanded'
}

const EXPANSION: readonly RoleCount[] = [
  { role: 'doctor', count: 1, codes: ['青玉案'] },
  { role: 'sapper', count: 1, codes: ['定风波'] },
  { role: 'hunter', count: 1, codes: [] },
  { role: 'flyingBomb', count: 1, codes: ['破阵子'] },
]

const TRAITS: readonly TraitCount[] = [
  { trait: 'halfVote', count: 2 },
  { trait: 'grudge', count: 1 },
  { trait: 'escort', count: 2 },
  { trait: 'firework', count: 1 },
  { trait: 'immunity', count: 1 },
  { trait: { turncoat: { afterRound: 2 } }, count: 1 },
]

/** The head of a transcript: everything but its commands. Roles are drawn from its seed (T1.6). */
export function setUp(options: SimulationOptions, random: Random) {
  const roles = rolesOf(options)
  const seats = roles.reduce((sum, entry) => sum + entry.count, 0)
  return {
    format: 'tiesha-transcript/1' as const,
    ruleset: 'tiesha' as const,
    config: {
      preset: options.preset,
      ...(options.houses === 2 && { houses: { count: 2 as const, throughRound: 3 } }),
      ...(options.roles === 'expanded' && { custom: true, roles, traits: traitsOf(random) }),
    },
    timeZone: 'Asia/Shanghai',
    startsAt: '2026-03-02T20:00:00.000+08:00',
    seed: Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''),
    seats: random.sample(ALIASES, seats).map((alias, index) => ({ seat: index + 1, alias })),
  }
}

function rolesOf({ preset, roles }: SimulationOptions): RoleCount[] {
  const table = PRESETS[preset].roles
  if (roles !== 'expanded') return table
  const guests = EXPANSION.reduce((sum, entry) => sum + entry.count, 0)
  const rangers = table.map((entry) => (entry.role === 'ranger' ? { ...entry, count: entry.count - guests } : entry))
  return [...rangers, ...EXPANSION]
}

/** Games with immunity or turncoats are never decided early (T13.9): some have these traits, some not. */
function traitsOf(random: Random): TraitCount[] {
  return TRAITS.filter(() => random.chance(0.6))
}

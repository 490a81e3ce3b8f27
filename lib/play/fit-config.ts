import {
  type Config,
  housesIn,
  type ResolvedConfig,
  type RoleCount,
  type Row,
  resolveConfig,
} from '@/lib/engine/rulesets/tiesha/config'

/** The table of a preset leaves at most two seats; so does a fitted one. */
const LEFT_AT_MOST = 2

/**
 * Fits a table to the players who came (T3.1): rangers make up the number, every other role stays; rows that would send
 * out more than there are lose kills by vote and slots from the last, rows are dropped or the last one is repeated until
 * one or two seats are left by plan. A suggestion: the host may edit it, and it is validated like any.
 */
export function fitTable(config: ResolvedConfig, seats: number): { roles: RoleCount[]; rounds: Row[] } {
  return { roles: fitRoles(config.roles ?? [], seats), rounds: fitRounds(config, seats) }
}

/** The same as a configuration to keep. */
export function fitConfig(config: Config, seats: number): Config {
  return { ...config, ...fitTable(resolveConfig(config), seats), custom: true }
}

function fitRoles(roles: readonly RoleCount[], seats: number): RoleCount[] {
  const others = roles.filter((entry) => entry.role !== 'ranger')
  const count = seats - others.reduce((sum, entry) => sum + entry.count, 0)
  const codes = roles.find((entry) => entry.role === 'ranger')?.codes ?? []
  if (count <= 0) return others
  const rangers: RoleCount = { role: 'ranger', count, codes: codes.length === count ? codes : [] }
  const at = roles.findIndex((entry) => entry.role === 'ranger')
  return at < 0 ? [...others, rangers] : [...roles.slice(0, at), rangers, ...roles.slice(at + 1)]
}

function fitRounds(config: ResolvedConfig, seats: number): Row[] {
  let living = seats
  const rows: Row[] = []
  const deathsOf = (row: Row) =>
    row.out * housesIn(config, rows.length + 1) + row.slots.reduce((sum, slot) => sum + slot.count, 0)
  const take = (row: Row): boolean => {
    if (living <= 1) return false
    const cut = trimmed(row, living - 1, deathsOf)
    living -= deathsOf(cut)
    rows.push(cut)
    return deathsOf(cut) > 0
  }
  for (const row of config.rounds) if (!take(row)) break
  const last = config.rounds.at(-1)
  if (last && rows.length >= config.rounds.length) while (living > LEFT_AT_MOST && take(last));
  return rows
}

/** The row with so few kills by vote (one stays while it can) and slots that no more than `most` seats go out. */
function trimmed(row: Row, most: number, deathsOf: (row: Row) => number): Row {
  let cut = row
  while (cut.out > 1 && deathsOf(cut) > most) cut = { ...cut, out: cut.out - 1 }
  while (cut.slots.length > 0 && deathsOf(cut) > most) {
    const last = cut.slots.at(-1)
    const rest = cut.slots.slice(0, -1)
    cut = { ...cut, slots: last && last.count > 1 ? [...rest, { ...last, count: last.count - 1 }] : rest }
  }
  while (cut.out > 0 && deathsOf(cut) > most) cut = { ...cut, out: cut.out - 1 }
  return cut
}

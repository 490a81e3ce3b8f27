import { secondsOfDay } from '../../core'
import { type Config, housesIn, type ResolvedConfig, type Row, resolveConfig } from './config'
import { mayBear, needsCode, type Trait } from './roles'

/** T1.1: a configuration is judged as a whole; each fault names its field. */
export interface ConfigFault {
  /** Where, like `rounds.1.slots` or `voteClose`. */
  path: string
  code: ConfigFaultCode
  data: Record<string, string | number>
}
export type ConfigFaultCode =
  | 'NO_ROUNDS'
  | 'TIMES_ORDER' // data: earlier, later (times of day)
  | 'OVERTIME_TOO_LATE' // voteClose + overtimeMinutes + 31 minutes is after postClose; data: latest, minutes
  | 'SLOTS_IN_FIRST_ROW'
  | 'SECRET_BALLOTS_WITH_TRAIT' // data: trait
  | 'TOO_MANY_DEATHS' // data: deaths, living
  | 'NO_ROLES'
  | 'ROLE_TWICE' // data: role
  | 'CODES_COUNT' // data: role, count, codes
  | 'CODE_TWICE' // data: code
  | 'SEATS_COUNT' // data: roles, seats
  | 'TRAIT_TOO_OFTEN' // data: trait, count, seats
  | 'WHEN_OUT_SEAT' // a turncoat waits for a seat that is none; data: seat
export interface ConfigWarning {
  path: string
  code: 'BLACK_SLOT_BEFORE_ALLIANCE' | 'TABLE_LEAVES_MANY'
  data: Record<string, string | number>
}

export const traitName = (trait: Trait): string => (typeof trait === 'string' ? trait : 'turncoat')

/** The faults that make a transcript invalid whatever its seats: the order of times, slots in row 1, secret ballots (T1.1). */
export function orderFaults(config: ResolvedConfig, traits: readonly Trait[]): ConfigFault[] {
  const faults: ConfigFault[] = []
  const iou = secondsOfDay(config.iouDue)
  const vote = secondsOfDay(config.voteClose)
  const post = secondsOfDay(config.postClose)
  if (iou >= vote)
    faults.push({ path: 'iouDue', code: 'TIMES_ORDER', data: { earlier: config.iouDue, later: config.voteClose } })
  if (vote >= post)
    faults.push({
      path: 'voteClose',
      code: 'TIMES_ORDER',
      data: { earlier: config.voteClose, later: config.postClose },
    })
  else if (vote + (config.overtimeMinutes + 31) * 60 > post)
    faults.push({
      path: 'overtimeMinutes',
      code: 'OVERTIME_TOO_LATE',
      data: { latest: config.postClose, minutes: config.overtimeMinutes },
    })
  if (config.rounds.length === 0) faults.push({ path: 'rounds', code: 'NO_ROUNDS', data: {} })
  if (config.rounds[0] && config.rounds[0].slots.length > 0)
    faults.push({ path: 'rounds.0.slots', code: 'SLOTS_IN_FIRST_ROW', data: {} })
  if (config.ballots === 'secret')
    for (const trait of ['grudge', 'escort'] as const)
      if (traits.includes(trait)) faults.push({ path: 'ballots', code: 'SECRET_BALLOTS_WITH_TRAIT', data: { trait } })
  return faults
}

/**
 * Everything that keeps a game from being saved or dealt, and what its host should know (T1.1). `seatCount` = the
 * players that came; without it the roles say how many seats there are.
 */
export function validateConfig(
  config: Config,
  seatCount?: number,
): { faults: ConfigFault[]; warnings: ConfigWarning[] } {
  const resolved = resolveConfig(config)
  const faults = orderFaults(
    resolved,
    resolved.traits.map((entry) => entry.trait),
  )
  const warnings: ConfigWarning[] = []
  faults.push(...roleFaults(resolved, seatCount))
  const rolesTotal = (resolved.roles ?? []).reduce((sum, entry) => sum + entry.count, 0)
  const table = tableArithmetic(resolved, seatCount ?? rolesTotal)
  for (const [index, row] of table.rows.entries())
    if (row.livingAfter < 0) {
      const living = row.livingAfter + row.deaths
      faults.push({ path: `rounds.${index}`, code: 'TOO_MANY_DEATHS', data: { deaths: row.deaths, living } })
      break
    }
  for (const [index, row] of resolved.rounds.entries())
    if (index + 1 <= resolved.allianceAfterRound && row.slots.some((slot) => slot.group === 'black'))
      warnings.push({ path: `rounds.${index}.slots`, code: 'BLACK_SLOT_BEFORE_ALLIANCE', data: { round: index + 1 } })
  const last = table.rows.at(-1)
  if (last && last.livingAfter > 2)
    warnings.push({ path: 'rounds', code: 'TABLE_LEAVES_MANY', data: { living: last.livingAfter } })
  return { faults, warnings }
}

export function roleFaults(config: ResolvedConfig, seatCount: number | undefined): ConfigFault[] {
  const faults: ConfigFault[] = []
  const { roles } = config
  if (!roles) return [{ path: 'roles', code: 'NO_ROLES', data: {} }]
  const seenRoles = new Set<string>()
  const seenCodes = new Set<string>()
  for (const [index, { role, count, codes }] of roles.entries()) {
    const path = `roles.${index}`
    if (seenRoles.has(role)) faults.push({ path, code: 'ROLE_TWICE', data: { role } })
    seenRoles.add(role)
    if (codes.length !== count && (needsCode(role) || codes.length > 0))
      faults.push({ path: `${path}.codes`, code: 'CODES_COUNT', data: { role, count, codes: codes.length } })
    for (const code of codes) {
      if (seenCodes.has(code)) faults.push({ path: `${path}.codes`, code: 'CODE_TWICE', data: { code } })
      seenCodes.add(code)
    }
  }
  const total = roles.reduce((sum, entry) => sum + entry.count, 0)
  const seats = seatCount ?? total
  if (seats !== total) faults.push({ path: 'roles', code: 'SEATS_COUNT', data: { roles: total, seats } })
  for (const [index, { trait, count }] of config.traits.entries()) {
    const bearers = roles.reduce((sum, entry) => sum + (mayBear(entry.role, trait) ? entry.count : 0), 0)
    if (count > bearers)
      faults.push({
        path: `traits.${index}`,
        code: 'TRAIT_TOO_OFTEN',
        data: { trait: traitName(trait), count, seats: bearers },
      })
    if (typeof trait === 'object' && 'whenOut' in trait.turncoat && trait.turncoat.whenOut > seats)
      faults.push({ path: `traits.${index}`, code: 'WHEN_OUT_SEAT', data: { seat: trait.turncoat.whenOut } })
  }
  return faults
}

export interface TableRow extends Row {
  round: number
  houses: 1 | 2
  /** Seats that this row sends out if all goes by plan: by vote in every house, and by every slot. */
  deaths: number
  /** 余 N: living seats after this row, by plan. */
  livingAfter: number
}

/** The arithmetic of a round table beside the set-up form and on the rules page (T4.3, T4.5). */
export function tableArithmetic(
  config: Pick<ResolvedConfig, 'rounds' | 'houses'>,
  seats: number,
): { rows: TableRow[]; ratio: { white: number; black: number } } {
  let living = seats
  const ratio = { white: 0, black: 0 }
  const rows = config.rounds.map((row, index) => {
    const houses = housesIn(config, index + 1)
    const slots = row.slots.reduce((sum, slot) => sum + slot.count, 0)
    const out = row.out * houses
    living -= out + slots
    ratio.white += slots + (index === 0 ? out : 0)
    ratio.black += index === 0 ? 0 : out
    return { ...row, round: index + 1, houses, deaths: out + slots, livingAfter: living }
  })
  return { rows, ratio }
}

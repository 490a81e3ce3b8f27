import { nightCloseAfter, SHORTEST_NIGHT } from './clock'
import { type Config, lengthOf, type ResolvedConfig, resolveConfig } from './config'
import { FEWEST_SEATS, MOST_SEATS, type Role, rolesFor } from './roles'

/** A configuration judged as a whole; each fault names its field. */
export interface ConfigFault {
  path: string
  code: ConfigFaultCode
  data: Record<string, string | number>
}
export type ConfigFaultCode =
  | 'SEATS_COUNT' // data: seats, fewest, most
  | 'BARRED_SEAT' // the account that the first night must spare has no seat; data: seat
export interface ConfigWarning {
  path: string
  code:
    | 'OPEN_BALLOTS' // G7 bans following; open ballots invite it
    | 'SECRET_BALLOTS' // who voted for whom is what the table argues about
    | 'SERIES_UNDER_ALIASES' // G4.2: of no effect
    | 'LONG_ROUND' // data: days, the longest that a round can take
    | 'TURN_ABOVE_OPEN' // of no effect for the first row; data: turnHours, openHours
    | 'SHORT_TURNS' // turns too short to write in; data: seconds
  data: Record<string, string | number>
}

const DAY = 86_400_000
/** From here on the host is told how long a round can take: a round of the long lengths, with every turn used up. */
const LONG_ROUND = 7 * DAY
const SHORT_TURN = 60_000

/**
 * Everything that keeps a game from being saved or dealt, and what its host should know. `seatCount` = the players that
 * came; without it the planned number.
 */
export function validateConfig(
  config: Config,
  seatCount?: number,
  barred: number | null = null,
): { faults: ConfigFault[]; warnings: ConfigWarning[] } {
  const resolved = resolveConfig(config)
  const seats = seatCount ?? resolved.seats
  const faults = seatFaults(seats)
  if (barred !== null && (barred < 1 || barred > seats))
    faults.push({ path: 'barred', code: 'BARRED_SEAT', data: { seat: barred } })
  const warnings: ConfigWarning[] = []
  const warn = (path: string, code: ConfigWarning['code'], data: ConfigWarning['data'] = {}) =>
    warnings.push({ path, code, data })
  if (resolved.ballots === 'open') warn('ballots', 'OPEN_BALLOTS')
  if (resolved.ballots === 'secret') warn('ballots', 'SECRET_BALLOTS')
  if (resolved.aliases && resolved.series !== null) warn('series', 'SERIES_UNDER_ALIASES')
  const longest = tableArithmetic(resolved, seats).longestRound
  if (longest > LONG_ROUND) warn('turnHours', 'LONG_ROUND', { days: Math.ceil(longest / DAY) })
  if (lengthOf(resolved.turnHours) < SHORT_TURN)
    warn('turnHours', 'SHORT_TURNS', { seconds: lengthOf(resolved.turnHours) / 1000 })
  if (resolved.speeches === 'open' && resolved.turnHours > resolved.openHours)
    warn('turnHours', 'TURN_ABOVE_OPEN', { turnHours: resolved.turnHours, openHours: resolved.openHours })
  return { faults, warnings }
}

/** G1: a table has 11 to 16 seats. */
export function seatFaults(seats: number): ConfigFault[] {
  if (seats >= FEWEST_SEATS && seats <= MOST_SEATS) return []
  return [{ path: 'seats', code: 'SEATS_COUNT', data: { seats, fewest: FEWEST_SEATS, most: MOST_SEATS } }]
}

export interface TableArithmetic {
  roles: Record<Role, number>
  /** Rounds if every night kills and every vote sends somebody out, until none of the smallest role can be left. */
  fewestRounds: number
  /** Rounds at the most: G9.2 allows two quiet ones before each death. */
  mostRounds: number
  /** Of the first round with every minute used up, without a tie: night, last words twice, speeches, vote; milliseconds. */
  longestRound: number
  /** The same with a tie of all seats that runs through its three stages. */
  longestTie: number
  night: number
  speeches: number
}

/** The arithmetic beside the set-up form: who is dealt, how many rounds, how long they can be. */
export function tableArithmetic(config: ResolvedConfig, seats: number): TableArithmetic {
  const roles = rolesFor(seats)
  const smallest = Math.min(roles.police, roles.killer, roles.civilian)
  const night = config.nightHours === null ? SHORTEST_NIGHT + DAY : lengthOf(config.nightHours)
  const lastWords = lengthOf(config.lastWordsHours)
  const turn = lengthOf(config.turnHours)
  const vote = lengthOf(config.voteHours)
  const speakers = seats - 1
  const speeches = config.speeches === 'open' ? lengthOf(config.openHours) : speakers * turn
  const longestRound = night + 2 * lastWords + speeches + vote
  return {
    roles,
    fewestRounds: Math.ceil(smallest / 2),
    mostRounds: 3 * (seats - 3),
    longestRound,
    longestTie: longestRound + speakers * turn + 2 * vote,
    night,
    speeches,
  }
}

/** One round of a plan; instants in epoch milliseconds. */
export interface PlannedRound {
  round: number
  nightOpens: number
  nightCloses: number
  lastWordsClose: number
  speechesClose: number
  voteCloses: number
  ends: number
}

/** How the first rounds would run if everybody used all the time he has, one killed and one voted out in each. */
export function planRounds(config: ResolvedConfig, timeZone: string, startsAt: number, seats: number): PlannedRound[] {
  const { fewestRounds } = tableArithmetic(config, seats)
  const rounds: PlannedRound[] = []
  let opens = startsAt
  for (let round = 1; round <= fewestRounds + 1; round++) {
    const nightCloses = nightCloseAfter({ config, timeZone }, opens)
    const speakers = Math.max(0, seats - 2 * round + 1)
    const lastWordsClose = nightCloses + lengthOf(config.lastWordsHours)
    const row = config.speeches === 'open' ? lengthOf(config.openHours) : speakers * lengthOf(config.turnHours)
    const speechesClose = lastWordsClose + row
    const voteCloses = speechesClose + lengthOf(config.voteHours)
    const ends = voteCloses + lengthOf(config.lastWordsHours)
    rounds.push({ round, nightOpens: opens, nightCloses, lastWordsClose, speechesClose, voteCloses, ends })
    opens = ends
  }
  return rounds
}

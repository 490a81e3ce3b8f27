import { type Command, isScored, type TieshaState } from '@/lib/engine/rulesets/tiesha'
import { allCodes, guessCode, lateInstant } from './habits'
import type { Move, Seated, Table } from './table'

type Poll = TieshaState['polls'][number]

const SECOND = 1000
const MINUTE = 60 * SECOND

/** The ballots of the main votes from `from` to their close: most seats change theirs several times, some forget it. */
export function planMainVote(table: Table, from: number): Move[] {
  const { random } = table
  return openPolls(table, 'main').flatMap((poll) => {
    const suspects = random.sample(candidates(table, poll), poll.places + 3)
    const ballots = voters(table, poll).flatMap(({ seat }) => {
      const count = random.chance(1 / 40) ? 0 : 1 + random.below(13)
      return repeated(table, seat, poll, suspects, from, count)
    })
    return [...ballots, ...proxies(table, poll, from, suspects), ...mischief(table, poll)]
  })
}

/** The ballots of the overtimes that are open: nobody owes one, two seats in three care. */
export function planOvertime(table: Table, from: number): Move[] {
  const { random } = table
  return openPolls(table, 'overtime').flatMap((poll) =>
    voters(table, poll).flatMap(({ seat }) => {
      const count = random.chance(2 / 3) ? 1 + random.below(3) : 0
      return repeated(table, seat, poll, candidates(table, poll), from, count)
    }),
  )
}

/** Choices of the voted-out bearers of `escort` (T15.5); one in five lets the time pass. */
export function planEscorts(table: Table, from: number): Move[] {
  const { random, state } = table
  return state.escorts.flatMap(({ seat, closes, namedBy }) => {
    const target = random.pick(namedBy)
    if (target === undefined || random.chance(0.2)) return []
    const make = (now: Table): Command => ({
      by: seat,
      do: 'escort',
      target,
      ...guessCode(now, target, allCodes(now)),
    })
    return [{ at: lateInstant(random, from, closes), make }]
  })
}

function repeated(table: Table, seat: number, poll: Poll, suspects: readonly number[], from: number, count: number) {
  return Array.from({ length: count }, (): Move => {
    const at = lateInstant(table.random, from, closesOf(table, poll))
    return { at, make: (now) => ballot(now, seat, poll.stage, suspects) }
  })
}

function openPolls(table: Table, stage: Poll['stage']): Poll[] {
  return table.state.polls.filter((poll) => poll.open && poll.stage === stage)
}

const closesOf = (table: Table, poll: Poll): number => poll.closes ?? table.state.clock.voteCloses

function voters(table: Table, poll: Poll): Seated[] {
  return table.living().filter((seat) => seat.house === poll.house)
}

function candidates(table: Table, poll: Poll): number[] {
  const living = voters(table, poll).map((seat) => seat.seat)
  return poll.candidates === null ? living : living.filter((seat) => poll.candidates?.includes(seat))
}

function ballot(table: Table, seat: number, stage: Poll['stage'], suspects: readonly number[]): Command | null {
  const { random } = table
  const me = table.seat(seat)
  const poll = openPolls(table, stage).find((open) => open.house === me.house)
  if (poll === undefined) return null
  const standing = candidates(table, poll)
  const friends = table.seats().filter((other) => other.role === me.role && me.role !== 'ranger')
  const crowd = suspects.filter(
    (suspect) => standing.includes(suspect) && !friends.some((friend) => friend.seat === suspect),
  )
  const names = random.sample(
    crowd.length > 0 && random.chance(0.85) ? crowd : standing,
    random.chance(0.8) ? poll.picks : 1,
  )
  if (names.length === 0) return null
  const codes = callableCodes(table)
  return { by: seat, do: 'vote', picks: names.map((name) => ({ seat: name, ...guessCode(table, name, codes) })) }
}

/** The code names that a pick may guess now (T8.6). */
function callableCodes({ state }: Table): string[] {
  if (!state.guessesOpen) return []
  const { seats } = state.setup
  const turning = seats.some((seat) => seat.traits.some((trait) => typeof trait === 'object'))
  return seats.flatMap(({ role, code }, i) => {
    const player = state.players[i]
    if (player === undefined || code === null || !isScored(role)) return []
    const gone = player.out !== null && player.published
    return !gone && (turning || player.faction === 'black') ? [code] : []
  })
}

/** Ballots that the host enters for seats that asked in time (T8.10). */
function proxies(table: Table, poll: Poll, from: number, suspects: readonly number[]): Move[] {
  const { random, state } = table
  const closes = closesOf(table, poll)
  const limit = closes - state.setup.config.proxyMinutes * MINUTE
  if (limit <= from) return []
  return voters(table, poll)
    .filter(() => random.chance(0.03))
    .map(({ seat }) => {
      const requestedAt = lateInstant(random, from, limit)
      const make = (now: Table): Command | null => {
        const vote = ballot(now, seat, 'main', suspects)
        return vote?.do === 'vote' ? { by: 'host', do: 'proxyVote', for: seat, requestedAt, picks: vote.picks } : null
      }
      return { at: lateInstant(random, requestedAt, closes), make }
    })
}

/** What should not work: a ballot one second too late, a pick of a seat that is out, the same seat twice. */
function mischief(table: Table, poll: Poll): Move[] {
  const { random } = table
  const seat = random.pick(voters(table, poll))?.seat
  if (seat === undefined || random.chance(0.5)) return []
  const closes = closesOf(table, poll)
  const gone = table.seats().find((other) => !other.living)?.seat ?? 0
  const target = random.pick(candidates(table, poll)) ?? seat
  const inTime = closes - random.below(3600) * SECOND
  const tricks: [at: number, picks: { seat: number }[]][] = [
    [closes + SECOND, [{ seat: target }]],
    [inTime, [{ seat: gone }]],
    [inTime, [{ seat: target }, { seat: target }]],
  ]
  return random.sample(tricks, 1).map(([at, picks]) => ({
    at: Math.max(at, table.now),
    mischief: true,
    make: () => ({ by: seat, do: 'vote', picks }),
  }))
}

import { db, freezeTestClock } from '@/lib/db'
import { type Act, act } from './act'
import { createGame, openSignUp } from './create-game'
import { acceptSignUp, dealGame } from './deal'
import { isGameOf, type PageOf, readGame } from './read-game'
import type { Outcome } from './refusal'
import type { RulesetName } from './ruleset-names'
import type { Rulesets } from './rulesets'
import { settleGame } from './settle'
import { signUp } from './sign-up'
import { settleDue } from './worker'

/** A running game and its people, for integration tests. Forum time is what the test says (T2.1). */
export interface TestGame<Name extends RulesetName = 'tiesha'> {
  id: string
  slug: string
  host: string
  /** Account of a seat. */
  account: (seat: number) => string
  seats: number[]
  page: (userId?: string) => Promise<PageOf<Name>>
  view: (userId?: string) => Promise<Rulesets[Name]['view']>
  /** Seats by role, as the host sees them. */
  role: (role: string) => Promise<number[]>
  act: (seat: number | 'host', command: Act['command'], key?: string) => ReturnType<typeof act>
}

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

/** Stops forum time at an ISO instant and settles all that falls due by it. */
export async function at(iso: string): Promise<void> {
  await freezeTestClock(Date.parse(iso))
  while ((await settleDue()) > 0);
}

/** Stops forum time and settles nothing. */
export const clock = (iso: string): Promise<void> => freezeTestClock(Date.parse(iso))

/** An account without a password. */
export async function account(name: string, role: 'member' | 'host' | 'admin' = 'member'): Promise<string> {
  const user = await db().user.create({
    data: { username: name, usernameKey: name.toLowerCase(), passwordHash: '-', role },
  })
  return user.id
}

/**
 * A dealt `quick-12` (or as configured) whose round 1 opens on 2026-03-02 at 20:00 in Shanghai, so that its first vote
 * closes on 2026-03-03 at 21:00:00. `started: false` leaves it in report-in.
 */
export const testGame = ({
  config = { preset: 'quick-12' } as object,
  players = 12,
  started = true,
  name = 'g',
} = {}): Promise<TestGame> => testGameOf('tiesha', { config, players, started, name })

interface Wanted {
  config: object
  /** How many accounts are made and seated, or those that are. */
  players: number | readonly string[]
  /** False: without report-ins, and forum time before its start, for rulesets that wait for both. */
  started?: boolean
  name?: string
  /** The account that hosts; left out, one is made. */
  host?: string
  /** When it is dealt; rulesets without report-ins begin then. */
  dealtAt?: string
}

/** A dealt game by any ruleset, made by the services that hosts and players use. */
export async function testGameOf<Name extends RulesetName>(
  ruleset: Name,
  { config, players, started = true, name = 'g', host: given, dealtAt = '2026-03-01T12:00:00+08:00' }: Wanted,
): Promise<TestGame<Name>> {
  await clock(dealtAt)
  const host = given ?? (await account(`${name}-host`, 'host'))
  const { slug } = must(
    await createGame(
      { id: host, role: 'host' },
      {
        title: `${name} 局`,
        boardId: null,
        ruleset,
        config,
        timeZone: 'Asia/Shanghai',
        signUpClosesAt: null,
        startsAt: Date.parse(dealtAt) + 32 * 3_600_000,
        visibility: 'public',
        setup: {},
      },
    ),
  )
  const { id } = await db().game.findUniqueOrThrow({ where: { slug } })
  must(await openSignUp(id, host))
  const users = typeof players === 'number' ? [] : [...players]
  for (let i = 1; typeof players === 'number' && i <= players; i++) users.push(await account(`${name}-player-${i}`))
  for (const user of users) {
    must(await signUp(id, user, ''))
    must(await acceptSignUp(id, host, user, true))
  }
  must(await dealGame(id, host))
  if (started && ruleset === 'tiesha') {
    await db().seat.updateMany({ where: { gameId: id }, data: { reportedAt: new Date('2026-03-01T13:00:00+08:00') } })
    await clock('2026-03-02T20:00:00+08:00')
    await settleGame(id)
  }
  const seats = await db().seat.findMany({ where: { gameId: id }, orderBy: { seat: 'asc' } })
  const accountOf = (seat: number) => {
    const found = seats.find((s) => s.seat === seat)
    if (!found) throw new Error(`no seat ${seat}`)
    return found.userId
  }
  const page = async (userId?: string) => {
    const read = await readGame(slug, userId ? { id: userId } : null)
    if (!read || !isGameOf(read, ruleset)) throw new Error('not readable')
    return read as unknown as PageOf<Name>
  }
  const view = async (userId?: string): Promise<Rulesets[Name]['view']> => {
    const read = await page(userId)
    if (!read.view) throw new Error('not dealt')
    return read.view
  }
  return {
    id,
    slug,
    host,
    account: accountOf,
    seats: seats.map((s) => s.seat),
    page,
    view,
    role: async (role) => {
      const { seats } = (await view(host)) as { seats: { seat: number; role?: string | null }[] }
      return seats.filter((one) => one.role === role).map((one) => one.seat)
    },
    act: (seat, command, key) => act({ gameId: id, userId: seat === 'host' ? host : accountOf(seat), command, key }),
  }
}

import { db } from '@/lib/db'
import { type Act, act } from './act'
import { createGame, openSignUp } from './create-game'
import { acceptSignUp, dealGame } from './deal'
import { readGame } from './read-game'
import type { Outcome } from './refusal'
import type { RulesetName } from './ruleset-names'
import { rulesetOf } from './rulesets'
import { signUp } from './sign-up'
import { moveClock } from './test-clock'

/** A game for browser tests: who hosts and plays, by username; what differs from a plain game. */
export interface TestGameSpec {
  ruleset: RulesetName
  host: string
  players: readonly string[]
  config: unknown
  /** Epoch milliseconds: forum time stands there when this returns, and the game has opened. */
  startsAt: number
  title: string
  setup: unknown
}

/** A seat with all its secrets, as the main host sees it by the rules' view, and the account behind it. */
export type TestSeat = { seat: number; alias: string; username: string } & Record<string, unknown>

/** Makes, deals and opens a game by the services that hosts and players use; nobody is asked for a report-in. */
export async function makeTestGame(spec: TestGameSpec): Promise<{ slug: string; seats: TestSeat[] }> {
  await moveClock(spec.startsAt - 86_400_000)
  const users = await db().user.findMany({
    where: { username: { in: [spec.host, ...spec.players] } },
    select: { id: true, username: true, role: true },
  })
  const of = (name: string) => {
    const user = users.find(({ username }) => username === name)
    if (!user) throw new Error(`no account ${name}`)
    return user
  }
  const host = of(spec.host)
  const { slug } = must(
    await createGame(host, {
      title: spec.title,
      boardId: null,
      ruleset: spec.ruleset,
      config: spec.config,
      timeZone: 'Asia/Shanghai',
      signUpClosesAt: null,
      startsAt: spec.startsAt,
      visibility: 'public',
      setup: spec.setup,
    }),
  )
  const { id } = await db().game.findUniqueOrThrow({ where: { slug }, select: { id: true } })
  must(await openSignUp(id, host.id))
  for (const name of spec.players) {
    must(await signUp(id, of(name).id, ''))
    must(await acceptSignUp(id, host.id, of(name).id, true))
  }
  const atOnce = rulesetOf(spec.ruleset).table.facts(spec.config).reportIn === null
  if (atOnce) await moveClock(spec.startsAt) // the deal opens the game
  must(await dealGame(id, host.id))
  await db().seat.updateMany({ where: { gameId: id }, data: { reportedAt: new Date(spec.startsAt - 1) } })
  await moveClock(spec.startsAt)
  return { slug, seats: await testSeats(slug) }
}

/** The seats of a game as they are now. */
export async function testSeats(slug: string): Promise<TestSeat[]> {
  const { id, hosts, seats } = await db().game.findUniqueOrThrow({
    where: { slug },
    select: {
      id: true,
      hosts: { where: { role: 'main' }, select: { userId: true } },
      seats: { select: { seat: true, user: { select: { username: true } } } },
    },
  })
  const main = hosts[0]
  if (!main) throw new Error(`nobody hosts ${id}`)
  const view = (await readGame(slug, { id: main.userId }))?.view as { seats: Omit<TestSeat, 'username'>[] } | null
  return (view?.seats ?? []).map((one) => {
    const username = seats.find(({ seat }) => seat === one.seat)?.user.username ?? ''
    return { ...one, username } as TestSeat
  })
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

/** One command, by whoever sits there now, or by the main host. */
export async function actAs(sent: { slug: string; by: number | 'host'; command: Act['command'] }) {
  const game = await db().game.findUniqueOrThrow({
    where: { slug: sent.slug },
    select: { id: true, seats: { select: { seat: true, userId: true } }, hosts: { where: { role: 'main' } } },
  })
  const userId = sent.by === 'host' ? game.hosts[0]?.userId : game.seats.find(({ seat }) => seat === sent.by)?.userId
  if (!userId) throw new Error(`nobody is ${sent.by}`)
  return act({ gameId: game.id, userId, command: sent.command })
}

import { now, type Tx, transaction } from '@/lib/db'
import { bytesOfHex, commitmentOf, seededDraws } from '@/lib/engine/core'
import { announceChange } from '@/lib/notify/live'
import { lockAsMainHost, logHostAct } from './actor'
import { ALIASES } from './aliases'
import { postNotice } from './announcements'
import { dealtSetup } from './deal-setup'
import { privateThreads } from './game-threads'
import { newSeed } from './random'
import { answering, type Outcome, Refused } from './refusal'
import { rulesetName } from './ruleset-names'
import { rulesetOf } from './rulesets'
import { begin } from './start'

/** The host takes a sign-up on, or off, the list of players (T3.1). Possible until the deal. */
export function acceptSignUp(gameId: string, hostId: string, userId: string, accepted: boolean): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'DEALT_ALREADY' })
      const changed = await tx.signUp.updateMany({
        where: { gameId, userId, status: { in: ['waiting', 'accepted', 'declined'] } },
        data: { status: accepted ? 'accepted' : 'waiting' },
      })
      if (changed.count === 0) throw new Refused({ code: 'NO_SUCH_SIGN_UP' })
      await logHostAct(tx, gameId, hostId, accepted ? 'acceptSignUp' : 'unacceptSignUp', { userId })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/**
 * The deal (T3.1, T1.6): accepted accounts are shuffled onto seats by a secret seed of its own, aliases are drawn (or are
 * the accounts' names, where the game is played under these), roles
 * follow from the game's seed, whose hash is published now. From here on report-ins are owed.
 */
export function dealGame(gameId: string, hostId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'DEALT_ALREADY' })
      const at = await now(tx)
      const { table } = rulesetOf(game.ruleset)
      const { reportIn, accountNames } = table.facts(game.config)
      const opens = reportIn === null // nobody reports in: it begins with the deal
      const startsAt = opens ? new Date(at) : game.startsAt
      if (!startsAt || (!opens && startsAt.getTime() <= at)) throw new Refused({ code: 'STARTS_AT_PAST' })
      const players = await tx.signUp.findMany({
        where: { gameId, status: 'accepted' },
        orderBy: { userId: 'asc' },
        select: { userId: true, user: { select: { username: true } } },
      })
      const faults = table.faults(game.config, players.length)
      if (faults > 0) throw new Refused({ code: 'CONFIG_FAULTS', data: { count: faults } })

      const seed = newSeed()
      const dealSeed = newSeed()
      const { shuffle } = seededDraws(bytesOfHex(dealSeed) ?? new Uint8Array())
      const seated = shuffle(players)
      const aliases = accountNames
        ? seated.map(({ user }) => user.username)
        : distinctAliases(shuffle(ALIASES), seated.length)
      const seedHash = commitmentOf(seed)
      await tx.seat.createMany({
        data: seated.map(({ userId }, i) => ({ gameId, seat: i + 1, alias: aliases[i] ?? '', userId })),
      })
      await tx.thread.createMany({
        data: privateThreads(rulesetName(game.ruleset), seated.length).map((thread) => ({
          ...thread,
          gameId,
          title: '',
          createdAt: new Date(at),
        })),
      })
      await tx.game.update({
        where: { id: gameId },
        data: { status: 'reportIn', seed, dealSeed, seedHash, startsAt, dueAt: startsAt },
      })
      await postNotice(tx, game, { kind: 'dealt', seats: seated.length, seedHash }, at)
      await logHostAct(tx, gameId, hostId, 'deal', { seats: seated.length })
      if (opens) await begin(tx, { ...game, startsAt })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** The first `count` aliases of which no two end alike, as long as the stock has such; then any. */
function distinctAliases(stock: readonly string[], count: number): string[] {
  const endings = new Set<string>()
  const chosen: string[] = []
  const rest: string[] = []
  for (const alias of stock) {
    const ending = [...alias].at(-1) ?? ''
    if (endings.has(ending)) rest.push(alias)
    else chosen.push(alias)
    endings.add(ending)
  }
  return [...chosen, ...rest].slice(0, count)
}

/** The state of a dealt game as it would begin (between deal and round 1 no event is stored). */
export async function dealtState(tx: Tx, game: { id: string; ruleset: string }): Promise<unknown> {
  const { setup } = await dealtSetup(tx, game.id)
  const ruleset = rulesetOf(game.ruleset)
  return ruleset.start(setup).reduce<unknown>((state, event) => ruleset.evolve(state, event), null)
}

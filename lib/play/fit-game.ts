import { transaction } from '@/lib/db'
import { configSchema, validateConfig } from '@/lib/engine/rulesets/tiesha'
import { announceChange } from '@/lib/notify/live'
import { lockAsMainHost, logHostAct } from './actor'
import { announceSetup } from './create-game'
import { fitConfig } from './fit-config'
import { answering, type Outcome, Refused } from './refusal'

/**
 * The host fits the table to the players he has taken (T3.1): the suggestion of fit-config.ts is validated, kept and
 * announced. `players` is the number the host saw; if another one is accepted now, nothing is changed.
 */
export function fitGame(gameId: string, hostId: string, players: number): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'DEALT_ALREADY' })
      if ((await tx.signUp.count({ where: { gameId, status: 'accepted' } })) !== players)
        throw new Refused({ code: 'STALE' })
      const config = fitConfig(configSchema.parse(game.config), players)
      const { faults } = validateConfig(config, players)
      if (faults.length > 0) throw new Refused({ code: 'CONFIG_FAULTS', data: { count: faults.length } })
      await tx.game.update({ where: { id: gameId }, data: { config: config as object } })
      await announceSetup(tx, { ...game, config })
      await logHostAct(tx, gameId, hostId, 'fitGame', { seats: players })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** The host takes those who asked first, until there are `upTo` players (T3.1). Returns how many were taken. */
export function acceptInOrder(gameId: string, hostId: string, upTo: number): Promise<Outcome<number>> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'DEALT_ALREADY' })
      const places = upTo - (await tx.signUp.count({ where: { gameId, status: 'accepted' } }))
      if (places <= 0) return 0
      const next = await tx.signUp.findMany({
        where: { gameId, status: 'waiting' },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        take: places,
        select: { userId: true },
      })
      await tx.signUp.updateMany({
        where: { gameId, userId: { in: next.map((one) => one.userId) } },
        data: { status: 'accepted' },
      })
      await logHostAct(tx, gameId, hostId, 'acceptInOrder', { taken: next.length })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return next.length
    }),
  )
}

import { db, now, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { act } from './act'
import { handOverSeat, requireStranger } from './hand-over-seat'
import { refuseUnseen, type Unseen } from './host-seen'
import { answering, type Outcome, Refused } from './refusal'
import { rememberedAccount } from './series'
import { GameSetup } from './setup'
import { lockGame } from './sign-up'

/**
 * A member offers to take over a seat, should one fall free (T3.3): from the deal to the end. Nobody who is or was in the
 * game, as player or in its host team, can: he knows too much. Only the host team hears of it.
 */
export function volunteer(gameId: string, userId: string, note: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game.status !== 'reportIn' && game.status !== 'running') throw new Refused({ code: 'NO_SUBSTITUTES' })
      await requireStranger(tx, gameId, userId)
      const createdAt = new Date(await now(tx))
      const asked = await tx.signUp.findUnique({ where: { gameId_userId: { gameId, userId } } })
      if (asked?.status === 'declined') throw new Refused({ code: 'SIGN_UP_DECLINED' })
      if (asked?.status === 'waiting') return undefined
      await tx.signUp.upsert({
        where: { gameId_userId: { gameId, userId } },
        create: { gameId, userId, note, createdAt },
        update: { status: 'waiting', note, createdAt },
      })
      await announceChange(tx, { game: gameId, public: false, seats: [], hosts: readersOf(game) })
      return undefined
    }),
  )
}

/** Takes the offer back, as long as no seat was given. */
export function withdrawOffer(gameId: string, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      await tx.signUp.updateMany({ where: { gameId, userId, status: 'waiting' }, data: { status: 'withdrawn' } })
      await announceChange(tx, { game: gameId, public: false, seats: [], hosts: readersOf(game) })
      return undefined
    }),
  )
}

/** Who of the host team reads the list of volunteers (read-sign-ups.ts), and so is told that it changed. */
const readersOf = (game: { setup: unknown }) =>
  GameSetup.parse(game.setup).assistantAccounts ? ('assistants' as const) : ('main' as const)

export interface Substitution {
  seat: number
  /** Account of the volunteer. */
  userId: string
  /** For the host team's log alone. */
  note: string
  key: string
}

/**
 * The main host gives a living seat to a volunteer (T3.3): alias, role, ballots, rooms, all of it. The old account is out
 * with this very transaction, and for good; its drafts stay its own. Nothing is announced.
 */
export async function substitute(
  game: { id: string },
  hostId: string,
  { seat, userId, note, key }: Substitution,
  unseen?: Unseen,
): Promise<Outcome> {
  return answering(async () => {
    const dealt = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    const remembered = (await rememberedAccount(db(), dealt)) === userId // G4.1
    const done = await act({
      gameId: game.id,
      userId: hostId,
      key,
      command: { do: 'substitute', seat, ...(remembered && { barred: true }), ...(note && { note }) },
      check: async (tx, { game: locked, state }) => {
        if (unseen) await refuseUnseen(tx, locked, state, unseen)
      },
      effects: (tx) => handOverSeat(tx, game.id, seat, userId),
    })
    if (!done.ok) throw new Refused(done.refusal)
    return undefined
  })
}

import { isDeepStrictEqual } from 'node:util'
import { now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { lockAsMainHost, logHostAct } from './actor'
import { postNotice } from './announcements'
import { OPEN_THREADS } from './game-threads'
import { newSlug } from './random'
import { answering, type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'
import { GameForm, GameSetup } from './setup'

/** A host lays out a new game as a draft; only the host team sees it. Returns its slug. */
export function createGame(user: { id: string; role: string }, input: unknown): Promise<Outcome<{ slug: string }>> {
  return answering(async () => {
    if (user.role === 'member') throw new Refused({ code: 'NOT_A_HOST' })
    const data = parseForm(input)
    const slug = newSlug()
    await transaction(async (tx) => {
      await requireBoard(tx, data.boardId)
      const at = new Date(await now(tx))
      await tx.game.create({
        data: {
          ...data,
          slug,
          createdAt: at,
          hosts: { create: { userId: user.id, role: 'main' } },
          threads: { create: OPEN_THREADS.map((thread) => ({ ...thread, title: '', createdAt: at })) },
        },
      })
    })
    return { slug }
  })
}

/**
 * The host changes the set-up; possible until the deal. While people sign up, a change of the rules or of the start is
 * announced (T3.1).
 */
export function editGame(gameId: string, userId: string, input: unknown): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, userId)
      if (game.status !== 'draft' && game.status !== 'recruiting') throw new Refused({ code: 'DEALT_ALREADY' })
      const data = parseForm(input)
      await requireBoard(tx, data.boardId)
      await tx.game.update({ where: { id: gameId }, data })
      await logHostAct(tx, gameId, userId, 'editGame', {})
      const same = isDeepStrictEqual(data.config, game.config) && data.startsAt?.getTime() === game.startsAt?.getTime()
      if (game.status === 'recruiting' && !same) await announceSetup(tx, { ...game, ...data })
      await announceChange(tx, { game: gameId, public: game.status === 'recruiting', seats: [] })
      return undefined
    }),
  )
}

/** Announces the table that people sign up for, after a change of it. */
export async function announceSetup(
  tx: Tx,
  game: { id: string; ruleset: string; config: unknown; startsAt: Date | null },
): Promise<void> {
  const { seats, rounds } = rulesetOf(game.ruleset).table.facts(game.config)
  const startsAt = game.startsAt?.getTime() ?? null
  await postNotice(tx, game, { kind: 'setupChanged', seats, rounds, startsAt }, await now(tx))
}

/** Sign-up opens: the game appears in the hall. The configuration must stand, whatever the number that will come. */
export function openSignUp(gameId: string, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, userId)
      if (game.status !== 'draft') throw new Refused({ code: 'NOT_A_DRAFT' })
      const atOnce = rulesetOf(game.ruleset).table.facts(game.config).reportIn === null // it begins with the deal
      if (!atOnce && !game.startsAt) throw new Refused({ code: 'STARTS_AT_MISSING' })
      requireSound(game.ruleset, game.config)
      const at = await now(tx)
      if (!atOnce && game.startsAt && game.startsAt.getTime() <= at) throw new Refused({ code: 'STARTS_AT_PAST' })
      if (game.signUpClosesAt && game.signUpClosesAt.getTime() <= at) throw new Refused({ code: 'SIGN_UP_PAST' })
      await tx.game.update({ where: { id: gameId }, data: { status: 'recruiting' } })
      await postNotice(tx, game, { kind: 'signUpOpened' }, at)
      await logHostAct(tx, gameId, userId, 'openSignUp', {})
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** Calls a game off before it has begun. A draft, which nobody but its hosts has seen, is thrown away. */
export function cancelGame(gameId: string, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, userId)
      if (game.status === 'running' || game.status === 'finished') throw new Refused({ code: 'RUNNING_ALREADY' })
      if (game.status === 'cancelled') return undefined
      if (game.status === 'draft') {
        await tx.game.delete({ where: { id: gameId } })
        return undefined
      }
      await tx.game.update({ where: { id: gameId }, data: { status: 'cancelled', dueAt: null } })
      await postNotice(tx, game, { kind: 'cancelled' }, await now(tx))
      await logHostAct(tx, gameId, userId, 'cancelGame', {})
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

function parseForm(input: unknown) {
  const form = GameForm.safeParse(input)
  if (!form.success)
    throw new Refused({ code: 'BAD_INPUT', data: { field: form.error.issues[0]?.path.join('.') ?? '' } })
  const config = rulesetOf(form.data.ruleset).table.parse(form.data.config)
  if (!config.ok) throw new Refused({ code: 'BAD_INPUT', data: { field: `config.${config.field}` } })
  requireSound(form.data.ruleset, config.config)
  const { signUpClosesAt, startsAt, setup, ...rest } = form.data
  if (signUpClosesAt && startsAt && signUpClosesAt > startsAt) throw new Refused({ code: 'SIGN_UP_AFTER_START' })
  return {
    ...rest,
    config: config.config,
    setup: GameSetup.parse(setup) as object,
    signUpClosesAt: signUpClosesAt === null ? null : new Date(signUpClosesAt),
    startsAt: startsAt === null ? null : new Date(startsAt),
  }
}

/** T1.1: a configuration with faults is not kept; the page that sent it says which (judge-draft.ts). */
function requireSound(ruleset: string, config: unknown): void {
  const faults = rulesetOf(ruleset).table.faults(config)
  if (faults > 0) throw new Refused({ code: 'CONFIG_FAULTS', data: { count: faults } })
}

async function requireBoard(tx: Tx, boardId: string | null): Promise<void> {
  if (boardId !== null && !(await tx.board.findUnique({ where: { id: boardId }, select: { id: true } })))
    throw new Refused({ code: 'BAD_INPUT', data: { field: 'boardId' } })
}

import { type Tx, transaction } from '@/lib/db'
import { dealtSetup } from './deal-setup'
import { record } from './record'
import { rulesetOf } from './rulesets'
import { lockGame } from './sign-up'
import { remember } from './store'

/** A command of the past: with its stamp (epoch milliseconds) and its sender, as transcripts have it. */
export interface PastCommand {
  at: number
  command: { do: string; by: number | 'host' } & Record<string, unknown>
}

export interface PlayBack {
  gameId: string
  /** The account behind each seat, and the host's. */
  accountOf: (by: number | 'host') => string
  commands: readonly PastCommand[]
  /** Deadlines settle up to here, epoch milliseconds. */
  until: number
  /** The command as it is to be judged in this state: the place to put real texts in. */
  prepare?: (past: PastCommand, index: number, state: unknown) => PastCommand
  /** What belongs to an accepted command (its post), in the same transaction. */
  effects?: (tx: Tx, done: { index: number; past: PastCommand; before: unknown; after: unknown }) => Promise<void>
}

/**
 * Plays a dealt game from a list of past commands, with their own stamps, in one transaction: the demo's games, and
 * archives. The rules judge each command as they would have; refused ones are passed over. Returns how many were.
 */
export async function playBack({ gameId, accountOf, commands, until, prepare, effects }: PlayBack): Promise<number> {
  const { refused, fold } = await transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    const ruleset = rulesetOf(game.ruleset)
    const setup = await dealtSetup(tx, gameId)
    await tx.game.update({ where: { id: gameId }, data: { status: 'running' } })
    let { seq, after } = await record(tx, game, null, ruleset.start(setup), setup.startsAt)
    let n = 0
    let refused = 0
    const settleUpTo = async (at: number) => {
      for (let due = ruleset.due(after); due !== null && due <= at; due = ruleset.due(after))
        ({ seq, after } = await record(tx, { ...game, seq }, after, ruleset.settle(after, { at: due }), due))
    }
    for (const [index, sent] of commands.entries()) {
      if (sent.at > until) break
      await settleUpTo(sent.at)
      if (!ruleset.decide(after, sent.command, { at: sent.at }).accepted) {
        refused++
        continue
      }
      const past = prepare?.(sent, index, after) ?? sent
      const decision = ruleset.decide(after, past.command, { at: past.at })
      if (!decision.accepted) {
        refused++
        continue
      }
      const before = after
      ;({ seq, after } = await record(tx, { ...game, seq }, before, decision.events, past.at))
      const { by } = past.command
      await tx.gameCommand.create({
        data: {
          gameId,
          n: ++n,
          at: new Date(past.at),
          seat: by === 'host' ? null : by,
          userId: accountOf(by),
          data: past.command as object,
        },
      })
      await effects?.(tx, { index, past, before, after })
    }
    await settleUpTo(until)
    return { refused, fold: { seq, after } }
  })
  remember(gameId, fold.seq, fold.after)
  return refused
}

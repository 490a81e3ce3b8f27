import { type Tx, transaction } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { dealtSetup } from './deal-setup'
import { record, type Step } from './record'
import { type EngineEvent, rulesetOf } from './rulesets'
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
    const { setup, startsAt } = await dealtSetup(tx, gameId)
    await tx.game.update({ where: { id: gameId }, data: { status: 'running' } })
    const steps: Step[] = []
    const done: Prisma.GameCommandCreateManyInput[] = []
    let after: unknown = null
    let refused = 0
    const take = (events: readonly EngineEvent[], at: number) => {
      steps.push({ events, at })
      for (const event of events) after = ruleset.evolve(after, event)
    }
    const settleUpTo = (at: number) => {
      for (let due = ruleset.due(after); due !== null && due <= at; due = ruleset.due(after))
        take(ruleset.settle(after, { at: due }), due)
    }
    take(ruleset.start(setup), startsAt)
    for (const [index, sent] of commands.entries()) {
      if (sent.at > until) break
      settleUpTo(sent.at)
      const stands = ruleset.decide(after, sent.command, { at: sent.at }).accepted
      const past = stands && prepare ? prepare(sent, index, after) : sent
      const decision = ruleset.decide(after, past.command, { at: past.at })
      if (!decision.accepted) {
        refused++
        continue
      }
      const before = after
      take(decision.events, past.at)
      done.push({ gameId, seq: firstOf(steps), at: new Date(past.at), userId: accountOf(past.command.by) })
      await effects?.(tx, { index, past, before, after })
    }
    settleUpTo(until)
    await tx.gameCommand.createMany({ data: done })
    return { refused, fold: await record(tx, game, null, steps) }
  })
  remember(gameId, fold.seq, fold.after)
  return refused
}

/** The number of the first event of the last step. */
function firstOf(steps: readonly Step[]): number {
  return steps.slice(0, -1).reduce((sum, step) => sum + step.events.length, 0) + 1
}

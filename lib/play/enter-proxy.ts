import { createHash } from 'node:crypto'
import type { Tx } from '@/lib/db'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { type ActResult, act } from './act'
import { type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** A proxy (T8.10) as the desk's form sends it. `requestedAt` in epoch milliseconds: when the seat asked. */
export interface ProxyForm {
  /** The round whose main vote the form was drawn for. */
  round: number
  voter: number
  requestedAt: number
  picks: readonly { seat: number; code?: string | undefined }[]
  note: string
  key: string
  /** Number of the newest ballot that the form's page showed. A later one of this voter is told before it is replaced. */
  ballotsSeen?: number | undefined
}

/**
 * The host team enters a ballot that a seat asked for; never into the vote of another round than the form was drawn for,
 * and never unseen over a ballot that the seat, or another host for it, has cast meanwhile. The same form with the same
 * ballot enters once. `alongside` is written in the same transaction.
 */
export function enterProxy(
  host: { gameId: string; userId: string },
  form: ProxyForm,
  alongside?: (tx: Tx) => Promise<void>,
): Promise<Outcome<ActResult>> {
  const { round, voter, requestedAt, picks, note, key, ballotsSeen } = form
  return act({
    ...host,
    key: `${key}:${createHash('sha256')
      .update(JSON.stringify([voter, picks]))
      .digest('base64url')
      .slice(0, 16)}`,
    command: { do: 'proxyVote', for: voter, requestedAt, picks, ...(note && { note }) },
    check: async (_tx, { game, state }) => {
      const view = rulesetOf(game.ruleset).view(state, { kind: 'host' }) as TieshaView
      if (view.round !== round) throw new Refused({ code: 'BALLOT_CLOSED' })
      if (ballotsSeen !== undefined && ballotsSince(view, voter, ballotsSeen).length > 0)
        throw new Refused({ code: 'CHANGED_MEANWHILE' })
    },
    effects: async (tx) => alongside?.(tx),
  })
}

/** Ballots of a seat in the open main vote with greater numbers, oldest first, as the host team sees them. */
export function ballotsSince(view: TieshaView, voter: number, number: number) {
  return view.polls
    .filter((poll) => poll.open && poll.stage === 'main')
    .flatMap((poll) => poll.log ?? [])
    .filter((ballot) => ballot.seat === voter && ballot.number > number)
    .reverse()
}

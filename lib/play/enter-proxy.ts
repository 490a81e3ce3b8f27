import { createHash } from 'node:crypto'
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
  picks: readonly { seat: number; code?: string }[]
  note: string
  key: string
}

/**
 * The host team enters a ballot that a seat asked for; never into the vote of another round than the form was drawn for.
 * The same form with the same ballot enters once.
 */
export function enterProxy(host: { gameId: string; userId: string }, form: ProxyForm): Promise<Outcome<ActResult>> {
  const { round, voter, requestedAt, picks, note, key } = form
  return act({
    ...host,
    key: `${key}:${createHash('sha256')
      .update(JSON.stringify([voter, picks]))
      .digest('base64url')
      .slice(0, 16)}`,
    command: { do: 'proxyVote', for: voter, requestedAt, picks, ...(note && { note }) },
    effects: async (_tx, { game, before }) => {
      const view = rulesetOf(game.ruleset).view(before, { kind: 'public' }) as TieshaView
      if (view.round !== round) throw new Refused({ code: 'BALLOT_CLOSED' })
    },
  })
}

import { createHash } from 'node:crypto'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { type Accepted, type ActResult, act } from './act'
import { type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** A ballot as its form sends it. */
export interface BallotForm {
  /** The vote for which the form was drawn. */
  round: number
  stage: 'main' | 'overtime'
  picks: readonly { seat: number; code?: string }[]
  /** Of the form as drawn, not of what is on it. */
  key: string
}

/**
 * Casts a ballot (T8). One that was filled in for the main vote never slips into the overtime that opened meanwhile:
 * it is refused like any late ballot. The same form with the same picks casts once; with other picks, as after an answer
 * that got lost, it is another ballot.
 */
export function castBallot(voter: { gameId: string; userId: string }, form: BallotForm): Promise<Outcome<ActResult>> {
  return act({
    ...voter,
    key: `${form.key}:${digest(form.picks)}`,
    command: { do: 'vote', picks: form.picks },
    effects: async (_tx, accepted) => {
      if (!isFor(form, accepted)) throw new Refused({ code: 'BALLOT_CLOSED' })
    },
  })
}

function isFor(form: BallotForm, { game, actor, before }: Accepted): boolean {
  if (actor.kind !== 'seat') return false
  const view = rulesetOf(game.ruleset).view(before, { kind: 'seat', seat: actor.seat }) as TieshaView
  const poll = view.polls.find((p) => p.open && p.house === view.me?.house)
  return view.round === form.round && poll?.stage === form.stage
}

function digest(picks: BallotForm['picks']): string {
  const said = picks.map(({ seat, code }) => `${seat}=${code ?? ''}`).join('&')
  return createHash('sha256').update(said).digest('base64url').slice(0, 16)
}

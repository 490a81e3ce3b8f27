import type { Group } from '@/lib/engine/rulesets/tiesha'
import { type Accepted, type ActResult, act } from './act'
import { hostView, type Writer } from './essay'
import { type Outcome, Refused } from './refusal'

/** A form of the desk, drawn for the posting of a round. */
interface DeskForm {
  round: number
  group: Group
  /** Idempotency key of the page's forms; each act makes its own of it. */
  key: string
}

/**
 * Claims a slot, or changes target and guess of the seat's open claim in that group (T5.1). A form that was drawn for an
 * earlier posting claims nothing in the present one.
 */
export function claimSlot(
  writer: Writer,
  form: DeskForm & { target: number; code?: string },
): Promise<Outcome<ActResult>> {
  const { group, target, code } = form
  return act({
    ...writer,
    key: `${form.key}:${group}:${target}:${code ?? ''}`, // corrected and sent again it is another claim
    command: { do: 'claim', group, target, ...(code && { code }) },
    effects: async (_tx, accepted) => refuseIfStale(form.round, accepted),
  })
}

/** Withdraws an open claim: its slot is free again, nothing else happens (T5.1). */
export function withdrawClaim(writer: Writer, { round, group, key }: DeskForm): Promise<Outcome<ActResult>> {
  return act({
    ...writer,
    key: `${key}:withdraw:${group}`,
    command: { do: 'withdrawClaim', group },
    effects: async (_tx, accepted) => refuseIfStale(round, accepted),
  })
}

/** Undoes an accepted command whose form was drawn in another round. */
export function refuseIfStale(round: number, { game, before }: Accepted): void {
  if (hostView(game.ruleset, before).round !== round) throw new Refused({ code: 'STALE' })
}

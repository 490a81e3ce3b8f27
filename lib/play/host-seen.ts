import { z } from 'zod'
import type { Tx } from '@/lib/db'
import { Refused } from './refusal'
import { rulesetOf } from './rulesets'

/**
 * Two hosts who act at once never undo each other unseen: every form of the desk carries how much of the hosts' log its
 * page showed, and is refused once (`CHANGED_MEANWHILE`) if another host has since done something that concerns it.
 */
export interface Seen {
  /** How many acts under the rules, and how many beside them. */
  rules: number
  beside: number
}

export const seenText = ({ rules, beside }: Seen): string => `${rules}.${beside}`

/** As a form sends it; a form without it is not checked. */
export const SeenField = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}$/)
  .transform((text): Seen => {
    const [rules = 0, beside = 0] = text.split('.').map(Number)
    return { rules, beside }
  })
  .optional()

/** An act of a host, under the rules or beside them, as far as forms compare it. */
export interface DoneAct {
  act: string
  seat?: number | undefined
  for?: number | undefined
  post?: string | undefined
  thread?: string | undefined
  number?: number | undefined
}

/** Which acts of others a form must not pass over. */
export type Concern = (done: DoneAct) => boolean

export const concernsSeat =
  (seat: number): Concern =>
  (done) =>
    (done.seat ?? done.for) === seat
export const concernsActs =
  (...acts: string[]): Concern =>
  (done) =>
    acts.includes(done.act)
export const concernsPost =
  (post: string): Concern =>
  (done) =>
    done.post === post
export const concernsFloor =
  (thread: string, number: number): Concern =>
  (done) =>
    done.thread === thread && done.number === number
export const concernsAnnouncement =
  (number: number): Concern =>
  (done) =>
    (done.act === 'review' || done.act === 'erratum') && done.number === number
/** Of an act that cannot be taken back. */
export const concernsAll: Concern = () => true

/** What a form asks for: what its page showed, and what must not have happened since. */
export interface Unseen {
  seen: Seen | undefined
  concern: Concern
}

/**
 * Refuses with `CHANGED_MEANWHILE` if hosts have done, since the form's page was read, what concerns it. Under the game's
 * lock. `state` is the game as it stands (null before the deal, or where only acts beside the rules matter).
 */
export async function refuseUnseen(
  tx: Tx,
  game: { id: string; ruleset: string },
  state: unknown,
  { seen, concern }: Unseen,
): Promise<void> {
  if (!seen) return
  const view = state === null ? null : (rulesetOf(game.ruleset).view(state, { kind: 'host' }) as HostLogView)
  const beside = await tx.hostAct.findMany({
    where: { gameId: game.id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    skip: seen.beside,
    select: { act: true, data: true },
  })
  const later = [
    ...(view?.host?.log ?? []).slice(seen.rules).map(actUnderRules),
    ...beside.map(({ act, data }): DoneAct => ({ ...(data as object), act })),
  ]
  if (later.some(concern)) throw new Refused({ code: 'CHANGED_MEANWHILE' })
}

/** What every ruleset shows a host of the acts under its rules. */
interface HostLogView {
  host: { log?: readonly ActUnderRules[] | null } | null
}
interface ActUnderRules {
  do: string
  seat?: number
  post?: string
}

export const actUnderRules = ({ do: act, seat, post }: ActUnderRules): DoneAct => ({ act, seat, post })

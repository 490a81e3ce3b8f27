import { now, type Tx, transaction } from '@/lib/db'
import type { FlagReason, TieshaView } from '@/lib/engine/rulesets/tiesha'
import type { Prisma } from '@/lib/generated/prisma/client'
import { announceChange } from '@/lib/notify/live'
import { act } from './act'
import { actorOf, logHostAct } from './actor'
import { postNotice } from './announcements'
import { refuseUnseen, type Unseen } from './host-seen'
import { findLongPost } from './long-posts'
import { tellReportRuling } from './notices/report-ruling'
import type { GamePage } from './read-game'
import { answering, done, type Outcome, Refused, refuse } from './refusal'
import { type Measure, type ReportRuling, reportRulingsOf } from './report-rulings'
import { reasonFault } from './rule-on-post'
import { rulesetOf } from './rulesets'
import { settleFlags } from './settle-flags'
import { type LockedGame, lockGame } from './sign-up'
import { loadState } from './store'

/** A ruling on a report-in as its form sends it. `until`: when a new one is due, epoch milliseconds. */
export interface ReportRulingForm {
  post: string
  reason: FlagReason
  /** Null: the flag is dismissed. */
  measure: Measure | null
  until: number | null
  words: { original: number; quoted: number } | null
  note: string
  key: string
}

/**
 * The main host or an assistant rules on a report-in (T11.4a): he dismisses the flag, or warns the seat, asks it for a new
 * report-in by a time, or rules it out. The rules know no report-ins: the ruling is kept with the post, what it does to the seat
 * is a command of its own. Upheld once.
 */
export async function ruleOnReportIn(
  page: GamePage,
  userId: string,
  form: ReportRulingForm,
  unseen?: Unseen,
): Promise<Outcome> {
  const post = await findLongPost(page, form.post)
  const gameId = page.game.id
  if (post?.kind !== 'reportIn' || post.seat === null) return refuse('UNKNOWN_POST')
  const { seat, id, number } = post
  const fault = await reasonFault(page, userId, post, form.reason, form.note)
  if (fault) return { ok: false, refusal: fault }
  const enter = (tx: Tx, at: number) => enterRuling(tx, { gameId, userId, post: id, seat, number, at }, form)
  if (form.measure === 'warn' || form.measure === 'out') {
    const command = { do: form.measure === 'warn' ? 'warn' : 'ruleOut', seat, note: form.note }
    const outcome = await act({
      gameId,
      userId,
      key: form.key,
      command,
      check: async (tx, { game, state }) => void (unseen && (await refuseUnseen(tx, game, state, unseen))),
      effects: async (tx, { at }) => void (await enter(tx, at)),
    })
    return outcome.ok ? done(undefined) : outcome
  }
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      const actor = await actorOf(tx, game, userId)
      if (actor.kind !== 'host' || actor.role === 'counter') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      if (game.status !== 'running' && game.status !== 'reportIn') throw new Refused({ code: 'GAME_OVER' })
      const state = game.status === 'running' ? await loadState(tx, game) : null
      if (unseen) await refuseUnseen(tx, game, state, unseen)
      const at = await now(tx)
      if (form.measure === 'again' && (form.until === null || form.until <= at))
        throw new Refused({ code: 'UNTIL_PAST' })
      if (form.measure === 'again' && state !== null && !isLiving(game, state, seat))
        throw new Refused({ code: 'NOT_LIVING' })
      const entered = await enter(tx, at)
      if (entered && form.measure === 'again')
        await tx.seat.update({ where: { gameId_seat: { gameId, seat } }, data: { reportedAt: null } })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

interface Place {
  gameId: string
  userId: string
  post: string
  seat: number
  number: number
  at: number
}

/** False if this very form had been entered before. */
async function enterRuling(tx: Tx, place: Place, form: ReportRulingForm): Promise<boolean> {
  const { gameId, post, seat, number, at } = place
  const { reason, measure, words, note, key } = form
  const { data } = await tx.post.findUniqueOrThrow({ where: { id: post }, select: { data: true } })
  const earlier = reportRulingsOf(data)
  if (earlier.some((ruling) => ruling.key === key)) return false
  if (earlier.some((ruling) => ruling.verdict === 'upheld')) throw new Refused({ code: 'ALREADY_RULED' })
  const verdict = measure === null ? 'dismissed' : 'upheld'
  const until = measure === 'again' ? form.until : null
  const ruling: ReportRuling = { at, reason, verdict, measure, until, words, note, key }
  await tx.post.update({
    where: { id: post },
    data: { data: { rulings: [...earlier, ruling] } as unknown as Prisma.InputJsonObject },
  })
  await settleFlags(tx, post, at)
  const told = { report: number, seat, reason, verdict, measure, until, ...(words && { words }), note } as const
  await postNotice(tx, { id: gameId }, { kind: 'reportRuled', ...told }, at)
  await tellReportRuling(tx, { gameId, seat, at, measure, key })
  await logHostAct(tx, gameId, place.userId, 'ruleReportIn', { seat, number, flag: reason, verdict, measure, note })
  return true
}

function isLiving(game: LockedGame, state: unknown, seat: number): boolean {
  const view = rulesetOf(game.ruleset).view(state, { kind: 'public' }) as TieshaView
  return view.seats.some((one) => one.seat === seat && one.living)
}

'use server'

import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { count } from '@/components/tiesha/terms'
import type { FormState } from '@/components/ui/form-context'
import type { CurrentUser } from '@/lib/accounts/session'
import { GROUPS } from '@/lib/engine/rulesets/tiesha/roles'
import { act } from '@/lib/play/act'
import { actOnSeat } from '@/lib/play/act-on-seat'
import { enterProxy } from '@/lib/play/enter-proxy'
import { hideGamePost } from '@/lib/play/hide-post'
import { concernsActs, concernsAll, concernsFloor, concernsSeat, refuseUnseen, type Unseen } from '@/lib/play/host-seen'
import { addHelper, handOver, removeHelper } from '@/lib/play/host-team'
import { declineProxy, enterRequest } from '@/lib/play/proxy-requests'
import type { AnyGamePage } from '@/lib/play/read-game'
import { REMINDERS_FAULT, readMinutes } from '@/lib/play/reminders'
import { instantOfLocal } from '@/lib/play/schedule'
import { setReminders } from '@/lib/play/set-reminders'
import { substitute } from '@/lib/play/substitute'
import { BAD_INPUT, typed, withTiesha } from '../host-action'
import { proxyPicks } from '../proxy-picks'
import { withBallots, withDesk } from './desk-action'

type Command = Parameters<typeof act>[0]['command']

const Reason = z.string().trim().min(1).max(400)
const Seat = z.coerce.number().int().min(1)
const Key = z.uuid()
const Penalty = z.object({
  do: z.enum(['warn', 'ruleOut']),
  seat: Seat,
  rule: z.coerce.number().int().min(0),
  reason: Reason,
  key: Key,
})
const Undo = z.object({ seat: Seat, reason: Reason, key: Key })
const Answer = z.object({ grant: z.enum(['yes', 'no']), reason: z.string().trim().max(400), key: Key })
const ProxyBallot = z.object({
  round: z.coerce.number().int().min(1),
  voter: Seat,
  requestedAt: z.string().max(32),
  picks: z.coerce.number().int().min(1).max(50),
  note: z.string().trim().max(200),
  ballots: z.coerce.number().int().min(0),
  key: Key,
})
const Asked = z.object({ id: z.uuid(), voter: Seat, ballots: z.coerce.number().int().min(0), key: Key })
const Declined = z.object({ id: z.uuid(), reason: z.string().trim().min(1).max(200) })
const Close = z.object({ scored: z.enum(['yes', 'no']).optional(), reason: Reason, name: z.string(), key: Key })
const THREADS = ['reportIn', 'talk', 'kills', 'channel', 'line', 'spectators', 'graveyard'] as const
const Floor = z.object({
  thread: z.string().regex(new RegExp(`^(${THREADS.join('|')}):[A-Za-z0-9]*$`)),
  number: z.coerce.number().int().min(1).max(1_000_000),
})
const Replacement = z.object({ seat: Seat, userId: z.uuid(), note: z.string().trim().max(400), key: Key })
const Pause = z.object({ do: z.enum(['pause', 'resume']), reason: Reason, key: Key })
const Count = z.coerce.number().int().min(0).max(50)
const RoundEdit = z.object({
  round: z.coerce.number().int().min(1).max(100),
  drop: z.literal('yes').optional(),
  picks: Count.min(1).optional(),
  out: Count.optional(),
  reason: Reason,
  key: Key,
})
const Helper = z.object({ username: z.string().trim().min(1).max(200), role: z.enum(['assistant', 'counter']) })

/** The faults of a form by field; what they mean is for the field's own words. */
function faults(error: z.ZodError, form: FormData): FormState {
  const fields: Record<string, { code: string }> = {}
  for (const issue of error.issues)
    fields[String(issue.path[0])] = { code: issue.code === 'too_big' ? 'TOO_LONG' : 'EMPTY' }
  return { ok: false, fields, values: typed(form) }
}

const concernsTeam = concernsActs('addHelper', 'removeHelper', 'handOver')

/** A command of the host team, unless another host has meanwhile done what concerns it. */
function deskAct(page: AnyGamePage, user: CurrentUser, command: Command, key: string, unseen: Unseen) {
  return act({
    gameId: page.game.id,
    userId: user.id,
    key,
    command,
    check: (tx, { game, state }) => refuseUnseen(tx, game, state, unseen),
  })
}

/** Warns a seat or rules it out; the note names the rule of conduct and says why, and everybody reads it (T11.7). */
export async function penalize(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Penalty.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { seat, key, reason, rule } = sent.data
  return withDesk(form, concernsSeat(seat), async (page, user, unseen) => {
    const note = await citation(page, rule, reason)
    if (note === null) return { ok: false, refusal: { code: 'BAD_INPUT' } }
    return actOnSeat(page, user.id, { command: { do: sent.data.do, seat, note }, reason, key }, unseen)
  })
}

/** 犯规矩第三条：逼人脱马甲。 and the reason, in the language the host writes in; null for a rule that is none. */
async function citation(page: AnyGamePage, index: number, reason: string): Promise<string | null> {
  const rule = page.game.setup.conduct[index]
  if (!rule) return null
  const [t, wording] = await Promise.all([getTranslations('host'), getTranslations('rulesThread.conduct.rules')])
  return t('cite', { ...count(index + 1), rule: rule.key ? wording(rule.key) : rule.text, reason })
}

/** Answers the sides that ask for one more day (T12.1). */
export async function answerExtension(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Answer.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  const { grant, reason, key } = sent.data
  const command = { do: 'ruleExtension', grant: grant === 'yes', ...(reason && { note: reason }) }
  return withDesk(form, concernsActs('ruleExtension'), (page, user, unseen) =>
    deskAct(page, user, command, key, unseen),
  )
}

/** Enters a ballot for a seat that asked for it in time (T8.10). */
export async function enterBallot(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = ProxyBallot.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { round, voter, note, key, ballots: ballotsSeen } = sent.data
  const picks = proxyPicks(form, sent.data.picks)
  return withBallots(form, voter, ballotsSeen, async (page, user) => {
    const requestedAt = instantOfLocal(sent.data.requestedAt, page.game.timeZone)
    if (requestedAt === null) return { ok: false, refusal: { code: 'BAD_INPUT' } }
    const entered = { round, voter, requestedAt, picks, note, key, ballotsSeen }
    return enterProxy({ gameId: page.game.id, userId: user.id }, entered)
  })
}

/** Enters a request of a seat as it was written. */
export async function enterAsked(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Asked.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  const { id, voter, key, ballots: ballotsSeen } = sent.data
  return withBallots(form, voter, ballotsSeen, (page, user) =>
    enterRequest({ gameId: page.game.id, userId: user.id }, id, { key, ballotsSeen }),
  )
}

/** Does not take a request, and tells its seat why. */
export async function declineAsked(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Declined.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { id, reason } = sent.data
  return withTiesha(form, (page, user) => declineProxy({ gameId: page.game.id, userId: user.id }, id, reason))
}

export async function undoRuleOut(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Undo.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { seat, reason, key } = sent.data
  return withDesk(form, concernsSeat(seat), (page, user, unseen) =>
    actOnSeat(page, user.id, { command: { do: 'undoRuleOut', seat, note: reason }, reason, key }, unseen),
  )
}

/** Stops the game, or lets it go on (T2.6). */
export async function pauseOrResume(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Pause.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { key, reason } = sent.data
  const command = { do: sent.data.do, note: reason }
  return withDesk(form, concernsActs('pause', 'resume'), (page, user, unseen) =>
    deskAct(page, user, command, key, unseen),
  )
}

/** Changes when whoever has not acted is reminded. */
export async function changeReminders(_previous: FormState, form: FormData): Promise<FormState> {
  const [vote, iou] = ['voteReminders', 'iouReminders'].map((name) => readMinutes(String(form.get(name) ?? '')))
  const fields = {
    ...(vote === 'fault' && { voteReminders: REMINDERS_FAULT }),
    ...(iou === 'fault' && { iouReminders: REMINDERS_FAULT }),
  }
  if (vote === 'fault' || iou === 'fault') return { ok: false, fields, values: typed(form) }
  return withDesk(form, concernsActs('setReminders'), (page, user, unseen) =>
    setReminders(page.game.id, user.id, { vote: vote ?? null, iou: iou ?? null }, unseen),
  )
}

/** Edits, adds or drops the row of a round that has not opened (T4.3). */
export async function editRound(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = RoundEdit.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { round, drop, picks, out, reason, key } = sent.data
  const slots = GROUPS.map((group) => ({ group, count: Count.catch(-1).parse(form.get(`slot-${group}`) ?? 0) }))
  if (!drop && (picks === undefined || out === undefined || slots.some((slot) => slot.count < 0))) return BAD_INPUT
  const row = drop ? null : { picks, out, slots: slots.filter((slot) => slot.count > 0) }
  const command = { do: 'editRound', round, row, note: reason }
  return withDesk(form, concernsActs('editRound'), (page, user, unseen) => deskAct(page, user, command, key, unseen))
}

/** Gives a seat to a volunteer (T3.3). */
export async function replaceSeat(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Replacement.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { seat } = sent.data
  return withDesk(form, concernsSeat(seat), (page, user, unseen) => substitute(page.game, user.id, sent.data, unseen))
}

/** Closes the game (T16.1); the form must bear its name. */
export async function closeGame(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Close.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { scored, reason, key } = sent.data
  const name = sent.data.name.trim()
  let mismatch = false
  const answer = await withDesk(form, concernsAll, async (page, user, unseen) => {
    mismatch = name !== page.game.title.trim()
    if (mismatch) return { ok: false, refusal: { code: 'NAME_MISMATCH' } }
    const command = { do: 'close', ...(scored && { scored: scored === 'yes' }), note: reason }
    return deskAct(page, user, command, key, unseen)
  })
  return mismatch ? { ok: false, fields: { name: { code: 'NAME_MISMATCH' } }, values: typed(form) } : answer
}

export async function hide(_previous: FormState, form: FormData): Promise<FormState> {
  const reason = z.string().trim().min(1).max(200).safeParse(form.get('reason'))
  const floor = Floor.safeParse(Object.fromEntries(form))
  if (!floor.success) return { ok: false, fields: { number: { code: 'INVALID' } } }
  if (!reason.success) return { ok: false, fields: { reason: { code: 'REASON' } } }
  return hideOrShow(form, floor.data, reason.data)
}

export async function show(_previous: FormState, form: FormData): Promise<FormState> {
  const floor = Floor.safeParse(Object.fromEntries(form))
  return floor.success ? hideOrShow(form, floor.data, null) : BAD_INPUT
}

function hideOrShow(form: FormData, floor: z.infer<typeof Floor>, reason: string | null): Promise<FormState> {
  const [kind, key = ''] = floor.thread.split(':')
  const thread = THREADS.find((one) => one === kind)
  if (!thread) return Promise.resolve(BAD_INPUT)
  return withDesk(form, concernsFloor(thread, floor.number), (page, user, unseen) =>
    hideGamePost(page, user.id, { thread: { kind: thread, key }, number: floor.number }, reason, unseen),
  )
}

export async function addToTeam(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Helper.safeParse(Object.fromEntries(form))
  if (!sent.success) return faults(sent.error, form)
  const { username, role } = sent.data
  return withDesk(form, concernsTeam, (page, user, unseen) => addHelper(page.game.id, user.id, username, role, unseen))
}

export async function removeFromTeam(_previous: FormState, form: FormData): Promise<FormState> {
  const username = z.string().max(200).safeParse(form.get('username'))
  if (!username.success) return BAD_INPUT
  return withDesk(form, concernsTeam, (page, user, unseen) =>
    removeHelper(page.game.id, user.id, username.data, unseen),
  )
}

export async function makeMain(_previous: FormState, form: FormData): Promise<FormState> {
  const username = z.string().max(200).safeParse(form.get('username'))
  if (!username.success) return BAD_INPUT
  return withDesk(form, concernsTeam, (page, user, unseen) => handOver(page.game.id, user, username.data, unseen))
}

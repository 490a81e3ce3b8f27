'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import type { Act } from '@/lib/play/act'
import { act } from '@/lib/play/act'
import { drawnFor } from '@/lib/play/drawn-for'
import { isGameOf } from '@/lib/play/read-game'
import { refuse } from '@/lib/play/refusal'
import { BAD_INPUT, withGame } from './host-action'

/** What the seats of a game of 警匪 do; the rules decide whether they may. */

const Round = z.coerce.number().int().min(1)
const Stage = z.enum(['first', 'second', 'third'])
const Voice = z.object({ key: z.uuid(), round: Round, seat: z.coerce.number().int() })
const Done = z.object({ key: z.uuid(), round: Round })
const Pass = z.object({ key: z.uuid(), round: Round, stage: z.union([Stage, z.literal('')]) })
const Vote = z.object({
  key: z.uuid(),
  round: Round,
  stage: Stage,
  seat: z.union([z.literal('none'), z.coerce.number().int()]),
})
const Surrender = z.object({ key: z.uuid(), sure: z.literal('on') })

type Moment = Parameters<typeof drawnFor>[0]

/** `key` is of the form as drawn; what is said on it makes another command of it. */
function doAs(
  form: FormData,
  key: string,
  command: Act['command'],
  moment: Moment,
  stale?: string,
): Promise<FormState> {
  return withGame(form, async (page, user) =>
    isGameOf(page, 'jingfei')
      ? act({
          gameId: page.game.id,
          userId: user.id,
          key: `${key}:${JSON.stringify(command)}`,
          command,
          check: drawnFor(moment, stale),
        })
      : refuse('NOT_YOUR_COMMAND'),
  )
}

/** Names a seat to kill or to check (G2.1). */
export async function nameSeat(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Voice.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  const { key, round, seat } = sent.data
  return doAs(form, key, { do: 'voice', seat }, { round, phase: 'night' })
}

/** Marks one's choice of the night as done (G2.4). */
export async function markDone(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Done.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  return doAs(form, sent.data.key, { do: 'done' }, { round: sent.data.round, phase: 'night' })
}

/** 过 (G5.1, G6.3, G6.4). */
export async function pass(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Pass.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  const { key, round, stage } = sent.data
  return doAs(form, key, { do: 'pass' }, { round, stage: stage === '' ? null : stage })
}

/** Votes for a seat, or for nobody (G7). */
export async function vote(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Vote.safeParse(Object.fromEntries(form))
  if (!sent.success) return form.has('seat') ? BAD_INPUT : { ok: false, refusal: { code: 'BAD_PICK' } }
  const { key, round, stage, seat } = sent.data
  const command = { do: 'vote', seat: seat === 'none' ? null : seat }
  return doAs(form, key, command, { round, phase: 'vote', stage }, 'BALLOT_CLOSED')
}

/** Gives the game up for one's side (G10); asked for once more on the form itself. */
export async function surrender(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Surrender.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, refusal: { code: 'NOT_SURE' } }
  return withGame(form, async (page, user) =>
    isGameOf(page, 'jingfei')
      ? act({ gameId: page.game.id, userId: user.id, key: sent.data.key, command: { do: 'surrender' } })
      : refuse('NOT_YOUR_COMMAND'),
  )
}

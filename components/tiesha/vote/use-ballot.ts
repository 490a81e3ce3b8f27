'use client'

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { BallotView } from '@/lib/engine/rulesets/tiesha/view-types'
import { castable, guessCode, type Pick, samePicks, standingPicks, togglePick } from './ballot'
import { type BallotState, lineFields } from './ballot-form'

export type SendBallot = (previous: BallotState, form: FormData) => Promise<BallotState>

/** One vote as its ballot form needs it. */
export interface BallotSpec {
  slug: string
  round: number
  stage: 'main' | 'overtime'
  /** How many picks one ballot may name. */
  most: number
  candidates: readonly number[]
  /** Code names that may be guessed; none before the first black kill post (T8.6). */
  codes: readonly string[]
  /** Own ballots of this vote, latest first. */
  ballots: readonly BallotView[]
  /** Idempotency key, new with each rendering. */
  formKey: string
  send: SendBallot
}

/** A ballot in the making: what is picked, what the server said, how to send it. */
export function useBallot(spec: BallotSpec) {
  const { candidates, codes, most } = spec
  const [state, send, pending] = useActionState<BallotState, FormData>(spec.send, null)
  const inForce = spec.ballots.find((b) => !b.replaced) ?? null
  const standing = inForce ? castable(standingPicks(inForce.picks), candidates, codes) : []
  const [chosen, setChosen] = useState<readonly Pick[]>(state?.ok === false ? state.picks : standing)
  const [refused, setRefused] = useState<number | null>(null)
  const attempt = useRef<{ picks: readonly Pick[]; key: string } | null>(null)
  useEffect(() => {
    if (state?.ok) attempt.current = null
  }, [state])

  const picks = castable(chosen, candidates, codes)
  const choose = (next: readonly Pick[]) => {
    setChosen(next)
    setRefused(null)
  }
  /** The same ballot sent again, as after a lost answer, keeps its key and is cast once. */
  const keyFor = (sent: readonly Pick[]): string => {
    const last = attempt.current
    const key = last && samePicks(last.picks, sent) ? last.key : spec.formKey
    attempt.current = { picks: sent, key }
    return key
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending || picks.length === 0) return
    const form = new FormData()
    const fields = { slug: spec.slug, round: String(spec.round), stage: spec.stage, key: keyFor(picks) }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    picks.forEach((pick, i) => {
      const names = lineFields(i + 1)
      form.set(names.pick, String(pick.seat))
      form.set(names.code, pick.code ?? '')
    })
    startTransition(() => send(form))
  }
  return {
    state,
    send,
    submit,
    pending,
    picks,
    inForce,
    /** Picked, but gone from the candidates since. */
    gone: chosen.filter((p) => !candidates.includes(p.seat)).map((p) => p.seat),
    /** The seat that found the ballot full. */
    refused,
    unchanged: inForce !== null && samePicks(picks, standing) && standing.length === inForce.picks.length,
    toggle(seat: number) {
      const toggled = togglePick(picks, seat, most)
      if (toggled.full) setRefused(seat)
      else choose(toggled.picks)
    },
    guess: (seat: number, code: string) => choose(guessCode(picks, seat, code)),
  }
}

export type Ballot = ReturnType<typeof useBallot>

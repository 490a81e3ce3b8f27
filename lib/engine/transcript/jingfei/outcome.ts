import { formatInstant } from '../../core'
import { type JingfeiState, jingfei, type RefusalCode, type Viewer } from '../../rulesets/jingfei'
import { deal } from '../../rulesets/jingfei/setup'
import { run } from '../run'
import { describeRefusal } from './messages'
import type { JingfeiTranscript } from './read'

/** A command that was refused on replay; `index` counts the file's commands from 0. */
export interface JingfeiRejected {
  index: number
  by: number | 'host'
  code: RefusalCode
  message: string
}

/** Runs a transcript to its `until`, or to the end of the game. Commands that the rules refuse are listed. */
export function replayJingfei(transcript: JingfeiTranscript) {
  const { state, events, refused } = run(jingfei, transcript)
  const rejected = refused.map(({ index, by, refusal }): JingfeiRejected => {
    return { index, by, code: refusal.code, message: describeRefusal(refusal) }
  })
  return { state, events, rejected }
}

/**
 * The outcome (docs/transcripts-jingfei.md), as far as this viewer may know it: made from its view alone, so that what
 * the view keeps back stays back here.
 */
export function jingfeiOutcome(
  state: JingfeiState,
  rejected: readonly JingfeiRejected[],
  { until, fixed }: Pick<JingfeiTranscript, 'until' | 'fixed'>,
  viewer: Viewer = { kind: 'host' },
) {
  const view = jingfei.view(state, viewer)
  const stamp = (at: number) => formatInstant(view.timeZone, at)
  const all = view.status === 'finished' || viewer.kind === 'host'
  const shown = all ? rejected : rejected.filter((entry) => viewer.kind === 'seat' && entry.by === viewer.seat)
  const nights = view.rounds.filter((round) => round.night.closedAt !== null)
  const group = view.me?.group ?? null
  return {
    format: 'jingfei-outcome/1',
    status: view.status,
    endedBy: view.endedBy,
    now: stamp(view.endedAt ?? until),
    round: view.round,
    phase: view.phase,
    stage: view.stage,
    rejected: shown.map(({ index, code, message }) => ({ index, code, message })),
    out: view.rounds.flatMap((round) =>
      round.out.map(({ seat, by, at, cause }) => ({ seat, round: round.round, by, at: stamp(at), cause })),
    ),
    living: view.seats.filter((seat) => seat.living).map((seat) => seat.seat),
    nights: nights.map(({ round, night }) => {
      const own = group?.nights.find((entry) => entry.round === round)?.voices ?? null
      return {
        round,
        at: stamp(night.closedAt ?? until),
        early: night.early,
        kill: night.dead,
        voices: {
          killers: plain(night.voices?.killers ?? (group?.group === 'killers' ? own : null)),
          police: plain(night.voices?.police ?? (group?.group === 'police' ? own : null)),
        },
      }
    }),
    checks: nights.flatMap(({ round, night }) => (night.check ? [{ round, ...night.check }] : [])),
    votes: view.rounds
      .flatMap((round) => round.votes)
      .map(({ round, stage, at, candidates, totals, votes, out, tied }) => ({
        round,
        stage,
        at: stamp(at),
        candidates,
        votes: votes?.map(({ seat, pick }) => ({ seat, pick })) ?? null,
        totals: totals && Object.fromEntries(totals.map((total) => [total.seat, total.votes])),
        out,
        tied,
      })),
    warnings: view.warnings.map(({ seat, conduct }) => ({ seat, ...(conduct && { conduct }) })),
    winner: view.winner,
    firstVictim: view.series.firstVictim,
    roles: view.seats.flatMap(({ seat, role }) => (role === null ? [] : [{ seat, role }])),
    draws: all ? drawsOf(state, fixed) : [],
  }
}
export type JingfeiOutcome = ReturnType<typeof jingfeiOutcome>

const plain = (voices: readonly { seat: number; target: number }[] | null) =>
  voices?.map(({ seat, target }) => ({ seat, target })) ?? null

/** The deal, if dice fix it or the seed gives it: also for an export, which has seed and roles. */
function drawsOf({ setup }: JingfeiState, fixed: boolean) {
  const roles = setup.seats.map((seat) => seat.role)
  if (fixed) return [{ for: 'roles', result: roles }]
  if (setup.seed === null || roles.length < 11 || roles.length > 16) return []
  const drawn = deal(setup.seed, setup.seats).map((seat) => seat.role)
  return drawn.join() === roles.join() ? [{ for: 'roles', result: roles }] : []
}

export function replayJingfeiOutcome(transcript: JingfeiTranscript, viewer: Viewer = { kind: 'host' }): JingfeiOutcome {
  const { state, rejected } = replayJingfei(transcript)
  return jingfeiOutcome(state, rejected, transcript, viewer)
}

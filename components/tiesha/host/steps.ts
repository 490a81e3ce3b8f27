import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

export type StepKind = 'opened' | 'posting' | 'night' | 'iou' | 'voting' | 'proxy' | 'close' | 'overtime' | 'result'

/** A step of the running round. `at` in epoch milliseconds; null where no clock sets it. */
export interface Step {
  kind: StepKind
  at: number | null
  state: 'done' | 'current' | 'ahead'
  figures: Record<string, number>
}

/** The running round from its opening to its result post, for the desk: what was, what is, what comes when. */
export function roundSteps(view: TieshaView): Step[] {
  if (view.status === 'finished' || view.phase === 'waiting' || !view.row) return []
  const { closes, phase } = view
  const round = view.rounds.find((one) => one.round === view.round)
  const posting = view.row.slots.length > 0
  const steps: Step[] = []
  const push = (kind: StepKind, at: number | null, state: Step['state'], figures: Step['figures'] = {}) =>
    steps.push({ kind, at, state, figures })

  push('opened', round?.openedAt ?? null, 'done')
  if (posting) {
    const slots = view.host?.slots ?? []
    const claimed = slots.reduce((sum, slot) => sum + slot.taken, 0)
    const count = view.row.slots.reduce((sum, slot) => sum + slot.count, 0)
    if (phase === 'posting') {
      push('posting', closes.posting, 'current', slots.length > 0 ? { taken: claimed, count } : {})
      push('night', closes.posting, 'ahead')
    } else if (round?.night)
      push('night', round.night.at, 'done', { out: round.night.out.length, lapsed: round.night.lapsed })
    const due = view.host?.debts?.length
    if (closes.iou !== null) push('iou', closes.iou, 'ahead', due === undefined ? {} : { debts: due })
  }
  const main = view.polls.filter((poll) => poll.open && poll.stage === 'main')
  if (phase === 'day') {
    const missing = main.reduce((sum, poll) => sum + poll.notVoted.length, 0)
    push('voting', null, 'current', { voted: view.living - missing, missing })
    push('proxy', closes.proxy, 'ahead')
  }
  if (closes.vote !== null) push('close', closes.vote, 'ahead', { out: view.row.out * view.votingHouses.length })
  else {
    const settled = (round?.votes ?? []).filter((vote) => vote.stage === 'main')
    const out = settled.reduce((sum, vote) => sum + vote.out.length, 0)
    if (settled[0]) push('close', settled[0].at, 'done', { out })
  }
  for (const poll of view.polls)
    if (poll.stage === 'overtime' && poll.open) push('overtime', poll.closes, 'current', { places: poll.places })
  push('result', null, phase === 'awaitingEscort' ? 'current' : 'ahead')
  return steps
}

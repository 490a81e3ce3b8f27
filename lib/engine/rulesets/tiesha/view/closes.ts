import { firstVoteDay, owedIous, proxyLimit, voteInstant } from '../clock'
import type { State } from '../state'
import type { Closes } from '../view-types'

/** Public deadlines. An escort's time is nobody's business but its bearer's and the host's (T15.5). */
export function closesOf(state: State): Closes {
  const { phase, clock, setup } = state
  const waiting = phase === 'waiting'
  const voteCloses = waiting ? voteInstant(setup, firstVoteDay(setup)) : clock.voteCloses
  const closes: Omit<Closes, 'next'> = {
    startsAt: setup.startsAt,
    posting: phase === 'posting' ? clock.postCloses : null,
    iou: phase !== 'posting' && owedIous(state).length > 0 ? clock.iouDue : null,
    vote: waiting || phase === 'posting' || phase === 'day' ? voteCloses : null,
    proxy: phase === 'posting' || phase === 'day' ? proxyLimit(state) : null,
    overtime: state.polls.flatMap((poll) =>
      poll.open && poll.stage === 'overtime' && poll.closes !== null ? [{ house: poll.house, at: poll.closes }] : [],
    ),
  }
  return { ...closes, next: state.paused || state.ended ? null : nextOf(closes, waiting) }
}

function nextOf(closes: Omit<Closes, 'next'>, waiting: boolean): Closes['next'] {
  if (waiting) return { what: 'start', at: closes.startsAt }
  const candidates = [
    { what: 'iou' as const, at: closes.iou },
    { what: 'posting' as const, at: closes.posting },
    { what: 'vote' as const, at: closes.vote },
    ...closes.overtime.map(({ at }) => ({ what: 'overtime' as const, at })),
  ]
  let next: Closes['next'] = null
  for (const { what, at } of candidates) if (at !== null && (next === null || at < next.at)) next = { what, at }
  return next
}

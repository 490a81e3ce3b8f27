import type { Event } from './events'
import type { Announcement } from './report-types'
import type { OutFact, State } from './state'
import { seatOf } from './state'
import { finalReport, nightReport, resultPost } from './view/rounds'
import { settledVote } from './view/votes'
import type { Viewer } from './view-types'

/** What is announced to everybody (T10). `after` = the state with all of `events` folded in. */
export function reports(events: readonly Event[], after: State): Announcement[] {
  return events.flatMap((event, i) => announcementsOf(event, events.slice(i + 1), after))
}

const PUBLIC: Viewer = { kind: 'public' }
const noted = (note: string | null): { note?: string } => (note === null ? {} : { note })

function announcementsOf(event: Event, next: readonly Event[], after: State): Announcement[] {
  const { at } = event
  switch (event.type) {
    case 'roundOpened': {
      const { round, postCloses, voteCloses } = event
      const row = after.rows[round - 1]
      if (!row) return []
      return [{ kind: 'roundOpened', at, round, row, posting: postCloses !== null, closes: postCloses ?? voteCloses }]
    }
    case 'postingClosed': {
      const round = roundOf(event, after)
      return [
        { kind: 'nightReport', at, report: nightReport(after, PUBLIC, round, event.night) },
        ...(endsGame(next) ? [] : [{ kind: 'votingOpened' as const, at, round, closes: event.voteCloses }]),
      ]
    }
    case 'mainVoteClosed': {
      if (resultFollows(next)) return []
      const round = roundOf(event, after)
      const votes = event.votes.map((vote) => settledVote(after, PUBLIC, vote, false))
      const settled: Announcement = { kind: 'mainVoteSettled', at, round, votes }
      const overtime = event.overtime.map(({ house, tied, places, closes }): Announcement => {
        return { kind: 'overtimeOpened', at, round, house, tied: [...tied].sort((a, b) => a - b), places, closes }
      })
      return overtime.length > 0 ? [settled, ...overtime] : [settled, { kind: 'resultWaits', at, round }]
    }
    case 'overtimeClosed':
      return resultFollows(next) ? [] : [{ kind: 'resultWaits', at, round: roundOf(event, after) }]
    case 'escortChosen': {
      const survived = event.survived.includes(event.target)
      return [{ kind: 'carried', at, round: roundOf(event, after), seat: event.target, survived }]
    }
    case 'resultPublished': {
      const record = after.history.find((entry) => entry.round === event.round)
      if (!record) return []
      const post: Announcement = { kind: 'resultPost', at, report: resultPost(after, PUBLIC, record) }
      return event.alliance ? [post, { kind: 'allied', at, round: event.round }] : [post]
    }
    case 'iouFilled': {
      const strike = after.strikes.find((entry) => entry.post === event.post)
      return strike ? [{ kind: 'iouFilled', at, strike: strike.ref, code: strike.code, post: event.post }] : []
    }
    case 'iousFellDue':
      return event.outs.map((out) => ({ kind: 'iouMissed', at, ...identity(after, out) }))
    case 'postRuled': {
      const { post, reason, verdict, fate, note, words } = event
      if (verdict === 'dismissed') return [{ kind: 'rulingDismissed', at, post, reason, ...noted(note) }]
      return [
        { kind: 'ruling', at, post, reason, verdict, ...(fate && { fate }), ...noted(note), ...(words && { words }) },
        ...event.outs.map((out): Announcement => ({ kind: 'ruledOut', at, ...identity(after, out) })),
        ...(event.revived.length > 0 ? [{ kind: 'revived' as const, at, seats: event.revived }] : []),
      ]
    }
    case 'seatRuledOut':
      return [{ kind: 'ruledOut', at, ...identity(after, event), ...noted(event.note) }]
    case 'ruleOutUndone':
      return [{ kind: 'ruleOutUndone', at, seat: event.seat, ...noted(event.note) }]
    case 'seatWarned':
      return [{ kind: 'warned', at, seat: event.seat, ...noted(event.note) }]
    case 'gamePaused':
      return [{ kind: 'paused', at, ...noted(event.note) }]
    case 'gameResumed':
      return [{ kind: 'resumed', at, days: event.days, ...noted(event.note) }]
    case 'extensionRequested':
      return event.stands ? [{ kind: 'extensionRequested', at, side: event.side }] : []
    case 'extensionDecided':
      return [event.stands ? { kind: 'extensionRequested', at, side: 'white' } : { kind: 'extensionFell', at }]
    case 'extensionRuled':
      return [{ kind: 'extensionRuled', at, granted: event.granted, closes: event.voteCloses, ...noted(event.note) }]
    case 'roundEdited': {
      const { round, before, row, note } = event
      return [{ kind: 'roundEdited', at, round, before, after: row, ...noted(note) }]
    }
    case 'gameEnded': {
      const report = finalReport(after)
      const closed = after.acts.at(-1)
      const note = event.reason === 'closed' ? (closed?.note ?? null) : null
      return report ? [{ kind: 'ended', at, report, ...noted(note) }] : []
    }
    case 'gameStarted':
    case 'claimMade':
    case 'claimWithdrawn':
    case 'killPosted':
    case 'iouHung':
    case 'workPosted':
    case 'flightPosted':
    case 'hireOffered':
    case 'hireAccepted':
    case 'ballotCast':
    case 'proxyCast':
    case 'escortsLapsed':
    case 'factionsTurned':
    case 'postFlagged':
    case 'extensionSaid':
    case 'seatSubstituted':
    case 'gameClosed':
      return []
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

/** The round an event belongs to: later rounds may have opened since, in one go. */
function roundOf(event: Event, after: State): number {
  return after.history.find((record) => record.resultAt >= event.at)?.round ?? after.round
}

const resultFollows = (next: readonly Event[]): boolean => next[0]?.type === 'resultPublished'
const endsGame = (next: readonly Event[]): boolean => resultFollows(next)

function identity(state: State, { seat }: Pick<OutFact, 'seat'>) {
  const { role, code } = seatOf(state, seat)
  return { seat, role, code }
}

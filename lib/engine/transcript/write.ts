import { formatInstant } from '../core'
import type { TieshaEvent } from '../rulesets/tiesha'
import type { Setup } from '../rulesets/tiesha/state'

/** One command of a transcript, as JSON. */
type Line = Record<string, unknown>

/** A transcript as JSON, ready for `JSON.stringify` (T16.3). */
export interface WrittenTranscript {
  format: 'tiesha-transcript/1'
  ruleset: 'tiesha'
  config: Record<string, unknown>
  timeZone: string
  startsAt: string
  seed?: string
  seats: Line[]
  commands: Line[]
  until?: string
}

/**
 * Writes the transcript of a game from its event log: every accepted command stands in one event. Replaying it gives the
 * same game. Essays are given by their word counts.
 * @param until epoch milliseconds; left out, the replay runs to the last command
 */
export function writeTranscript(events: readonly TieshaEvent[], until?: number): WrittenTranscript {
  const [first] = events
  if (first?.type !== 'gameStarted') throw new TypeError('a log begins with gameStarted')
  const { setup } = first
  const stamp = (at: number) => formatInstant(setup.timeZone, at)
  return {
    format: 'tiesha-transcript/1',
    ruleset: 'tiesha',
    config: writeConfig(setup),
    timeZone: setup.timeZone,
    startsAt: stamp(setup.startsAt),
    ...(setup.seed === null ? {} : { seed: setup.seed }),
    seats: setup.seats.map((seat) => ({
      seat: seat.seat,
      alias: seat.alias,
      role: seat.role,
      ...(seat.code === null ? {} : { code: seat.code }),
      ...(seat.traits.length > 0 ? { traits: seat.traits } : {}),
      ...(setup.config.houses.count === 2 ? { house: seat.house } : {}),
    })),
    commands: events.flatMap((event) => {
      const line = commandOf(event, stamp)
      return line ? [{ at: stamp(event.at), ...line }] : []
    }),
    ...(until === undefined ? {} : { until: stamp(until) }),
  }
}

/** The table of roles and traits is written for a drawn game, so that the deal can be repeated (T1.6). */
function writeConfig({ config, seed }: Setup): Record<string, unknown> {
  const { preset, roles, traits, ...fields } = config
  const table = seed !== null && roles !== null ? { roles, ...(traits.length > 0 ? { traits } : {}) } : {}
  return { ...(preset === null ? {} : { preset }), ...fields, ...table }
}

const noted = (note: string | null): Line => (note === null ? {} : { note })
const guessed = (guess: string | null): Line => (guess === null ? {} : { code: guess })
/** The command that an event was, without its stamp; null for what the rules did by themselves. */
function commandOf(event: TieshaEvent, stamp: (at: number) => string): Line | null {
  const by = 'seat' in event ? event.seat : 'host'
  switch (event.type) {
    case 'ballotCast':
      return { by, do: 'vote', picks: event.picks }
    case 'proxyCast': {
      const requestedAt = stamp(event.requestedAt)
      return { by: 'host', do: 'proxyVote', for: event.seat, requestedAt, picks: event.picks, ...noted(event.note) }
    }
    case 'claimMade':
      return { by, do: 'claim', group: event.group, target: event.target, ...guessed(event.guess) }
    case 'claimWithdrawn':
      return { by, do: 'withdrawClaim', group: event.group }
    case 'killPosted':
      return { by, do: 'killPost', group: event.group, post: event.post, words: event.words }
    case 'iouHung':
      return { by, do: 'iou', group: event.group }
    case 'iouFilled':
      return { by, do: 'fillIou', post: event.post, words: event.words }
    case 'workPosted':
      return { by, do: `${event.kind}Post`, target: event.target, post: event.post, words: event.words }
    case 'flightPosted': {
      const { target, guess, post, words } = event
      return { by, do: 'flyingPost', target, ...guessed(guess), post, words }
    }
    case 'hireOffered':
      return { by, do: 'offerHire', target: event.target, ...guessed(event.guess) }
    case 'hireAccepted':
      return { by, do: 'acceptHire', faction: event.side }
    case 'escortChosen':
      return { by, do: 'escort', target: event.target, ...guessed(event.guess) }
    case 'postFlagged': {
      const { post, reason, evidence } = event
      return { by, do: 'flag', post, reason, ...(evidence === null ? {} : { evidence }) }
    }
    case 'postRuled': {
      const { post, reason, verdict, words, note } = event
      return { by, do: 'rule', post, reason, verdict, ...(words === null ? {} : { words }), ...noted(note) }
    }
    case 'seatWarned':
      return { by: 'host', do: 'warn', seat: event.seat, ...noted(event.note) }
    case 'seatRuledOut':
      return { by: 'host', do: 'ruleOut', seat: event.seat, ...noted(event.note) }
    case 'ruleOutUndone':
      return { by: 'host', do: 'undoRuleOut', seat: event.seat, ...noted(event.note) }
    case 'gamePaused':
      return { by, do: 'pause', ...noted(event.note) }
    case 'gameResumed':
      return { by, do: 'resume', ...noted(event.note) }
    case 'extensionRequested':
      return { by, do: 'requestExtension' }
    case 'extensionSaid':
      return { by, do: 'vetoExtension', say: event.say }
    case 'extensionRuled':
      return { by, do: 'ruleExtension', grant: event.granted, ...noted(event.note) }
    case 'roundEdited':
      return { by, do: 'editRound', round: event.round, row: event.row, ...noted(event.note) }
    case 'seatSubstituted':
      return { by: 'host', do: 'substitute', seat: event.seat, ...noted(event.note) }
    case 'gameClosed':
      return { by, do: 'close', scored: event.scored, ...noted(event.note) }
    case 'gameStarted':
    case 'roundOpened':
    case 'postingClosed':
    case 'iousFellDue':
    case 'mainVoteClosed':
    case 'overtimeClosed':
    case 'escortsLapsed':
    case 'resultPublished':
    case 'factionsTurned':
    case 'gameEnded':
    case 'extensionDecided':
      return null
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

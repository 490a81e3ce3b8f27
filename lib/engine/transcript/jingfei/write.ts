import { formatInstant } from '../../core'
import type { JingfeiEvent } from '../../rulesets/jingfei'

/** One command of a transcript, as JSON. */
type Line = Record<string, unknown>

/** A transcript as JSON, ready for `JSON.stringify` (T16.3). */
export interface WrittenJingfei {
  format: 'jingfei-transcript/1'
  ruleset: 'jingfei'
  config: Record<string, unknown>
  timeZone: string
  startsAt: string
  seed?: string
  barred?: number
  seats: Line[]
  commands: Line[]
  until?: string
}

/**
 * Writes the transcript of a game from its event log: every accepted command stands in one event. Replaying it gives the
 * same game.
 * @param until epoch milliseconds; left out, the replay runs to the last command
 */
export function writeJingfei(events: readonly JingfeiEvent[], until?: number): WrittenJingfei {
  const [first] = events
  if (first?.type !== 'gameStarted') throw new TypeError('a log begins with gameStarted')
  const { setup } = first
  const stamp = (at: number) => formatInstant(setup.timeZone, at)
  const { preset, ...fields } = setup.config
  return {
    format: 'jingfei-transcript/1',
    ruleset: 'jingfei',
    config: { ...(preset === null ? {} : { preset }), ...fields },
    timeZone: setup.timeZone,
    startsAt: stamp(setup.startsAt),
    ...(setup.seed === null ? {} : { seed: setup.seed }),
    ...(setup.barred === null ? {} : { barred: setup.barred }),
    seats: setup.seats.map(({ seat, alias, role }) => ({ seat, alias, role })),
    commands: events.flatMap((event) => {
      const line = commandOf(event)
      return line ? [{ at: stamp(event.at), ...line }] : []
    }),
    ...(until === undefined ? {} : { until: stamp(until) }),
  }
}

const noted = (note: string | null): Line => (note === null ? {} : { note })
const cited = (conduct: string | null): Line => (conduct === null ? {} : { conduct })

/** The command that an event was, without its stamp; null for what the rules did by themselves. */
function commandOf(event: JingfeiEvent): Line | null {
  switch (event.type) {
    case 'voiceGiven':
      return { by: event.seat, do: 'voice', seat: event.target }
    case 'voiceDone':
      return { by: event.seat, do: 'done' }
    case 'passed':
      return { by: event.seat, do: 'pass' }
    case 'ballotCast':
      return { by: event.seat, do: 'vote', seat: event.pick }
    case 'surrendered':
      return { by: event.seat, do: 'surrender' }
    case 'seatWarned':
      return { by: 'host', do: 'warn', seat: event.seat, ...cited(event.conduct), ...noted(event.note) }
    case 'seatRuledOut':
      return { by: 'host', do: 'ruleOut', seat: event.seat, ...cited(event.conduct), ...noted(event.note) }
    case 'ruleOutUndone':
      return { by: 'host', do: 'undoRuleOut', seat: event.seat, ...noted(event.note) }
    case 'gamePaused':
      return { by: 'host', do: 'pause', ...noted(event.note) }
    case 'gameResumed':
      return { by: 'host', do: 'resume', ...noted(event.note) }
    case 'seatSubstituted': {
      const barred = event.barred ? { barred: true } : {}
      return { by: 'host', do: 'substitute', seat: event.seat, ...barred, ...noted(event.note) }
    }
    case 'gameClosed':
      return { by: 'host', do: 'close', ...noted(event.note) }
    case 'gameStarted':
    case 'nightOpened':
    case 'nightClosed':
    case 'lastWordsOpened':
    case 'speechesOpened':
    case 'turnLapsed':
    case 'speechesClosed':
    case 'voteOpened':
    case 'voteClosed':
    case 'tieDissolved':
    case 'gameEnded':
      return null
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

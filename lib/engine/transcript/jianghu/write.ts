import { formatInstant } from '../../core'
import type { JianghuEvent, JianghuSetup } from '../../rulesets/jianghu'

type Line = Record<string, unknown>

/** A 江湖 transcript as JSON (T16.3). */
export interface WrittenJianghu {
  format: 'jianghu-transcript/1'
  ruleset: 'jianghu'
  config: Record<string, unknown>
  timeZone: string
  startsAt: string
  seed?: string
  seats: Line[]
  commands: Line[]
  until?: string
  dice?: Line[]
}

/**
 * Writes the transcript of a game from its event log: every accepted command stands in one event.
 * @param until epoch milliseconds; left out, the replay runs to the last command
 */
export function writeJianghu(events: readonly JianghuEvent[], until?: number): WrittenJianghu {
  const [first] = events
  if (first?.type !== 'gameStarted') throw new TypeError('a log begins with gameStarted')
  const { setup } = first
  const stamp = (at: number) => formatInstant(setup.timeZone, at)
  return {
    format: 'jianghu-transcript/1',
    ruleset: 'jianghu',
    config: writeConfig(setup),
    timeZone: setup.timeZone,
    startsAt: stamp(setup.startsAt),
    ...(setup.seed === null ? {} : { seed: setup.seed }),
    seats: setup.seats.map(({ seat, alias }) => ({ seat, alias })),
    commands: events.flatMap((event) => {
      const line = commandOf(event)
      return line ? [{ at: stamp(event.at), ...line }] : []
    }),
    ...(until === undefined ? {} : { until: stamp(until) }),
    ...(setup.dice.length > 0 ? { dice: setup.dice.map((entry) => ({ ...entry })) } : {}),
  }
}

const writeConfig = ({ config }: JianghuSetup): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null))

const noted = (note: string | null): Line => (note === null ? {} : { note })
const known = (fields: Line): Line => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The command that an event was, without its stamp; null for what the rules did by themselves. */
function commandOf(event: JianghuEvent): Line | null {
  switch (event.type) {
    case 'characterPicked':
      return { by: event.seat, do: 'pick', ...known({ character: event.character, place: event.place }) }
    case 'actionSent':
      return { by: event.seat, do: 'act', ...known({ for: event.for }), ...actOf(event) }
    case 'choiceMade':
      return { by: event.seat, do: 'choice', skill: event.skill, on: event.on }
    case 'voteCast':
      return { by: event.seat, do: 'vote', seat: event.for }
    case 'seatWarned':
      return { by: 'host', do: 'warn', seat: event.seat, ...noted(event.note) }
    case 'seatRuledOut':
      return { by: 'host', do: 'ruleOut', seat: event.seat, ...noted(event.note) }
    case 'ruleOutUndone':
      return { by: 'host', do: 'undoRuleOut', seat: event.seat, ...noted(event.note) }
    case 'seatSubstituted':
      return { by: 'host', do: 'substitute', seat: event.seat, ...noted(event.note) }
    case 'gamePaused':
      return { by: 'host', do: 'pause', ...noted(event.note) }
    case 'gameResumed':
      return { by: 'host', do: 'resume', ...noted(event.note) }
    case 'gameClosed':
      return { by: 'host', do: 'close', ...noted(event.note) }
    case 'gameStarted':
    case 'charactersOffered':
    case 'gameDealt':
    case 'nightOpened':
    case 'nightSettled':
    case 'dayOpened':
    case 'daySettled':
    case 'gameEnded':
      return null
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

function actOf({ action, scene }: Extract<JianghuEvent, { type: 'actionSent' }>): Line {
  const text = scene && (scene.text ?? { post: scene.post, words: scene.words })
  const line: Line = scene ? { scene: text } : {}
  if (!action) return line
  return {
    ...known({ move: action.move }),
    skills: action.skills.map((use) => known({ ...use })),
    uses: action.uses.map((use) => known({ ...use })),
    ...known({ equip: action.equip }),
    ...(action.unequip ? { unequip: true } : {}),
    ...line,
  }
}

import { parseStamp } from '../../../core'
import { type PlayedGame, play } from '../../../core/testing/laws'
import { type Rng, rngOf } from '../../../core/testing/random'
import {
  CONDUCT,
  type Command,
  type JingfeiEvent,
  type JingfeiSetup,
  type JingfeiState,
  jingfei,
  type RefusalCode,
  type Role,
  resolveConfig,
} from '..'
import type { Config } from '../config'
import { livingSeats } from '../state'
import { floorOf } from '../view/floor'

/** Random games of random tables, with commands that the rules take and many that they refuse. The seed decides all. */
export type FuzzedGame = PlayedGame<JingfeiSetup, Command, JingfeiEvent, JingfeiState, RefusalCode>

const MINUTE = 60_000
const STARTS_AT = parseStamp('2026-03-02T20:00:00+08:00') ?? 0

function randomSetup(rng: Rng, changes: Partial<Config>): JingfeiSetup {
  const count = 5 + rng.below(9)
  const roles: Role[] = ['police', 'killer', 'civilian', 'civilian', 'killer', 'police']
  const seats = Array.from({ length: count }, (_, i) => {
    return { seat: i + 1, alias: `座${i + 1}`, role: roles[i] ?? rng.pick(['police', 'killer', 'civilian'] as const) }
  })
  const config: Config = {
    aliases: rng.chance(20),
    earlyDawn: rng.chance(80),
    channelByDay: rng.chance(30),
    speeches: rng.chance(65) ? 'ordered' : 'open',
    ballots: rng.pick(['closed', 'closed', 'secret', 'open'] as const),
    hostBlind: rng.chance(30),
    nightHours: rng.chance(50) ? 2 : null,
    lastWordsHours: 1,
    turnHours: 0.5,
    openHours: 3,
    voteHours: 3,
    ...changes,
  }
  const barred = rng.chance(40) ? 1 + rng.below(count) : null
  return { config: resolveConfig(config), timeZone: 'Asia/Shanghai', startsAt: STARTS_AT, seed: null, seats, barred }
}

/** A command that fits what goes on more often than not. */
function randomCommand(rng: Rng, state: JingfeiState): Command {
  const { seats } = state.setup
  const { course } = state
  const living = livingSeats(state)
  const anySeat = () => (rng.chance(94) && living.length > 0 ? rng.pick(living) : rng.pick(seats)).seat
  const target = () => (rng.chance(96) ? anySeat() : 99)
  const by = anySeat()
  if (rng.below(100) < (state.paused ? 70 : 7)) return hostCommand(rng, state, anySeat())
  if (rng.chance(1)) return { by, do: 'surrender' }
  if (rng.chance(4))
    return rng.pick<Command>([
      { by, do: 'pass' },
      { by, do: 'vote', seat: target() },
      { by, do: 'voice', seat: target() },
      { by, do: 'done' },
    ])
  if (course.phase === 'night') {
    const choosing = living.filter((seat) => seat.role !== 'civilian')
    const seat = rng.chance(92) && choosing.length > 0 ? rng.pick(choosing).seat : by
    return rng.chance(55) ? { by: seat, do: 'voice', seat: target() } : { by: seat, do: 'done' }
  }
  if (course.phase === 'vote') {
    const some = course.tied.length > 0 ? course.tied : living.slice(0, 3).map((seat) => seat.seat)
    const pick = rng.chance(12) ? null : rng.chance(90) ? (rng.pick(some) ?? by) : target()
    return { by, do: 'vote', seat: pick }
  }
  const speakers = floorOf(state)?.speakers ?? []
  return { by: rng.chance(90) && speakers.length > 0 ? rng.pick(speakers) : by, do: 'pass' }
}

function hostCommand(rng: Rng, state: JingfeiState, seat: number): Command {
  if (state.paused && rng.chance(85)) return { by: 'host', do: 'resume' }
  return rng.pick<Command>([
    { by: 'host', do: 'warn', seat, conduct: rng.pick(CONDUCT) },
    { by: 'host', do: 'warn', seat, conduct: 'outOfTurn', note: '抢话' },
    { by: 'host', do: 'ruleOut', seat },
    { by: 'host', do: 'undoRuleOut', seat: rng.pick(state.setup.seats).seat },
    { by: 'host', do: 'undoRuleOut', seat: rng.pick(state.setup.seats).seat },
    { by: 'host', do: 'pause' },
    { by: 'host', do: 'substitute', seat, ...(rng.chance(40) && { barred: true }) },
    rng.chance(8) ? { by: 'host', do: 'close' } : { by: seat, do: 'pause' },
  ])
}

/** A few steps to each phase; often right at the edge of the next deadline. */
function nextStamp(rng: Rng, state: JingfeiState, at: number): number {
  const due = jingfei.due(state)
  if (due !== null && rng.chance(6)) return Math.max(at, due - rng.below(2))
  const night = state.course.phase === 'night' && state.setup.config.nightHours === null
  return at + rng.below((night ? 100 : 9) * MINUTE)
}

/** Plays a random game until it ends, or for so many commands. */
export function fuzzGame(seed: number, commands: number, changes: Partial<Config> = {}): FuzzedGame {
  const rng = rngOf(seed)
  let at = STARTS_AT - MINUTE
  return play(jingfei, randomSetup(rng, changes), (state, steps) => {
    if (steps >= commands || (state.ended && rng.chance(80))) return null
    at = nextStamp(rng, state, at)
    return { at, command: (settled) => randomCommand(rng, settled) }
  })
}

import { advance, handle } from '../../../core'
import { type PlayedGame, play } from '../../../core/testing/laws'
import { type Rng, rngOf } from '../../../core/testing/random'
import {
  CHARACTERS,
  type Command,
  type JianghuEvent,
  type JianghuState,
  jianghu,
  type RefusalCode,
  resolveConfig,
} from '..'
import { isLiving, type Player, type Setup } from '../state'
import { DRUGS, ITEMS, PLACES, PUBLIC_SKILLS, TREASURE_SETS } from '../vocabulary'

/** Random games with commands that the rules take and many that they refuse. The seed decides all. */
export type FuzzedGame = PlayedGame<Setup, Command, JianghuEvent, JianghuState, RefusalCode>

const STARTS_AT = Date.parse('2026-03-02T20:00:00+08:00')

/** Plays `commands` random commands, with the clock going on by hours in between. */
export function fuzzGame(seed: number, { commands }: { commands: number }): FuzzedGame {
  const rng = rngOf(seed)
  let at = STARTS_AT
  return play(jianghu, setupOf(rng), (state, steps) => {
    if (steps >= commands || state.ended) return null
    at += rng.below(2 * 3_600_000)
    return { at, command: (settled) => anything(rng, settled) }
  })
}

/** Lets a game run to its end without another command. */
export function runOut(state: JianghuState): { state: JianghuState; events: JianghuEvent[] } {
  const resumed = state.paused
    ? handle(jianghu, state, { by: 'host', do: 'resume' }, state.paused.at + 1000).state
    : state
  return advance(jianghu, resumed, Number.MAX_SAFE_INTEGER)
}

function setupOf(rng: Rng): Setup {
  const seats = rng.chance(50) ? 8 : 10
  return {
    config: resolveConfig({
      packs: ['base', 'expansion'],
      sceneWords: 3,
      nights: rng.pick([3, 15]),
      hostBlind: rng.chance(30),
      missionsEnd: rng.chance(20),
      ...(rng.chance(50) ? { pickHours: 1, nightMinutes: 240, dayMinutes: 180 } : {}),
    }),
    timeZone: 'Asia/Shanghai',
    startsAt: STARTS_AT,
    seed: Array.from({ length: 64 }, () => rng.below(16).toString(16)).join(''),
    seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` })),
    dice: [],
  }
}

function anything(rng: Rng, state: JianghuState): Command {
  const seats = state.setup.seats.length
  const seat = () => 1 + rng.below(seats)
  const by = seat()
  if (rng.chance(4)) return hostCommand(rng, seat())
  const player = state.players[by - 1]
  if (!player) return { by, do: 'pick', place: rng.pick(PLACES) }
  if (state.phase === 'picking' || rng.chance(2))
    return { by, do: 'pick', ...(rng.chance(80) ? { character: rng.pick(player.offer) } : {}), place: rng.pick(PLACES) }
  if (rng.chance(4)) return { by, do: 'choice', skill: '剑在人在', on: rng.chance(50) }
  if (state.phase === 'day' ? rng.chance(90) : rng.chance(5)) return { by, do: 'vote', seat: seat() }
  return anyAct(rng, state, player)
}

function hostCommand(rng: Rng, seat: number): Command {
  const by = 'host' as const
  return rng.pick<Command>([
    { by, do: 'warn', seat },
    { by, do: 'ruleOut', seat },
    { by, do: 'undoRuleOut', seat },
    { by, do: 'substitute', seat },
    { by, do: 'pause' },
    { by, do: 'resume' },
    { by, do: 'resume' },
  ])
}

function anyAct(rng: Rng, state: JianghuState, player: Player): Command {
  const seats = state.setup.seats.length
  const target = () => 1 + rng.below(seats)
  const puppet = state.players.find(
    (other) => isLiving(other) && other.states.some((entry) => entry.by === player.seat),
  )
  const own = CHARACTERS.get(player.character ?? '')?.skills.map((skill) => skill.id) ?? []
  const names = [...Object.keys(PUBLIC_SKILLS), ...own, ...own]
  const skills = Array.from({ length: rng.below(4) }, () => {
    const skill = rng.pick(names)
    return {
      skill,
      target: target(),
      ...(player.bag.length > 0 ? { item: rng.pick(player.bag) } : {}),
      what: skill === 'combine' ? rng.pick(TREASURE_SETS) : rng.pick(PLACES),
    }
  })
  const item = player.bag.length > 0 && rng.chance(70) ? rng.pick(player.bag) : rng.pick(ITEMS)
  const isDrug = DRUGS.some((drug) => drug === item)
  return {
    by: player.seat,
    do: 'act',
    skills,
    uses: rng.chance(40) ? [{ item, ...(isDrug ? { target: target() } : {}) }] : [],
    ...(rng.chance(50) ? { move: rng.pick(PLACES) } : {}),
    ...(rng.chance(20) ? { equip: item } : rng.chance(10) ? { unequip: true } : {}),
    ...(rng.chance(20) ? { scene: rng.pick(['短', '一剑西来，天外飞仙']) } : {}),
    ...(puppet && rng.chance(50) ? { for: puppet.seat } : {}),
  }
}

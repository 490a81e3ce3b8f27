import type { ResolvedConfig } from './config'
import { type Fall, type Field, living, specialsOf, tell } from './night/field'
import { type EndReason, type Player, sidesOf } from './state'
import { type Camp, COMBINED_FOR, type Faction } from './vocabulary'

/** How a game ends: (11) of a night, (5) of a day. */
export interface Verdict {
  reason: EndReason
  winner: Camp | null
  declared: number | null
}

/**
 * Missions, then winners, then the missions that ask who declared victory (J11.2a, J12). Successes are written on the
 * field's seats. Null: the game goes on.
 */
export function judge(
  field: Field,
  config: Pick<ResolvedConfig, 'nights' | 'missionsEnd'>,
  isDayOver: boolean,
): Verdict | null {
  for (const player of bystandersInQuestion(field)) if (isFulfilled(field, player)) succeed(field, player)
  const verdict = verdictOf(field) ?? missionVerdict(field, config)
  if (verdict) {
    const sex = verdict.declared === null ? null : field.players[verdict.declared - 1]?.sex
    for (const player of bystandersInQuestion(field))
      if ((player.mission === 9 && sex === 'male') || (player.mission === 10 && sex === 'female'))
        succeed(field, player)
    return verdict
  }
  return isDayOver && field.round >= config.nights ? { reason: 'cap', winner: null, declared: null } : null
}

function missionVerdict(field: Field, { missionsEnd }: Pick<ResolvedConfig, 'missionsEnd'>): Verdict | null {
  const done = missionsEnd && field.players.some((player) => player.success !== null)
  return done ? { reason: 'mission', winner: null, declared: null } : null
}

/** Bystanders without success who live, or died in this settlement (J12). */
const bystandersInQuestion = (field: Field): Player[] =>
  field.players.filter(
    (player) =>
      player.faction === 'bystander' &&
      player.success === null &&
      (player.death === null || field.falls.some((fall) => fall.seat === player.seat)),
  )

function succeed(field: Field, player: Player): void {
  const fall = field.falls.find((entry) => entry.seat === player.seat)
  const stage = fall?.stage ?? (field.kind === 'night' ? 'night' : field.stage === 'places' ? 'places' : 'vote')
  player.success = { round: field.round, stage }
  tell(field, player.seat, { kind: 'success' })
}

const deadOf = (field: Field, faction: Faction): number =>
  field.players.filter((player) => player.faction === faction && player.death !== null).length
const isWipedOut = (field: Field, faction: Faction): boolean =>
  field.players.every((player) => player.faction !== faction || player.death !== null)

/** J11.1: a bystander's mission is done, or everyone else is dead. Missions 9 and 10 wait for the verdict. */
function isFulfilled(field: Field, player: Player): boolean {
  const present = living(field)
  if (present.length === 1 && present[0]?.seat === player.seat) return true
  const own: Fall | undefined = field.falls.find((fall) => fall.seat === player.seat)
  const kills = field.falls.filter((fall) => fall.killer === player.seat)
  switch (player.mission) {
    case 1: {
      const [fewer, more] = [deadOf(field, 'league'), deadOf(field, 'guild')].sort((a, b) => a - b) as [number, number]
      return fewer >= 1 && more >= 2
    }
    case 2:
      return own?.order === 1 || isWipedOut(field, 'league')
    case 3:
      return own?.order === 1 || isWipedOut(field, 'guild')
    case 4:
      return own !== undefined && own.order >= 3
    case 5:
      return own?.richest === true
    case 6:
      return field.combined.some(({ seat, set }) => seat === player.seat && set === 'relic')
    case 7:
      return field.combined.some(({ seat, set }) => seat === player.seat && set === 'king')
    case 8:
      return kills.some((fall) => fall.order >= 3)
    case 11:
      return own === undefined && specialsOf(player) >= 5
    case 12:
      return kills.some((fall) => fall.specials <= 1)
    case 13:
      return kills.some((fall) => fall.specials >= 2)
    default:
      return false
  }
}

/** J11.2a: nobody alive; combined; one side left. Failure before victory: whoever died has not combined (J9.3). */
function verdictOf(field: Field): Verdict | null {
  const present = living(field)
  if (present.length === 0) return { reason: 'nobody', winner: null, declared: null }
  for (const { seat, set } of field.combined) {
    const faction = COMBINED_FOR[set]
    if (field.players[seat - 1]?.faction === faction) return { reason: 'combined', winner: faction, declared: seat }
  }
  if (sidesOf(present) > 1) return null
  const [first] = present
  const winner = first && first.faction !== 'bystander' ? first.faction : null
  return { reason: 'lastSide', winner, declared: declarer(field, present) }
}

/** J11.3: a living seat of the side that is killer of record of any death of the game; of several one by a draw. */
function declarer(field: Field, present: readonly Player[]): number | null {
  const killers = present.filter((player) => field.players.some((other) => other.death?.killer === player.seat))
  const seats = killers.map((player) => player.seat)
  return seats.length === 0 ? null : field.dice.pick('declare', seats)
}

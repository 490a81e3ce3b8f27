import { cast, type Poll, tally } from '../../ballot'
import { Dice } from './draws'
import type { Event } from './events'
import { seatLines } from './lines'
import { passiveOf } from './night/cast'
import { settleDeaths } from './night/deaths'
import { changeMp, type Field, heal, isAlive, label, living, lose, openField, putInBag, tell } from './night/field'
import { dealVotes } from './night/hits'
import { ascending, closeBook, type Settled, wasRuledOut } from './night/settle-night'
import { tidily } from './night/tidy'
import type { Announcement } from './report-types'
import { livingPlayers, type Player, type State, sidesOf, type VoteTable } from './state'
import { type Item, MATERIALS, type Place, type PlaceEffect, TREASURES } from './vocabulary'
import { judge } from './winning'

/** A day settles (J6.1c): votes, deaths, places, deaths, missions and winners, the cap. */
export function settleDay(state: State, now: number): Settled<Extract<Event, { type: 'daySettled' }>> {
  const dice = new Dice(state.setup, state.draws.length, state.position)
  const field = openField('day', { at: now, round: state.round, players: state.players, dice })
  const { table, votes } = countVotes(state)
  dealVotes(field, votes)
  tidily(field, () => settleDeaths(field, 'vote'))
  const byVote = new Set(field.falls.map((fall) => fall.seat))
  if (state.effects && sidesOf(living(field)) > 1) {
    field.stage = 'places'
    visitPlaces(field, state.effects)
    tidily(field, () => settleDeaths(field, 'places'))
  }
  const verdict = judge(field, state.setup.config, true)
  const died = field.falls.map((fall) => fall.seat).filter((seat) => !wasRuledOut(state, seat))
  const report: Announcement = {
    kind: 'dayReport',
    at: now,
    round: state.round,
    dead: died.filter((seat) => byVote.has(seat)).sort(ascending),
    othersDead: died.filter((seat) => !byVote.has(seat)).sort(ascending),
    hurt: [...field.hurt].filter((seat) => isAlive(field, seat)).sort(ascending),
    lines: seatLines(field.players, field),
  }
  const { drawn: draws, position } = dice
  const players = closeBook(field, 'day')
  return {
    event: { type: 'daySettled', at: now, round: state.round, players, report, votes: table, draws, position },
    verdict,
  }
}

/** J10.1: silence, and a vote for a seat that left play, count as a vote for oneself. */
function countVotes(state: State): { table: VoteTable; votes: Map<number, number> } {
  const voters = livingPlayers(state).map((player) => player.seat)
  if (!state.poll) throw new Error('no vote is open')
  const standing = standingVotes(state.poll, voters)
  let poll = state.poll
  for (const seat of voters)
    if (!standing.has(seat))
      poll = cast(poll, { seat, at: state.openedAt, picks: [{ seat }], requestedAt: null, shade: false })
  const { totals } = tally(poll, (ballot) => (voters.includes(ballot.seat) ? 2 : 0))
  const votes = new Map(totals.map(({ seat, halves }) => [seat, halves / 2]))
  const rows = voters.map((seat) => ({ seat, for: standing.get(seat) ?? seat, cast: standing.has(seat) }))
  return { table: { round: state.round, votes: rows }, votes }
}

/** Each living voter's vote in force. */
export function standingVotes(poll: Poll, voters: readonly number[]): Map<number, number> {
  const standing = new Map<number, number>()
  const { counted } = tally(poll, (ballot) => (voters.includes(ballot.seat) ? 2 : 0))
  for (const ballot of counted) {
    const pick = ballot.picks.find((entry) => !entry.lost)
    if (pick) standing.set(ballot.seat, pick.seat)
  }
  return standing
}

/** (3) Places meet the seats that then live, ascending (J2.4). */
function visitPlaces(field: Field, effects: Readonly<Record<Place, PlaceEffect>>): void {
  for (const player of living(field)) visit(field, player, effects[player.place])
}

function visit(field: Field, player: Player, effect: PlaceEffect): void {
  const { seat } = player
  const passive = passiveOf(player)
  switch (effect) {
    case '宝窟':
      if (passive.denSure || field.dice.half(label(field, `den:${seat}`)))
        finds(field, player, field.dice.pick(label(field, `treasure:${seat}`), TREASURES), effect)
      return
    case '原材料产地':
      for (let i = 0; i < (passive.sourceTwice ? 2 : 1); i++)
        finds(field, player, field.dice.pick(label(field, `material:${seat}`), MATERIALS), effect)
      return
    case '医馆':
      heal(field, player, 1, effect)
      return
    case '荆棘':
      if (!passive.unharmedBy?.includes(effect)) lose(field, player, 1, effect)
      return
    case '魔窟':
      if (!passive.unharmedBy?.includes(effect)) changeMp(field, player, -1, effect)
      return
    default: {
      const unknown: never = effect
      throw new TypeError(`unknown effect ${unknown}`)
    }
  }
}

function finds(field: Field, player: Player, item: Item, by: string): void {
  putInBag(player, item)
  tell(field, player.seat, { kind: 'got', item, from: null, by })
}

import { CHARACTERS } from './characters'
import { picksClose } from './clock'
import { enabledCharacters } from './config'
import { Dice } from './draws'
import type { Event } from './events'
import { seatLines } from './lines'
import type { Player, State } from './state'
import {
  BAD_ITEMS,
  CAMPS,
  type Camp,
  type Faction,
  ITEMS,
  MISSIONS,
  PLACES,
  SPECIAL_ITEMS,
  type SpecialItem,
} from './vocabulary'

/** The deal (J1, J15.3): factions and offers at the start, all else when picks close. */

/** J1.1: each faction as often as it occurs. */
function factionsFor(seats: number): Faction[] {
  const each = seats === 10 ? 4 : 3
  const of = (faction: Faction, count: number) => Array.from({ length: count }, () => faction)
  return [...of('league', each), ...of('guild', each), ...of('bystander', seats - 2 * each)]
}

export function offerCharacters(state: State, now: number): Event {
  const { setup } = state
  const dice = new Dice(setup, 0, 0)
  const factions = dice.shuffle('factions', factionsFor(setup.seats.length))
  const characters = dice.shuffle('offers', enabledCharacters(setup.config))
  const each = Math.min(3, Math.floor(characters.length / setup.seats.length))
  const players = setup.seats.map(
    ({ seat }, i): Player => ({
      seat,
      faction: factions[i] ?? 'bystander',
      offer: characters.slice(i * each, (i + 1) * each),
      character: null,
      pickedCharacter: null,
      pickedPlace: null,
      lie: null,
      mission: null,
      success: null,
      sex: 'male',
      hp: 0,
      mp: 0,
      place: PLACES[0],
      bag: [],
      slot: null,
      states: [],
      off: [],
      death: null,
      ruledOut: null,
      action: null,
      scene: null,
      driven: null,
      diary: [],
    }),
  )
  const { drawn: draws, position } = dice
  return { type: 'charactersOffered', at: now, closes: picksClose(setup), players, draws, position }
}

/** Picks close: what is missing is drawn, then missions, hints and special items. */
export function dealGame(state: State, now: number): Event {
  const dice = new Dice(state.setup, state.draws.length, state.position)
  const picked = state.players.map((player) => playsAs(player, dice))
  const withMissions = picked.map((player): Player => {
    if (player.faction !== 'bystander') return player
    return { ...player, mission: dice.pick(`mission:${player.seat}`, MISSIONS) }
  })
  const withHints = withMissions.map((player): Player => {
    const before = withMissions.at(player.seat - 2)
    if (before?.faction !== 'bystander') return player
    return { ...player, lie: dice.pick<Camp>(`hint:${player.seat}`, CAMPS) }
  })
  const hands = dealItems(dice, withHints.length)
  const players = withHints.map((player, i): Player => ({ ...player, bag: hands[i] ?? [] }))
  const cast = players.map(({ seat, character }) => ({ seat, character: character ?? '' }))
  const { drawn: draws, position } = dice
  const report = { kind: 'begun' as const, at: now, cast, lines: seatLines(players, null) }
  return { type: 'gameDealt', at: now, players, report, draws, position }
}

/** J1.2a: seat by seat, character before place. */
function playsAs(player: Player, dice: Dice): Player {
  const name = player.pickedCharacter ?? dice.pick(`character:${player.seat}`, player.offer)
  const place = player.pickedPlace ?? dice.pick(`place:${player.seat}`, PLACES)
  const character = CHARACTERS.get(name)
  if (!character) throw new RangeError(`no character ${name}`)
  const { sex, hp, mp } = character
  return { ...player, character: name, place, sex, hp, mp }
}

/** J1.5, J15.3: with 8 seats drawn again until no seat has two bad items. */
function dealItems(dice: Dice, seats: number): SpecialItem[][] {
  for (;;) {
    const items = dice.shuffle('items', SPECIAL_ITEMS)
    const hands = Array.from({ length: seats }, (_, i) => [items[i] as SpecialItem])
    if (seats < items.length) {
      const order = dice.shuffle(
        'items.extra',
        hands.map((_, i) => i + 1),
      )
      for (const [i, item] of items.slice(seats).entries()) hands[(order[i] ?? 1) - 1]?.push(item)
    }
    if (hands.every((hand) => hand.filter((item) => BAD_ITEMS.includes(item)).length < 2))
      return hands.map((hand) => hand.sort((a, b) => ITEMS.indexOf(a) - ITEMS.indexOf(b)))
  }
}

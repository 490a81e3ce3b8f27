import { CHARACTERS } from '../characters'
import { standingVotes } from '../day'
import { restingNumbers } from '../night/power'
import { isVisible } from '../night/states'
import { isLiving, livingPlayers, type Player, playerOf, type State } from '../state'
import type { MeView, MissionProgress } from '../view-types'
import { type Item, isSpecial, type Mission, PARTS } from '../vocabulary'
import { deskFor, puppetsOf } from './desk'
import { hintOf } from './knowledge'

/** A seat's own page (J13b). A dead one reads its last private report (J13c). */
export function meFor(state: State, seat: number): MeView {
  const player = playerOf(state, seat)
  const character = CHARACTERS.get(player.character ?? '') ?? null
  const living = isLiving(player)
  const { atk, def } = character ? restingNumbers(player) : { atk: 0, def: 0 }
  return {
    seat,
    alias: state.setup.seats[seat - 1]?.alias ?? '',
    living,
    faction: player.faction,
    offer: player.offer,
    picked: { character: player.pickedCharacter, place: player.pickedPlace },
    hint: hintOf(state, player),
    character: player.character,
    sex: player.sex,
    hp: player.hp,
    mp: player.mp,
    regen: character?.regen ?? 0,
    atk,
    def,
    place: character ? player.place : null,
    bag: player.bag,
    slot: player.slot,
    states: player.states
      .filter((entry) => isVisible(entry.state))
      .map(({ state: name, until }) => ({ state: name, until })),
    choices: character?.passive.choice
      ? [{ skill: character.passive.id, on: !player.off.includes(character.passive.id) }]
      : [],
    mission: missionOf(state, player),
    diary: player.diary,
    desk: living ? deskFor(state, player, false) : null,
    puppets: living ? puppetsOf(state, seat).flatMap((puppet) => deskFor(state, puppet, true) ?? []) : [],
    scene: player.scene,
    vote: voteOf(state, player),
  }
}

function voteOf(state: State, player: Player): MeView['vote'] {
  if (!state.poll || state.closes === null || !isLiving(player)) return null
  const candidates = livingPlayers(state).map((other) => other.seat)
  return { for: standingVotes(state.poll, [player.seat]).get(player.seat) ?? null, candidates, closes: state.closes }
}

function missionOf(state: State, player: Player): MeView['mission'] {
  const { mission, success } = player
  if (mission === null) return null
  return { mission, success: success && { round: success.round }, progress: progressOf(state, player, mission) }
}

/** From what its bearer knows: own bag and MP, and how many have died. */
function progressOf(state: State, player: Player, mission: Mission): MissionProgress {
  const parts = (list: readonly Item[]): MissionProgress => ({
    kind: 'parts',
    held: list.filter((part) => player.bag.includes(part)),
    of: list.length,
  })
  switch (mission) {
    case 5:
      return { kind: 'mp', own: player.mp }
    case 6:
      return parts(PARTS.relic)
    case 7:
      return parts(PARTS.king)
    case 11:
      return { kind: 'specials', count: player.bag.filter(isSpecial).length, of: 5 }
    case 9:
    case 10:
      return { kind: 'none' }
    default:
      return { kind: 'deaths', count: state.players.filter((other) => other.death !== null).length }
  }
}

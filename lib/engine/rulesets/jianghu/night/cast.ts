import { CHARACTERS, type Character } from '../characters'
import type { Player } from '../state'

/** The character that a seat plays. Characters themselves know only the field, never this. */
export const characterOf = (player: Player): Character => {
  const found = player.character === null ? undefined : CHARACTERS.get(player.character)
  if (!found) throw new RangeError(`seat ${player.seat} has no character`)
  return found
}

export const passiveOf = (player: Player) => characterOf(player).passive

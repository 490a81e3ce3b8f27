import { isCharacter } from './characters'
import { type Config, enabledCharacters, resolveConfig } from './config'

/** What keeps a game from being saved or dealt; each fault names its field. */
export interface ConfigFault {
  path: string
  code: ConfigFaultCode
  data: Record<string, string | number>
}
export type ConfigFaultCode =
  | 'SEATS_COUNT' // data: seats
  | 'UNKNOWN_CHARACTER' // data: character
  | 'CHARACTER_TWICE' // data: character
  | 'TOO_FEW_CHARACTERS' // data: characters, seats

/** J1.1: how many of each faction. */
export const SEAT_COUNTS: readonly number[] = [8, 10]

/** @param seatCount the players that came; without it only what holds for every number is judged */
export function validateConfig(config: Config, seatCount?: number): ConfigFault[] {
  const faults: ConfigFault[] = []
  if (seatCount !== undefined && !SEAT_COUNTS.includes(seatCount))
    faults.push({ path: 'seats', code: 'SEATS_COUNT', data: { seats: seatCount } })
  const named = config.characters ?? []
  for (const [index, character] of named.entries()) {
    const path = `characters.${index}`
    if (!isCharacter(character)) faults.push({ path, code: 'UNKNOWN_CHARACTER', data: { character } })
    if (named.indexOf(character) < index) faults.push({ path, code: 'CHARACTER_TWICE', data: { character } })
  }
  const characters = enabledCharacters(resolveConfig(config)).length
  const seats = seatCount ?? Math.min(...SEAT_COUNTS)
  if (characters < seats) faults.push({ path: 'characters', code: 'TOO_FEW_CHARACTERS', data: { characters, seats } })
  return faults
}

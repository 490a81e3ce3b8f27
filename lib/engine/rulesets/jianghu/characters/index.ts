import { BASE } from './base'
import { EXPANSION } from './expansion'
import type { Character } from './types'

/** The characters by pack, in their files' order; and by name. */
export const PACKS = { base: BASE, expansion: EXPANSION } as const
export type PackName = keyof typeof PACKS
export const CHARACTERS: ReadonlyMap<string, Character> = new Map(
  [...BASE, ...EXPANSION].map((character) => [character.id, character]),
)
export const isCharacter = (name: string): boolean => CHARACTERS.has(name)
export type { Character, Effect, Passive, Skill } from './types'

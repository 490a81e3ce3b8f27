import { randomBytes, randomInt } from 'node:crypto'

/** 32 random bytes in hex (T1.6). */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Short random names for URLs: ten characters of an alphabet without look-alikes. */
export function newSlug(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}

import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const PATTERNS = ['rain', 'wave', 'ice', 'mat', 'fret', 'shell', 'coin', 'reed'] as const

/** How an alias is drawn in one game: its last character on one of 8 patterns, in one of 6 tints. */
export interface PortraitLook {
  pattern: (typeof PATTERNS)[number]
  tint: number
  character: string
}

/**
 * SHA-256(public game slug + "/" + alias): byte 0 mod 8 is the pattern, byte 1 mod 6 the tint (1–6). Nothing else goes
 * in, so anyone can compute it and it tells nothing of the account, the seat or the role.
 */
export function portraitLook(slug: string, alias: string): PortraitLook {
  const hash = sha256(utf8ToBytes(`${slug}/${alias}`))
  return {
    pattern: PATTERNS[(hash[0] ?? 0) % PATTERNS.length] ?? 'rain',
    tint: ((hash[1] ?? 0) % 6) + 1,
    character: [...alias].at(-1) ?? '',
  }
}

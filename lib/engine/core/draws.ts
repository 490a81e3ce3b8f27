import { sha256 } from '@noble/hashes/sha2.js'

/**
 * Draws that anyone can repeat from the seed (T1.6): SHA-256(seed ‖ counter), blocks read as big-endian 32-bit integers.
 */
export interface Draws {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number
  /** A shuffled copy: from the last place down to 1, each swapped with a draw below it or itself. */
  shuffle<T>(list: readonly T[]): T[]
  /** How many 32-bit integers of the stream are used up: where to go on from. */
  readonly position: number
}

const PER_BLOCK = 8

/** @param from the position in the stream to go on from (draws of an earlier settlement came before) */
export function seededDraws(seed: Uint8Array, from = 0): Draws {
  const input = new Uint8Array(seed.length + 4)
  input.set(seed)
  const view = new DataView(input.buffer)
  let position = from
  let held = -1
  let block = new DataView(new ArrayBuffer(0))
  const next = (): number => {
    const counter = Math.floor(position / PER_BLOCK)
    if (counter !== held) {
      view.setUint32(seed.length, counter)
      const hash = sha256(input)
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
      held = counter
    }
    return block.getUint32(4 * (position++ % PER_BLOCK))
  }
  const below = (n: number): number => {
    const limit = Math.floor(2 ** 32 / n) * n
    let value = next()
    while (value >= limit) value = next()
    return value % n
  }
  return {
    get position() {
      return position
    },
    below,
    shuffle<T>(list: readonly T[]): T[] {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const moved = shuffled[i] as T
        shuffled[i] = shuffled[j] as T
        shuffled[j] = moved
      }
      return shuffled
    },
  }
}

/** The bytes of a string of hex digits, or null if it is none. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** What is published when a game starts, so that the seed cannot be changed later: its SHA-256 in hex (T1.6). */
export function commitmentOf(seedHex: string): string {
  const bytes = bytesOfHex(seedHex)
  if (!bytes) throw new TypeError('a seed is written in hex digits')
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

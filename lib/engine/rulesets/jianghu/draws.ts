import { bytesOfHex, type Draws, seededDraws } from '../../core'
import type { Draw, Setup } from './state'
import { canonical } from './vocabulary'

/** A fixed draw that does not fit the game (J15.2): the transcript is faulty. */
export class DiceFault extends Error {
  constructor(
    readonly index: number,
    readonly reason: string,
  ) {
    super(`dice.${index}: ${reason}`)
  }
}

/**
 * The labelled draws of one settlement (J15.1): from the fixed results while there are any, else from the seed's stream,
 * which goes on where the last settlement left it. A list of one takes no draw and is not recorded.
 */
export class Dice {
  readonly drawn: Draw[] = []
  readonly #setup: Pick<Setup, 'seed' | 'dice'>
  readonly #before: number
  readonly #from: number
  #stream: Draws | null = null

  /** @param before how many draws the game has seen; `position`: how far the stream is used up */
  constructor(setup: Pick<Setup, 'seed' | 'dice'>, before: number, position: number) {
    this.#setup = setup
    this.#before = before
    this.#from = position
  }

  get position(): number {
    return this.#stream?.position ?? this.#from
  }

  /** One of a list, each equally likely. */
  pick<T>(label: string, list: readonly T[]): T {
    if (list.length === 0) throw new RangeError(`nothing to draw for ${label}`)
    if (list.length === 1) return list[0] as T
    const fixed = this.#fixed(label)
    const result = fixed ? memberOf(list, fixed.result) : list[this.#generator(label).below(list.length)]
    if (result === undefined) throw this.#impossible(label)
    return this.#record(label, result)
  }

  /** Half and half: a draw below 2, 0 is yes. */
  half(label: string): boolean {
    const fixed = this.#fixed(label)
    const result = fixed ? asBoolean(fixed.result) : this.#generator(label).below(2) === 0
    if (result === undefined) throw this.#impossible(label)
    return this.#record(label, result)
  }

  shuffle<T>(label: string, list: readonly T[]): T[] {
    if (list.length < 2) return [...list]
    const fixed = this.#fixed(label)
    const result = fixed ? permutationOf(list, fixed.result) : this.#generator(label).shuffle(list)
    if (result === undefined) throw this.#impossible(label)
    return this.#record(label, result)
  }

  #record<T>(label: string, result: T): T {
    this.drawn.push({ for: label, result })
    return result
  }

  #fixed(label: string): Draw | null {
    const index = this.#before + this.drawn.length
    const entry = this.#setup.dice[index]
    if (!entry) return null
    if (entry.for !== label) throw new DiceFault(index, `${entry.for} is given where ${label} is due`)
    return entry
  }

  #impossible(label: string): DiceFault {
    return new DiceFault(this.#before + this.drawn.length, `not a possible result of ${label}`)
  }

  #generator(label: string): Draws {
    if (this.#stream) return this.#stream
    const bytes = bytesOfSeed(this.#setup)
    if (!bytes) throw new DiceFault(this.#before + this.drawn.length, `missing: ${label} is due and there is no seed`)
    this.#stream = seededDraws(bytes, this.#from)
    return this.#stream
  }
}

const seeds = new WeakMap<object, Uint8Array | null>()

/** Read once a game and not with every settlement. */
function bytesOfSeed(setup: Pick<Setup, 'seed'>): Uint8Array | null {
  const known = seeds.get(setup)
  if (known !== undefined) return known
  const bytes = setup.seed === null ? null : bytesOfHex(setup.seed)
  seeds.set(setup, bytes)
  return bytes
}

/** Also of `剑侠·顾长河`: titles stand before a name. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? canonical(value.split('·').at(-1) ?? value) : value

/** A result names an element, or its place in the list from 0 where elements are no numbers. */
function memberOf<T>(list: readonly T[], result: unknown): T | undefined {
  const named = list.find((entry) => entry === plain(result))
  if (named !== undefined) return named
  return typeof result === 'number' && typeof list[0] !== 'number' ? list[result] : undefined
}

function asBoolean(result: unknown): boolean | undefined {
  if (result === true || result === 0 || result === 'yes') return true
  if (result === false || result === 1 || result === 'no') return false
  return undefined
}

function permutationOf<T>(list: readonly T[], result: unknown): T[] | undefined {
  if (!Array.isArray(result) || result.length !== list.length) return undefined
  const given = result.map(plain)
  const rest = [...given]
  for (const entry of list) {
    const index = rest.indexOf(entry)
    if (index < 0) return undefined
    rest.splice(index, 1)
  }
  return given as T[]
}

/**
 * The character classes of the word count (`text/wordcount.md`). Fixed ranges, not `\p{…}`: browser and server may know
 * different versions of Unicode and must still give the same figure.
 */

export const OTHER = 0
export const DROPPED = 1
export const SEPARATOR = 2
export const EAST_ASIAN = 3
/** Counts one in every text, yet does not make a text East Asian. */
export const SYMBOL = 4
export const PUNCTUATION = 5
/** U+2019, the one character whose class depends on its neighbours. */
export const APOSTROPHE = 6
/** Latin letters and the digits 0–9: class 6 of the rule like OTHER, told apart only for the apostrophe between them. */
export const ALPHANUMERIC = 7

type Range = number | readonly [first: number, last: number]

/** Letters of the Latin script, all of Unicode's Latin blocks, without those that the rule classes as wide or ambiguous. */
const LATIN: readonly Range[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0x2b8],
  [0x2e0, 0x2e4],
  [0x1d00, 0x1d25],
  [0x1d2c, 0x1d5c],
  [0x1d62, 0x1d65],
  [0x1d6b, 0x1d77],
  [0x1d79, 0x1dbe],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7f],
  [0xa722, 0xa787],
  [0xa78b, 0xa7ff],
  [0xab30, 0xab5a],
  [0xab5c, 0xab64],
  [0xab66, 0xab69],
  [0xfb00, 0xfb06],
]

const RANGES: readonly (readonly [cls: number, ranges: readonly Range[]])[] = [
  [ALPHANUMERIC, [[0x30, 0x39], ...LATIN]],
  [DROPPED, [0x200b, 0x2060, 0xfeff, [0x200e, 0x200f], [0x202a, 0x202e], [0xfe00, 0xfe0f]]],
  [SEPARATOR, [[0x9, 0xd], 0x20, 0x85, 0xa0, 0x1680, [0x2000, 0x200a], 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]],
  [
    EAST_ASIAN,
    [
      [0x2e80, 0x2fff],
      [0x3001, 0x3130],
      [0x3190, 0xa4cf],
      [0xf900, 0xfaff],
      [0xfe10, 0xfe1f],
      [0xfe30, 0xfe6f],
      [0xff00, 0xff9f],
      [0xffe0, 0xffef],
    ],
  ],
  [
    SYMBOL,
    [
      [0x2010, 0x2012],
      [0x2015, 0x2017],
      0x201b,
      0x201f,
      [0x2023, 0x2025],
      0x2027,
      [0x2031, 0x2038],
      [0x203b, 0x205e],
      [0x2070, 0x20ab],
      [0x20ad, 0x20cf],
      [0x2100, 0x2121],
      [0x2123, 0x2bff],
    ],
  ],
  [
    PUNCTUATION,
    [
      ...[0xa1, 0xa4, 0xa7, 0xa8, 0xaa, 0xad, 0xaf, 0xd7, 0xf7],
      [0xb0, 0xb4],
      [0xb6, 0xba],
      [0xbc, 0xbf],
      ...[0x2013, 0x2014, 0x2018, 0x201a, 0x2026, 0x2030, 0x2039, 0x203a, 0x20ac, 0x2122],
      [0x201c, 0x201e],
      [0x2020, 0x2022],
    ],
  ],
  [APOSTROPHE, [0x2019]],
]

/** The class of every UTF-16 unit; surrogates are OTHER until their pair is put together. */
export const UNIT_CLASS = new Uint8Array(0x10000)
for (const [cls, ranges] of RANGES) {
  for (const range of ranges) {
    if (typeof range === 'number') UNIT_CLASS[range] = cls
    else UNIT_CLASS.fill(cls, range[0], range[1] + 1)
  }
}

/** The class of a code point beyond U+FFFF. */
export function astralClass(codePoint: number): number {
  if (codePoint >= 0x20000) {
    if (codePoint <= 0x3fffd) return EAST_ASIAN
    return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? DROPPED : OTHER
  }
  const latin = (codePoint >= 0x10780 && codePoint <= 0x107bf) || (codePoint >= 0x1df00 && codePoint <= 0x1dfff)
  return latin ? ALPHANUMERIC : OTHER
}

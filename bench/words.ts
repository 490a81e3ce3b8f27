import { countWords as alfaaz } from 'alfaaz'
import wordsCount from 'words-count'
import { seededRandom } from '@/lib/simulate/random'
import { countWords } from '@/lib/text'
import golden from '@/lib/text/wordcount-golden.json'
import { type Benchmark, expectEqual, type Figure, race, rounded } from './measure'

const ALFAAZ = { name: 'alfaaz', version: '1.1.0' }
// A CommonJS module with its functions as properties of what Node takes for the default export.
const WORDS_COUNT = {
  name: 'words-count',
  version: '2.0.2',
  count: (wordsCount as unknown as typeof import('words-count')).wordsCount,
}

/** words-count takes time by the square of the text: of 10 MB it would not come back, so it gets this much. */
const SHORT = 100_000

/**
 * `words`: counting 10 MB of mixed text. The text is put together from pieces whose counts are known, so the result is
 * checked without the code under test.
 */
export const words: Benchmark = async ({ quick }) => {
  const rounds = quick ? 7 : 31
  const long = mixedText(quick ? 2_000_000 : 10_000_000)
  const short = mixedText(SHORT)
  const ours = (text: typeof long) => ({
    run: () => countWords(text.text),
    check: (count: number) => expectEqual('words of the text', count, text.words),
  })
  const peer = (count: (text: string) => number, text: string) => ({
    run: () => count(text),
    check: (result: number) => expectEqual('the peer counts something', result > 0, true),
  })
  const full = await race(ours(long), peer(alfaaz, long.text), rounds)
  const small = await race(ours(short), peer(WORDS_COUNT.count, short.text), rounds)
  const speed = (metric: string, bytes: number, timed: typeof full, by: { name: string; version: string }): Figure => ({
    bench: 'words',
    metric,
    value: rounded(bytes / timed.first.median / 1e6),
    unit: 'MB/s',
    n: bytes,
    peer: { name: by.name, version: by.version, value: rounded(bytes / timed.second.median / 1e6) },
    ratio: rounded(1 / timed.ratio),
  })
  return [
    speed('speed', long.bytes, full, ALFAAZ),
    speed('speed on 100 kB', short.bytes, small, WORDS_COUNT),
    right({ ...ALFAAZ, count: alfaaz }),
    right(WORDS_COUNT),
  ]
}

/** How many of the golden texts come out right, ours and the peer's. */
function right(peer: { name: string; version: string; count: (text: string) => number }): Figure {
  const rightBy = (count: (text: string) => number) => golden.filter((entry) => count(entry.text) === entry.word).length
  expectEqual('golden texts right', rightBy(countWords), golden.length)
  return {
    bench: 'words',
    metric: 'golden texts right',
    value: golden.length,
    unit: 'texts',
    n: golden.length,
    peer: { name: peer.name, version: peer.version, value: rightBy(peer.count) },
  }
}

const SPACED = [
  'Train G1234',
  'is delayed',
  'don’t',
  'a@b.example',
  '- ok',
  '1949',
  'naïve',
  'Привет',
  '👍👎',
  'x=3.14;',
]
const MARKS = [...'，。、；：？！“”…—《》']

/** About `bytes` bytes (UTF-8) of Chinese sentences with foreign words, figures, marks and line breaks in between. */
function mixedText(bytes: number): { text: string; words: number; bytes: number } {
  const random = seededRandom(20)
  const pieces: string[] = []
  let words = 0
  let size = 0
  while (size < bytes) {
    const han = 2 + random.below(20)
    let piece = ''
    for (let i = 0; i < han; i++) piece += String.fromCharCode(0x4e00 + random.below(3500))
    piece += random.pick(MARKS)
    words += han + 1
    if (random.chance(0.2)) {
      const spaced = random.pick(SPACED) ?? ''
      piece += ` ${spaced} `
      words += spaced.split(' ').length
    }
    if (random.chance(0.1)) piece += '\n'
    pieces.push(piece)
    size += Buffer.byteLength(piece)
  }
  // Through a buffer, so that every contender gets one flat string and not a tree of pieces.
  return { text: Buffer.from(pieces.join('')).toString(), words, bytes: size }
}

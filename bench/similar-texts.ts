import { readdirSync, readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { type Random, seededRandom } from '@/lib/simulate/random'
import { countWords } from '@/lib/text'

/** How many of the site's long posts come to about this many words (`text/wordcount.md`). */
export const WORDS = 1_500

/**
 * Pseudo-Chinese: words of one to four characters, drawn as often as words of a language are (Zipf and Mandelbrot), in
 * sentences and paragraphs; now and then a stock phrase that many share. The same seed writes the same texts.
 */
export function writer(seed: number): () => string {
  const random = seededRandom(seed)
  const words = Array.from({ length: 30_000 }, () => newWord(random))
  const frequent = ranks(words.length, 1 << 16)
  const draw = () => words[frequent[random.below(frequent.length)] ?? 0] ?? ''
  const phrases = Array.from({ length: 200 }, () => Array.from({ length: 10 }, draw).join(''))
  return () => {
    let text = ''
    let length = 0
    while (length < WORDS) {
      const piece = random.chance(0.001) ? (random.pick(phrases) ?? '') : draw()
      text += piece
      length += piece.length
      if (random.chance(0.2)) {
        text += random.chance(0.3) ? (random.chance(0.25) ? '。\n' : '。') : '，'
        length++
      }
    }
    return text
  }
}

function newWord(random: Random): string {
  const length = random.chance(0.35) ? 1 : random.chance(0.75) ? 2 : random.chance(0.5) ? 3 : 4
  // Common characters are far more common than others: the cube of an even draw.
  const char = () => String.fromCharCode(0x4e00 + Math.floor((random.below(1e6) / 1e6) ** 3 * 4_500))
  return Array.from({ length }, char).join('')
}

/** A table in which rank `r` of `n` stands in proportion to 1 / (r + 2.7). */
function ranks(n: number, size: number): Uint16Array {
  const upTo: number[] = []
  let sum = 0
  for (let r = 0; r < n; r++) {
    sum += 1 / (r + 2.7)
    upTo.push(sum)
  }
  const table = new Uint16Array(size)
  let rank = 0
  for (let i = 0; i < size; i++) {
    while ((upTo[rank] ?? sum) < ((i + 0.5) / size) * sum) rank++
    table[i] = rank
  }
  return table
}

/** The demo's essays: real ones, each written by itself, all of one kind on one theme. */
export function essays(): string[] {
  const folder = 'prisma/demo/essays'
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

/** The disguises of `text/similarity.md`. */
export const DISGUISES: Record<string, (text: string) => string> = {
  exact: (text) => text,
  traditional: (text) => traditional(text),
  punctuation: (text) => text.replace(/[，。；：、]/g, '\n——').replace(/(\p{L})(?=\p{L}{9})/gu, '$1\u200b '),
  reordered: (text) => {
    const sentences = text.split(/(?<=[。！？\n])/)
    const moved = sentences.filter((_, i) => i % 5 === 4).reverse()
    return [...sentences.filter((_, i) => i % 5 !== 4), ...moved].join('')
  },
}
const traditional = Converter({ from: 'cn', to: 'tw' })

/** The first paragraphs of a text that come to at least so many words. */
export function opening(text: string, words: number): string {
  let taken = ''
  for (const paragraph of text.split('\n')) {
    if (countWords(taken) >= words) break
    taken += `${paragraph}\n`
  }
  return taken
}

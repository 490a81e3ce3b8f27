import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ConverterFactory } from 'opencc-js/core'
import * as tables from 'opencc-js/preset/cn2t'
import type { Locale } from './locales'

/** Texts by key; arrays count by place. */
export interface Messages {
  [key: string]: string | Messages
}

const FOLDER = path.join(process.cwd(), 'messages')

/** Words of the games that OpenCC takes for those of software: as it writes them, and as they stay. */
const WORDS_OF_GAMES = [
  ['全域性', '全局'],
  ['擴充套件', '擴展'],
  ['啟用', '激活'],
] as const

/**
 * All texts of a language by namespace: messages/<locale>/<namespace>.json. Taiwan's are the simplified ones in OpenCC's
 * traditional characters and words; what its own folder has goes before.
 */
export function readMessages(locale: Locale): Messages {
  if (locale !== 'zh-TW') return readFolder(locale)
  const taiwan = ConverterFactory(tables.from.cn ?? [], tables.to.twp ?? [])
  const traditional = (text: string) =>
    WORDS_OF_GAMES.reduce((made, [word, ours]) => made.replaceAll(word, ours), taiwan(text))
  return laidOver(converted(readFolder('zh-CN'), traditional) as Messages, readFolder('zh-TW'))
}

function readFolder(locale: Locale): Messages {
  const folder = path.join(FOLDER, locale)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  )
}

function converted(node: string | Messages, convert: (text: string) => string): string | Messages {
  if (typeof node === 'string') return convert(node)
  if (Array.isArray(node)) return node.map((one) => converted(one, convert)) as unknown as Messages
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, converted(value, convert)]))
}

function laidOver(below: Messages, above: Messages): Messages {
  const merged = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key]
    merged[key] = typeof value === 'string' || typeof under !== 'object' ? value : laidOver(under, value)
  }
  return merged
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { FLAG_REASONS, GROUPS, PLAIN_TRAITS, ROLES } from '@/lib/engine/rulesets/tiesha'
import type { CauseKind, EndReason } from '@/lib/engine/rulesets/tiesha/report-types'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { readMessages } from '@/lib/i18n/read-messages'
import { announcementKinds } from '@/lib/play/announcement-data'
import { RULESET_NAMES } from '@/lib/play/ruleset-names'

type Tree = { [key: string]: string | Tree }

const folder = (...parts: string[]) => path.join(import.meta.dirname, ...parts)
const all = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale) as Tree]))
const read = (locale: Locale, file: string) => all[locale]?.[file.replace(/\.json$/, '')] as Tree
const filesOf = (locale: Locale) => readdirSync(folder(locale)).sort()

/** Every message with its path: `receipt.title` → text. */
function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

/** Names of the arguments and tags of an ICU message. Throws where braces do not match. */
function argumentsOf(message: string): Set<string> {
  const found = new Set<string>()
  let i = 0
  const until = (stops: string): string => {
    const from = i
    while (i < message.length && !stops.includes(message[i] ?? '')) i++
    return message.slice(from, i).trim()
  }
  const expectSign = (char: string) => {
    if (message[i] !== char) throw new Error(`expected ${char} at ${i} of: ${message}`)
    i++
  }
  const text = (nested: boolean) => {
    for (;;) {
      const char = message[i]
      if (char === undefined) {
        if (nested) throw new Error(`an open brace in: ${message}`)
        return
      }
      if (char === '}') {
        if (nested) return
        throw new Error(`a brace too many in: ${message}`)
      }
      if (char === "'" && message[i + 1] === '{') i = message.indexOf("'", i + 1) + 1 || message.length
      else if (char === '{') argument()
      else {
        const tag = char === '<' ? /^<([a-zA-Z]\w*)/.exec(message.slice(i)) : null
        if (tag) found.add(`<${tag[1]}>`)
        i++
      }
    }
  }
  const argument = () => {
    expectSign('{')
    found.add(until(',}'))
    if (message[i] === '}') return void i++
    expectSign(',')
    until(',}') // the type
    while (message[i] !== '}') {
      if (message[i] === ',') i++
      until('{}') // a selector
      if (message[i] !== '{') break
      i++
      text(true)
      expectSign('}')
      while (message[i] === ' ') i++
    }
    expectSign('}')
  }
  text(false)
  return found
}

/** Chinese gets counts also in its own numerals (`n` and `nHan`): one argument in two writings. */
const bare = (names: Iterable<string>) => [...new Set([...names].map((name) => name.replace(/Han$/, '')))].sort()

/** Dates and zones: each language takes what it needs of the values that are always given (components/ui/time.tsx). */
const FREE = ['time.json']

describe('every message takes the same values in every language', () => {
  const [first = 'zh-CN', ...others] = LOCALES
  it.each(others.flatMap((locale) => filesOf(first).map((file) => [locale, file] as const)))(
    '%s/%s',
    (locale, file) => {
      const here = new Map(flat(read(first, file)))
      const there = new Map(flat(read(locale, file)))
      const given = (messages: Map<string, string>) =>
        Object.fromEntries([...messages].map(([key, text]) => [key, bare(argumentsOf(text))]))
      if (!FREE.includes(file)) expect(given(there)).toEqual(given(here))
      else for (const text of [...here.values(), ...there.values()]) argumentsOf(text)
    },
  )
})

describe.each(LOCALES)('%s names everything', (locale) => {
  const t = (namespace: string) => {
    const messages = read(locale, `${namespace}.json`)
    const translate = createTranslator({ locale, messages }) as unknown as { has: (key: string) => boolean }
    return (key: string) => translate.has(key)
  }
  const missing = (namespace: string, keys: Iterable<string>) => [...keys].filter((key) => !t(namespace)(key))

  it('transcript.md: every refusal of the rules', () => {
    expect(
      missing(
        'refusal',
        codesIn(
          RULESET_NAMES.map((name) => `lib/engine/rulesets/${name}/refusals.ts`),
          /'([A-Z_]+)'/g,
        ),
      ),
    ).toEqual([])
  })

  it('every refusal of the services', () => {
    const files = ['play', 'forum', 'accounts'].flatMap((service) =>
      readdirSync(folder('..', 'lib', service))
        .filter((name) => name.endsWith('.ts') && !/\.i?test\.ts$/.test(name))
        .map((name) => `lib/${service}/${name}`),
    )
    const codes = codesIn(files, /(?:refusal: \{ code: |\brefuse\(|\bRefused\(\{ code: )'([A-Z_]+)'/g)
    expect(codes.size).toBeGreaterThan(10)
    expect(missing('refusal', codes)).toEqual([])
  })

  it('T0 the vocabulary: roles, groups, traits, causes, reasons', () => {
    const causes: Record<CauseKind, true> = {
      abandoned: true,
      post: true,
      firework: true,
      suicide: true,
      vote: true,
      carried: true,
      ruledOut: true,
    }
    const ends: Record<EndReason, true> = { table: true, decided: true, lastSeat: true, factionOut: true, closed: true }
    const keys = [
      ...ROLES.map((role) => `roles.${role}`),
      ...GROUPS.map((group) => `groups.${group}`),
      ...[...PLAIN_TRAITS, 'turncoat'].map((trait) => `traits.${trait}`),
      ...FLAG_REASONS.map((reason) => `flagReasons.${reason}`),
      ...Object.keys(causes).map((cause) => `causes.${cause}`),
      ...Object.keys(ends).map((end) => `endReasons.${end}`),
    ]
    expect(missing('tiesha', keys)).toEqual([])
  })

  it('the hall has a headline for what it cries out of every game', () => {
    const cried = {
      jianghu: ['begun', 'nightReport', 'dayReport', 'ruledOut', 'ruleOutUndone', 'paused', 'resumed', 'ended'],
      jingfei: ['dawn', 'voteSettled', 'ruledOut', 'ruleOutUndone', 'surrendered', 'paused', 'resumed', 'ended'],
    }
    const keys = Object.entries(cried).flatMap(([game, kinds]) => kinds.map((kind) => `headlines.${game}.${kind}`))
    expect(missing('home', keys)).toEqual([])
  })

  it('T10 a headline for every kind of announcement', () => {
    expect(
      missing(
        'reports',
        announcementKinds('tiesha').map((kind) => `headline.${kind}`),
      ),
    ).toEqual([])
  })
})

function codesIn(files: readonly string[], pattern: RegExp): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(folder('..', file), 'utf8').matchAll(pattern)].map((match) => match[1] ?? ''),
    ),
  )
}

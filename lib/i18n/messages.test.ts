import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from './locales'

/** As lib/i18n/request.ts reads them: one file an area. */
function messagesOf(locale: Locale) {
  const folder = path.join(import.meta.dirname, '../../messages', locale)
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    areas.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  )
}

/** Every text of a tree of messages by its path; arrays count by place. */
function texts(node: unknown, path = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[path, node]])
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(node as object))
    for (const [p, text] of texts(value, path ? `${path}.${key}` : key)) found.set(p, text)
  return found
}

const [first, ...others] = LOCALES.map((locale) => ({ locale, all: texts(messagesOf(locale)) }))

describe.each(others)('$locale', ({ all }) => {
  test('has the same keys as the first language', () => {
    expect([...all.keys()].sort()).toEqual([...(first?.all.keys() ?? [])].sort())
  })
})

test.each([...LOCALES])('%s: every text is well-formed', (locale) => {
  const broken: string[] = []
  const translate = createTranslator({
    locale,
    messages: messagesOf(locale) as Record<string, never>,
    onError: (error) => {
      if (error.code === 'INVALID_MESSAGE') broken.push(error.message)
    },
  }) as unknown as (key: string) => string
  for (const key of texts(messagesOf(locale)).keys()) if (!/\.\d+(\.|$)/.test(key)) translate(key)
  expect(broken).toEqual([])
})

import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { LOCALES, pickLocale } from './locales'
import { readMessages } from './read-messages'

/** Every text of a tree of messages by its path; arrays count by place. */
function texts(node: unknown, path = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[path, node]])
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(node as object))
    for (const [p, text] of texts(value, path ? `${path}.${key}` : key)) found.set(p, text)
  return found
}

const [first, ...others] = LOCALES.map((locale) => ({ locale, all: texts(readMessages(locale)) }))

describe.each(others)('$locale', ({ all }) => {
  test('has the same keys as the first language', () => {
    expect([...all.keys()].sort()).toEqual([...(first?.all.keys() ?? [])].sort())
  })
})

test.each([...LOCALES])('%s: every text is well-formed', (locale) => {
  const broken: string[] = []
  const translate = createTranslator({
    locale,
    messages: readMessages(locale) as Record<string, never>,
    onError: (error) => {
      if (error.code === 'INVALID_MESSAGE') broken.push(error.message)
    },
  }) as unknown as (key: string) => string
  for (const key of texts(readMessages(locale)).keys()) if (!/\.\d+(\.|$)/.test(key)) translate(key)
  expect(broken).toEqual([])
})

test('zh-TW is zh-CN in traditional characters and words, and takes its own text where it has one', () => {
  const traditional = texts(readMessages('zh-TW'))
  expect(traditional.get('shell.languages.zh-TW')).toBe('繁體')
  expect(traditional.get('shell.languages.zh-CN')).toBe('简体')
  expect(traditional.get('jingfei.vote.third')).toContain('再平，全局平局') // no word of software
  expect([...traditional.values()].join('')).not.toMatch(/全域性|擴充套件|啟用/)
  expect(traditional.get('gameHead.ask.voteDetail')).toBe('可投{picks}人。到時無票，以自殺論。')
})

test.each([
  ['zh-Hant-TW,zh;q=0.9', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-SG,en', 'zh-CN'],
  ['fr, en-GB;q=0.8', 'en'],
  ['fr', 'zh-CN'],
])('a browser that asks for %s reads %s', (header, locale) => {
  expect(pickLocale(header, 'zh-CN')).toBe(locale)
})

import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import en from '@/messages/en/vote.json'
import zh from '@/messages/zh-CN/vote.json'
import { type BallotChangeFacts, changeSentence } from './change-sentence'

const t = (locale: 'zh-CN' | 'en') =>
  createTranslator({ locale, messages: locale === 'en' ? en : zh }) as unknown as Parameters<typeof changeSentence>[0]
const facts: BallotChangeFacts = {
  before: { name: '第 0014 号票', picks: [{ seat: 1 }, { seat: 2 }] },
  after: [{ seat: 1 }, { seat: 3, code: '鹊踏枝' }],
  halves: 2,
  aliases: { 1: '半盏', 2: '墨池', 3: '野渡' },
}

it('T8.3 says which ballot is void, who loses and who gains', () => {
  expect(changeSentence(t('zh-CN'), facts)).toBe('投出后，第 0014 号票作废，墨池少一票，野渡多一票。')
  expect(changeSentence(t('en'), { ...facts, before: { name: 'ballot no. 0014', picks: [{ seat: 2 }] } })).toBe(
    'Once cast, ballot no. 0014 is void, 墨池 has one vote fewer, 半盏 has one vote more, 野渡 has one vote more.',
  )
})

it('T15.6 a first ballot, of half a vote', () => {
  expect(changeSentence(t('zh-CN'), { ...facts, before: null, halves: 1 })).toBe('投出后，半盏多半票，野渡多半票。')
})

it('says so when only order or guesses change', () => {
  const after = [{ seat: 2 }, { seat: 1, code: '碧桃春' }]
  expect(changeSentence(t('zh-CN'), { ...facts, after })).toBe(
    '投出后，第 0014 号票作废，各人票数不变，只改先后或所猜的代号。',
  )
})

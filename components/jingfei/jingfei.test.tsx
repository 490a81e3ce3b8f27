import { describe, expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import type { Announcement, FinalReport, SettledVote } from '@/lib/engine/rulesets/jingfei'
import { CONDUCT } from '@/lib/engine/rulesets/jingfei'
import { LOCALES } from '@/lib/i18n/locales'
import { JingfeiAnnouncementItem, JingfeiAnnouncementPage } from './reports/announcement'
import type { FinalContext } from './reports/final-report'
import { byPick, SettledVoteView } from './vote/settled'

const AT = Date.parse('2026-03-02T20:00:00+08:00')
const context: FinalContext = {
  slug: 'g',
  zone: 'Asia/Shanghai',
  now: AT,
  seats: ['听雨', '青团', '老猫', '豆子'].map((alias, i) => ({ seat: i + 1, alias, living: i !== 3 })),
  accounts: {},
}
const vote: SettledVote = {
  round: 1,
  stage: 'first',
  at: AT,
  candidates: null,
  totals: [{ seat: 2, votes: 2 }],
  votes: [
    { seat: 1, pick: 2, at: AT },
    { seat: 2, pick: null, at: AT },
    { seat: 3, pick: 2, at: AT },
    { seat: 4, pick: null, at: null },
  ],
  own: null,
  out: 2,
  tied: [],
}
const report: FinalReport = {
  at: AT,
  endedBy: 'killersOut',
  winner: 'police',
  seats: [
    { seat: 1, role: 'police', living: true },
    { seat: 2, role: 'killer', living: false },
    { seat: 3, role: 'civilian', living: true },
    { seat: 4, role: 'civilian', living: false },
  ],
  living: [1, 3],
  nights: [
    {
      round: 1,
      kill: 4,
      check: { seat: 2, role: 'killer' },
      voices: { killers: [{ seat: 2, target: 4 }], police: [{ seat: 1, target: 2 }] },
    },
  ],
  votes: [vote],
  firstVictim: 4,
  seed: 'ab'.repeat(32),
}
const ALL: Announcement[] = [
  { kind: 'nightOpened', at: AT, round: 1, closes: AT, barred: 3 },
  { kind: 'dawn', at: AT, round: 1, dead: 4, lastWordsUntil: AT },
  { kind: 'dawn', at: AT, round: 1, dead: null, lastWordsUntil: null },
  { kind: 'speechesOpened', at: AT, round: 1, stage: 'first', form: 'turns', order: [1, 2, 3], tied: [], closes: AT },
  { kind: 'speechesOpened', at: AT, round: 1, stage: 'third', form: 'turns', order: [1], tied: [2, 3], closes: AT },
  { kind: 'speechesOpened', at: AT, round: 1, stage: 'first', form: 'open', order: [1, 2, 3], tied: [], closes: AT },
  { kind: 'voteOpened', at: AT, round: 1, stage: 'first', candidates: null, closes: AT },
  { kind: 'voteOpened', at: AT, round: 1, stage: 'second', candidates: [2, 3], closes: AT },
  { kind: 'voteSettled', at: AT, vote, lastWordsUntil: AT },
  { kind: 'tieDissolved', at: AT, round: 1 },
  { kind: 'warned', at: AT, seat: 1, conduct: 'outOfTurn', note: '第三十楼' },
  { kind: 'warned', at: AT, seat: 1 },
  { kind: 'ruledOut', at: AT, seat: 1, conduct: 'swears' },
  { kind: 'ruleOutUndone', at: AT, seat: 1 },
  { kind: 'paused', at: AT },
  { kind: 'resumed', at: AT, closes: null },
  { kind: 'resumed', at: AT, closes: AT },
  { kind: 'surrendered', at: AT, seat: 2, role: 'killer' },
  { kind: 'ended', at: AT, report },
]
const post = (data: Announcement) => ({ number: 3, at: AT, data, words: null, wordsChangedAt: null, errata: [] })

describe.each(LOCALES)('in %s', (locale) => {
  it.each(ALL.map((data) => [data.kind, data] as const))('%s is drawn in the list and as a page', (_, data) => {
    expect(drawn(locale, <JingfeiAnnouncementItem context={context} post={post(data)} unread={false} />)).not.toBe('')
    expect(drawn(locale, <JingfeiAnnouncementPage context={context} post={post(data)} />)).not.toMatch(/undefined|\{/)
  })

  it.each(CONDUCT)('G13 %s has words', (conduct) => {
    const data: Announcement = { kind: 'warned', at: AT, seat: 1, conduct }
    const without: Announcement = { kind: 'warned', at: AT, seat: 1 }
    const words = (one: Announcement) => drawn(locale, <JingfeiAnnouncementPage context={context} post={post(one)} />)
    expect(words(data).length).toBeGreaterThan(words(without).length)
  })
})

describe('what the announcements tell', () => {
  it('G5 dawn names the dead seat and no role; G12 the final post names every role', () => {
    const dawn = drawn('zh-CN', <JingfeiAnnouncementPage context={context} post={post(ALL[1] as Announcement)} />)
    expect(dawn).toContain('豆子')
    expect(dawn).not.toMatch(/警察|杀手|平民/)
    const end = drawn(
      'zh-CN',
      <JingfeiAnnouncementPage context={context} post={post({ kind: 'ended', at: AT, report })} />,
    )
    expect(end).toContain('杀手出尽，警民胜')
    expect(end).toContain('下载全局记录')
    for (const word of ['警察', '平民', '2号 青团 → 4号 豆子', report.seed]) expect(end).toContain(word)
  })

  it('G7.2 votes by whom they name, most first; abstentions last, silence told apart', () => {
    expect(byPick(vote.votes ?? []).map(({ pick, voters }) => [pick, voters.map(({ seat }) => seat)])).toEqual([
      [2, [1, 3]],
      [null, [2, 4]],
    ])
    expect(drawn('zh-CN', <SettledVoteView context={context} vote={vote} />)).toContain('未投（弃权）')
  })

  it('T8.11 of a secret vote only the totals', () => {
    const secret = drawn('zh-CN', <SettledVoteView context={context} vote={{ ...vote, votes: null }} />)
    expect(secret).toContain('谁投谁，散场才公布。')
    expect(secret).not.toContain('听雨')
  })

  it.each([
    [{ out: null, tied: [1, 2] }, '平票：'],
    [{ out: null, tied: [1, 2], stage: 'third' as const }, '三番平票，平局'],
    [{ out: null, tied: [] }, '无人得票，无人出局'],
  ])('G8 the outcome of %o', (changes, words) => {
    expect(drawn('zh-CN', <SettledVoteView context={context} vote={{ ...vote, ...changes }} />)).toContain(words)
  })
})

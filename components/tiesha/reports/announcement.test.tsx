import { describe, expect, it } from 'vitest'
import { drawn as textOf } from '@/components/testing/drawn'
import { resolveConfig } from '@/lib/engine/rulesets/tiesha'
import type { FinalReport, NightReport, ResultPost, SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { AnyAnnouncement } from '@/lib/play/announcement-data'
import { AnnouncementItem } from './announcement-item'
import { AnnouncementView } from './announcement-page'
import type { ReportContext } from './context'

const AT = Date.parse('2026-03-04T21:00:01+08:00')
const ALIASES = ['听雨', '墨池', '半盏', '野渡']
const row = { picks: 2, out: 1, slots: [{ group: 'killers' as const, count: 2 }] }
const force = { black: 1, white: 1 }

const vote: SettledVote = {
  house: 1,
  stage: 'main',
  at: AT,
  count: 3,
  places: 1,
  totals: [{ seat: 2, halves: 3, codes: [{ code: '碧桃春', halves: 2 }] }],
  ballots: [{ seat: 1, at: AT - 5000, picks: [{ seat: 2, code: '碧桃春' }], halves: 1, proxy: true }],
  own: null,
  out: [2],
  tied: [3, 4],
  suicides: [4],
  survived: [1],
}
const night: NightReport = {
  round: 2,
  at: AT,
  out: [
    { seat: 3, causes: [{ kind: 'post' }] },
    { seat: 4, causes: [{ kind: 'firework', by: 3 }], role: 'killer', code: '碧桃春' },
  ],
  survived: [1],
  lapsed: 2,
  ious: [{ strike: '2.1', code: '汉宫春', due: AT }],
  shown: [{ post: 'p9', kind: 'rescue', code: '青玉案' }],
}
const result: ResultPost = {
  round: 2,
  at: AT,
  seats: [
    {
      seat: 2,
      house: 1,
      role: 'killer',
      code: '碧桃春',
      faction: 'black',
      at: AT,
      causes: [{ kind: 'vote', guess: 'right', code: '碧桃春' }, { kind: 'ruledOut' }],
      force: { black: 0, white: 2 },
      point: 'white',
      scored: true,
      activated: true,
    },
    {
      seat: 3,
      house: 1,
      role: 'sword',
      code: '醉花阴',
      faction: 'white',
      at: AT,
      causes: [{ kind: 'post', guess: 'wrong', code: '醉桃源' }, { kind: 'firework' }],
      force,
      point: 'none',
      scored: true,
      activated: true,
    },
    {
      seat: 4,
      house: 1,
      role: 'doctor',
      code: '青玉案',
      faction: 'white',
      at: AT,
      causes: [{ kind: 'post' }],
      force: null,
      point: 'black',
      scored: true,
      activated: true,
    },
  ],
  votes: [vote],
  survived: [1],
  gained: { total: force, byHouse: [{ house: 1, points: force }] },
  score: force,
  alliance: true,
  next: { round: 3, row },
}
const side = (n: number, d: number) => ({
  captured: { n: 1, d: 1 },
  held: { n: 0, d: 1 },
  survival: { n, d },
  total: { n: n + d, d },
})
const final: FinalReport = {
  at: AT,
  endedBy: 'table',
  winner: 'white',
  score: { black: side(1, 1), white: side(12, 19) },
  living: [1],
  seats: ALIASES.map((_, i) => ({
    seat: i + 1,
    role: 'ranger',
    code: null,
    faction: 'white',
    activated: i === 1,
    living: i === 0,
  })),
  seed: 'ab'.repeat(32),
}

/** One of each kind; the type sees to it that none is missing. */
const SAMPLES: { [Kind in AnyAnnouncement['kind']]: Extract<AnyAnnouncement, { kind: Kind }> } = {
  corrected: { kind: 'corrected', at: AT, of: 7 },
  remindersChanged: { kind: 'remindersChanged', at: AT, vote: [120, 30], iou: [] },
  signUpOpened: { kind: 'signUpOpened', at: AT },
  setupChanged: { kind: 'setupChanged', at: AT, seats: 12, rounds: 4, startsAt: null },
  dealt: { kind: 'dealt', at: AT, seats: 12, seedHash: 'cd'.repeat(32) },
  reportInMissing: { kind: 'reportInMissing', at: AT, count: 2 },
  startMoved: { kind: 'startMoved', at: AT, startsAt: AT },
  mainHostChanged: { kind: 'mainHostChanged', at: AT, username: '小炉' },
  reportRuled: {
    kind: 'reportRuled',
    at: AT,
    report: 3,
    seat: 2,
    reason: 'short',
    verdict: 'upheld',
    measure: 'again',
    until: AT,
    note: '只有二百字',
  },
  cancelled: { kind: 'cancelled', at: AT },
  roundOpened: { kind: 'roundOpened', at: AT, round: 2, row, posting: true, closes: AT },
  votingOpened: { kind: 'votingOpened', at: AT, round: 2, closes: AT },
  nightReport: { kind: 'nightReport', at: AT, report: night },
  overtimeOpened: { kind: 'overtimeOpened', at: AT, round: 2, house: 1, tied: [3, 4], places: 1, closes: AT },
  mainVoteSettled: { kind: 'mainVoteSettled', at: AT, round: 2, votes: [vote] },
  resultWaits: { kind: 'resultWaits', at: AT, round: 2 },
  carried: { kind: 'carried', at: AT, round: 2, seat: 3, survived: true },
  resultPost: { kind: 'resultPost', at: AT, report: result },
  iouFilled: { kind: 'iouFilled', at: AT, strike: '2.1', code: '汉宫春', post: 'p1' },
  iouMissed: { kind: 'iouMissed', at: AT, seat: 3, role: 'killer', code: '汉宫春' },
  ruling: {
    kind: 'ruling',
    at: AT,
    post: 'p1',
    reason: 'short',
    verdict: 'upheld',
    fate: 'stands',
    note: '数过了',
    words: { original: 640, quoted: 60 },
  },
  rulingDismissed: { kind: 'rulingDismissed', at: AT, post: 'p9', reason: 'oldWork' },
  ruledOut: { kind: 'ruledOut', at: AT, seat: 3, role: 'ranger', code: null, note: '互告马甲' },
  ruleOutUndone: { kind: 'ruleOutUndone', at: AT, seat: 3 },
  revived: { kind: 'revived', at: AT, seats: [3, 4] },
  warned: { kind: 'warned', at: AT, seat: 3 },
  paused: { kind: 'paused', at: AT, note: '论坛维护' },
  resumed: { kind: 'resumed', at: AT, days: 1 },
  extensionRequested: { kind: 'extensionRequested', at: AT, side: 'white' },
  extensionFell: { kind: 'extensionFell', at: AT },
  extensionRuled: { kind: 'extensionRuled', at: AT, granted: true, closes: AT },
  roundEdited: { kind: 'roundEdited', at: AT, round: 3, before: row, after: null },
  allied: { kind: 'allied', at: AT, round: 2 },
  ended: { kind: 'ended', at: AT, report: final },
}

const context: ReportContext = {
  slug: 'abc',
  zone: 'Asia/Shanghai',
  now: AT,
  config: resolveConfig({ preset: 'quick-12' }),
  host: '老灯',
  seedHash: 'cd'.repeat(32),
  seats: ALIASES.map((alias, i) => ({
    seat: i + 1,
    alias,
    house: 1,
    living: i === 0,
    out: null,
    published: false,
    role: null,
    code: null,
    faction: null,
    traits: null,
    activated: null,
    warnings: 0,
  })),
  strikes: [],
  otherPosts: [],
  rounds: [],
  rows: [{ round: 1, row, opened: true, running: true }],
  houses: 1,
  housesIn: () => 1,
  accounts: { 1: '半夏' },
}

function drawn(locale: Locale, data: AnyAnnouncement, where: 'list' | 'page'): string {
  const post = { number: 1, at: AT, data, words: null, wordsChangedAt: null, errata: [] }
  const element =
    where === 'list' ? (
      <AnnouncementItem context={context} post={post} unread />
    ) : (
      <AnnouncementView context={context} post={post} />
    )
  return textOf(locale, element)
}

describe.each(LOCALES)('T10 in %s', (locale) => {
  it.each(Object.values(SAMPLES))('draws $kind, in the list and on its own page', (data) => {
    expect(drawn(locale, data, 'list').length).toBeGreaterThan(10)
    expect(drawn(locale, data, 'page').length).toBeGreaterThan(10)
  })
})

describe('T13 the result post in words', () => {
  const text = drawn('zh-CN', SAMPLES.resultPost, 'page')

  it('T10.2 sums up who went out and how many are left', () => {
    expect(text).toContain('帖出二人，票出一人，余一人')
  })

  it('T13.2 names each force, T13.3 what is left, T13.5 where the point went', () => {
    expect(text).toContain('白票出，叫码对白判出局白余二')
    expect(text).toContain('一黑一白，抵尽抵尽，无人得分')
  })

  it('T13.5 of a hired hunter’s hit only the point is told', () => {
    expect(text).toContain('猎人所取，只公布分归哪方—黑黑 +1')
  })

  it('T8.7 tells the called code and whether it was right', () => {
    expect(text).toContain('叫码碧桃春，对')
  })
})

describe('T11 rulings in words', () => {
  const text = (data: AnyAnnouncement) => drawn('zh-CN', data, 'page')

  it('T11.6 a ruling after the result post says why nobody revives', () => {
    expect(text({ ...SAMPLES.ruling, fate: 'resultOut' })).toContain('那一轮的结果帖已经出了，不再使人复活。')
    expect(text({ ...SAMPLES.ruling, fate: 'otherCause' })).toContain('另有死因，不复活')
    expect(text({ ...SAMPLES.ruling, fate: 'revived' })).not.toContain('复活') // told by an announcement of its own
  })

  it('T11.4a a ruling on a report-in names its seat and what is asked of it', () => {
    expect(text(SAMPLES.reportRuled)).toContain('墨池的报到帖被检举字数或引用不合，主哨裁定成立。须在')
    expect(text({ ...SAMPLES.reportRuled, verdict: 'dismissed', measure: null })).toContain('不成立')
  })
})

it('T13.1 T16.3 the final post tells scores as fractions and to three decimals, and accounts', () => {
  const text = drawn('zh-CN', SAMPLES.ended, 'page')
  expect(text).toContain('12/19 0.632')
  expect(text).toContain('1 又 12/19 1.632')
  expect(text).toContain('半夏')
  expect(text).toContain('ab'.repeat(32))
})

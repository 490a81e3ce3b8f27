import { describe, expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import type { Announcement, SeatLine } from '@/lib/engine/rulesets/jianghu/report-types'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { JianghuAnnouncement } from './announcement'
import type { ReportContext } from './context'
import { useJianghuHeadline } from './headline'

const AT = Date.parse('2026-11-30T13:00:01Z')
const CAST = ['顾长河', '沈半夏', '燕北归'] as const
const line = (seat: number, more: Partial<SeatLine> = {}): SeatLine => ({
  seat,
  place: '汴梁',
  states: [],
  laid: [],
  ended: [],
  bag: true,
  slot: false,
  specials: 1,
  ...more,
})

/** One of every kind; leaving one out does not compile. */
const SAMPLES: { [Kind in Announcement['kind']]: Announcement & { kind: Kind } } = {
  offered: { kind: 'offered', at: AT, closes: AT },
  begun: {
    kind: 'begun',
    at: AT,
    cast: CAST.map((character, i) => ({ seat: i + 1, character })),
    lines: [line(1), line(2), line(3)],
  },
  nightOpened: { kind: 'nightOpened', at: AT, round: 3, closes: AT },
  nightReport: {
    kind: 'nightReport',
    at: AT,
    round: 3,
    dead: [3],
    hurt: [1, 2],
    lines: [line(1, { states: ['weak'], laid: ['weak'] }), line(2, { ended: ['steadfast'], bag: false, slot: true })],
    scenes: [
      { seat: 1, text: '雪落无声。\n\n他把剑横在膝上。', post: null },
      { seat: 2, text: null, post: 'p1' },
      { seat: 3, text: null, post: 'gone' },
    ],
  },
  dayOpened: {
    kind: 'dayOpened',
    at: AT,
    round: 3,
    closes: AT,
    effects: { 皇城: '宝窟', 杭州: '荆棘', 汴梁: '医馆', 塞北: '魔窟' },
  },
  dayReport: { kind: 'dayReport', at: AT, round: 3, dead: [1], othersDead: [3], hurt: [2], lines: [line(2)] },
  warned: { kind: 'warned', at: AT, seat: 1, note: '场外说局' },
  ruledOut: { kind: 'ruledOut', at: AT, seat: 2 },
  ruleOutUndone: { kind: 'ruleOutUndone', at: AT, seat: 2 },
  paused: { kind: 'paused', at: AT, note: '论坛维护' },
  resumed: { kind: 'resumed', at: AT, closes: AT },
  ended: {
    kind: 'ended',
    at: AT,
    report: {
      at: AT,
      endedBy: 'combined',
      winner: 'league',
      declared: 1,
      seats: [
        { seat: 1, faction: 'league', character: '顾长河', living: true, mission: null, success: null },
        { seat: 2, faction: 'guild', character: '沈半夏', living: true, mission: null, success: null },
        {
          seat: 3,
          faction: 'bystander',
          character: '燕北归',
          living: false,
          mission: 9,
          success: { round: 3, stage: 'vote' },
        },
      ],
      seed: 'ab'.repeat(32),
    },
  },
}

const context: ReportContext = {
  slug: 'abc',
  zone: 'Asia/Shanghai',
  now: AT,
  host: '老灯',
  seedHash: 'cd'.repeat(32),
  seats: CAST.map((character, i) => ({
    seat: i + 1,
    alias: ['听雨', '墨池', '半盏'][i] ?? '',
    character,
    living: i < 2,
    death: i < 2 ? null : { round: 3, stage: 'night', order: 1, killer: 1 },
  })),
  accounts: { 1: '半夏', 2: '小炉', 3: '老灯' },
  scenes: new Map([
    [
      'p1',
      { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text: '药香满院。' }] }] },
    ],
  ]),
}

const Headline = ({ data }: { data: Announcement }) => useJianghuHeadline()(data)
const read = (locale: Locale, data: Announcement, where: 'list' | 'page' = 'page') =>
  drawn(locale, <JianghuAnnouncement context={context} data={data} where={where} href="/g/abc/announcements/1" />)

describe.each(LOCALES)('J13a in %s', (locale) => {
  it.each(Object.values(SAMPLES))('draws $kind, with its headline', (data) => {
    expect(drawn(locale, <Headline data={data} />).length).toBeGreaterThan(1)
    for (const where of ['list', 'page'] as const) expect(read(locale, data, where).length).toBeGreaterThan(10)
  })
})

describe('J13a reports in words', () => {
  const night = read('zh-CN', SAMPLES.nightReport)

  it('a night tells who died and who was hurt, by character', () => {
    expect(night).toContain('一人身亡，二人受伤。')
    expect(night).toContain('身亡燕北归')
    expect(night).toContain('受伤顾长河、沈半夏')
  })

  it('a line tells place, states and their changes, bag, slot and the count of special items', () => {
    expect(night).toContain('顾长河汴梁虚弱新添虚弱道具栏 有宝物栏 空特殊道具 1')
    expect(night).toContain('沈半夏汴梁正常解去坚守道具栏 空宝物栏 有特殊道具 1')
  })

  it('J14 scenes stand under their character, of text and of post alike', () => {
    expect(night).toContain('雪落无声。他把剑横在膝上。')
    expect(night).toContain('药香满院。')
    expect(night).toContain('这一段起手文取不到了。')
  })

  it('a night without deaths and wounds is quiet', () => {
    expect(read('zh-CN', { ...SAMPLES.nightReport, dead: [], hurt: [] })).toContain('一夜无事。')
  })

  it('a day tells the dead by the vote apart from those after it', () => {
    const day = read('zh-CN', SAMPLES.dayReport)
    expect(day).toContain('死于众口顾长河')
    expect(day).toContain('票后身亡燕北归')
  })

  it('J17.2 resuming says when what runs closes, if anything does', () => {
    expect(read('zh-CN', SAMPLES.resumed)).toContain('21:00:01')
    expect(read('zh-CN', { ...SAMPLES.resumed, closes: null })).not.toContain('21:00:01')
  })

  it('T16.3 the end tells factions, accounts, killers, missions and the seed', () => {
    const end = read('zh-CN', SAMPLES.ended)
    for (const text of ['宣告胜利的是顾长河', '至尊联盟', '小炉', '凶手顾长河', '成 宣告胜利的是男子', 'ab'.repeat(32)])
      expect(end).toContain(text)
  })
})

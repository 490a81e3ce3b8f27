import { describe, expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import type { Finding, Note } from '@/lib/engine/rulesets/jianghu/report-types'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { LOCALES } from '@/lib/i18n/locales'
import { Diary } from './diary'

const FINDINGS: Finding[] = [
  { about: 'hp', value: 9 },
  { about: 'mp', value: 2 },
  { about: 'numbers', atk: 6, def: 4, mp: 3 },
  { about: 'items', items: [] },
  { about: 'goods', items: ['药草', '阔剑'] },
  { about: 'specials', items: ['至尊宝器上'] },
  { about: 'slot', item: null },
  { about: 'slot', item: '布甲' },
  { about: 'attackers', seats: [] },
  { about: 'attackers', seats: [1, 2] },
]

/** One of every kind; leaving one out does not compile. */
const NOTES: { [Kind in Note['kind']]: Note & { kind: Kind } } = {
  hitTaken: { kind: 'hitTaken', amount: 3 },
  hitBy: { kind: 'hitBy', seat: 2 },
  dealt: { kind: 'dealt', skill: 'attack', amount: 2 },
  lost: { kind: 'lost', amount: 1, by: '荆棘' },
  healed: { kind: 'healed', amount: 2, by: '金疮药' },
  mp: { kind: 'mp', amount: -1, by: '魔窟' },
  moved: { kind: 'moved', place: '塞北' },
  got: { kind: 'got', item: '药草', from: 2, by: null },
  gone: { kind: 'gone', item: '至尊宝器上' },
  used: { kind: 'used', item: '蜂蜜' },
  absorbed: { kind: 'absorbed' },
  escaped: { kind: 'escaped', skill: '剑在人在' },
  found: { kind: 'found', skill: 'inspect', seat: 2, finding: { about: 'items', items: ['药草'] } },
  nothing: { kind: 'nothing', part: 'skill', name: 'rob' },
  combined: { kind: 'combined', set: 'relic' },
  success: { kind: 'success' },
  sex: { kind: 'sex', sex: 'female' },
  died: { kind: 'died' },
}
const seats = [
  { seat: 1, alias: '听雨', character: '顾长河' },
  { seat: 2, alias: '望舒', character: '沈半夏' },
] as unknown as JianghuView['seats']
const page = (notes: Note[]) => <Diary diary={[{ round: 2, stage: 'night', notes }]} seats={seats} />

describe.each(LOCALES)('the diary in %s (J13b)', (locale) => {
  it('tells every kind of note', () => {
    const told = drawn(locale, page(Object.values(NOTES)))
    expect(told).not.toMatch(/[{}]|jianghu-play/)
    expect(told).not.toContain(drawn(locale, page([])).slice(-6))
  })

  it('tells whatever was found out', () => {
    const notes = FINDINGS.map((finding): Note => ({ kind: 'found', skill: 'inspect', seat: 2, finding }))
    expect(drawn(locale, page(notes))).not.toMatch(/[{}]|jianghu-play/)
  })
})

describe('in the words of the players', () => {
  it('J13b names skills, items, places and characters', () => {
    expect(drawn('zh-CN', page([NOTES.found]))).toContain('探查：沈半夏，身上有药草')
    expect(drawn('zh-CN', page([NOTES.lost]))).toContain('气血 −1（荆棘）')
    expect(drawn('zh-CN', page([NOTES.got]))).toContain('得药草，沈半夏所赠')
    expect(drawn('zh-CN', page([NOTES.nothing]))).toContain('夺宝落空了')
  })

  it('J6.7a says for whom a controller is told', () =>
    expect(drawn('zh-CN', page([{ ...NOTES.dealt, as: 2 }]))).toContain('攻击：造成 2 点伤害（沈半夏）'))
})

import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('商女·钱如意', () => {
  it('一掷千金 finds a treasure', () => {
    const g = night(
      { 1: '钱如意' },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.skill:1:一掷千金', '葵花宝典'],
        ],
      },
    )
    expect(g.uses(1, '一掷千金').settles().seat(1).bag).toEqual(['葵花宝典'])
  })

  it('破财消灾 turns a treasure into 3 HP, and nothing else than a treasure', () => {
    const g = night({ 1: { character: '钱如意', bag: ['刺客之王上', '阔剑'] } })
      .uses(1, '破财消灾', { item: '阔剑' })
      .settles()
    expect([g.seat(1).bag, g.hp(1)]).toEqual([['刺客之王上'], 18])
    const wrong = night({ 1: { character: '钱如意', bag: ['刺客之王上'] } })
    expect(wrong.does(1, 'act', { skills: [{ skill: '破财消灾', item: '刺客之王上' }], uses: [] })).toBe('NO_ITEM')
    const both = night({ 1: { character: '钱如意', bag: ['阔剑'] }, 2: '柳三更' })
    both.uses(1, '破财消灾', { item: '阔剑' }).uses(2, '妙手空空', { target: 1 }).settles()
    expect([both.hp(1), both.seat(2).bag]).toEqual([18, []])
  })

  it("耳目众多 tells another seat's special items only", () => {
    const g = night({ 1: '钱如意', 2: { bag: ['刺客之王上', '垃圾碎片1', '药草'], place: '塞北' } })
      .uses(1, '耳目众多', { target: 2 })
      .settles()
    expect(g.notes(1, 'found').map((note) => note.finding)).toEqual([
      { about: 'specials', items: ['刺客之王上', '垃圾碎片1'] },
    ])
  })

  it('财可通神 finds a treasure in the den without a draw for it', () => {
    const g = day({ 1: { character: '钱如意', place: '塞北' }, 2: { place: '塞北' } }).settles()
    expect(g.seat(1).bag).toHaveLength(1)
    expect(g.drawn()).not.toContain('d1.den:1')
    expect(g.drawn()).toContain('d1.den:2')
  })
})

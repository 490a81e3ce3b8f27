import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('神射·楚天阔', () => {
  it('穿云箭 deals 2 to a seat elsewhere, nothing to one beside him', () => {
    const g = night({ 1: '楚天阔', 8: { place: '塞北' } })
      .uses(1, '穿云箭', { target: 8 })
      .settles()
    expect(g.wounds()).toEqual({ 8: 13 })
    const near = night({ 1: '楚天阔' }).uses(1, '穿云箭', { target: 2 }).settles()
    expect([near.wounds(), near.notes(1, 'nothing').length]).toEqual([{}, 1])
  })

  it('漫天花雨 deals 1 to three different others', () => {
    const g = night({ 1: '楚天阔' }).uses(1, '漫天花雨').settles()
    expect(Object.values(g.wounds())).toEqual([14, 14, 14])
    expect(g.drawn().filter((label) => label === 'n1.skill:1:漫天花雨')).toHaveLength(3)
    expect(g.hp(1)).toBe(15)
  })

  it('鹰眼 tells HP', () => {
    const g = night({ 1: '楚天阔', 2: { hp: 7 } })
      .uses(1, '鹰眼', { target: 2 })
      .settles()
    expect(g.notes(1, 'found').map((note) => note.finding)).toEqual([{ about: 'hp', value: 7 }])
  })

  it('百步穿杨 adds 1 to ATK against a seat elsewhere', () => {
    const g = night({ 1: '楚天阔', 2: '楚天阔', 8: { place: '塞北' } })
      .attacks(1, 8)
      .attacks(2, 3)
      .settles()
    expect(g.wounds()).toEqual({ 3: 13, 8: 12 })
  })
})

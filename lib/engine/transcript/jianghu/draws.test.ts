import { describe, expect, it } from 'vitest'
import { bytesOfHex, seededDraws } from '../../core'
import { PACKS } from '../../rulesets/jianghu'
import { jianghuOutcome, readJianghu } from './index'

const seed = '5e'.repeat(32)
const file = (seats: number, until: string, dice: object[] = []) => ({
  format: 'jianghu-transcript/1',
  ruleset: 'jianghu',
  startsAt: '2026-03-02T20:00:00+08:00',
  seed,
  seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` })),
  commands: [],
  until,
  dice,
})
const drawsOf = (json: object) => {
  const result = readJianghu(json)
  if (!result.valid) throw new Error(JSON.stringify(result.faults))
  return jianghuOutcome(result.transcript).draws ?? []
}

const of = (name: string, count: number) => Array.from({ length: count }, () => name)
const RELICS = ['至尊宝器上', '至尊宝器中', '至尊宝器下', '刺客之王上', '刺客之王中', '刺客之王下']
const BAD = ['残物碎片1', '残物碎片2', '垃圾碎片1', '垃圾碎片2']

describe('J15 draws, repeated by hand from the stream', () => {
  it.each([8, 10])('J15.1 J15.3 the setup of %i seats takes the stream of T1.6 in the order of J15.3', (n) => {
    const stream = seededDraws(bytesOfHex(seed) ?? new Uint8Array())
    const expected: { for: string; result: unknown }[] = []
    const draw = <T>(label: string, result: T): T => {
      expected.push({ for: label, result })
      return result
    }
    const pick = <T>(label: string, list: readonly T[]): T => draw(label, list[stream.below(list.length)] as T)
    const camps = n === 10 ? 4 : 3
    const factions = draw(
      'factions',
      stream.shuffle([...of('league', camps), ...of('guild', camps), ...of('bystander', 2)]),
    )
    const characters = draw('offers', stream.shuffle(PACKS.base.map(({ id }) => id)))
    const each = Math.min(3, Math.floor(24 / n))
    for (let seat = 1; seat <= n; seat++) {
      pick(`character:${seat}`, characters.slice((seat - 1) * each, seat * each))
      pick(`place:${seat}`, ['皇城', '杭州', '汴梁', '塞北'])
    }
    const missions = Array.from({ length: 13 }, (_, i) => i + 1)
    for (let seat = 1; seat <= n; seat++) if (factions[seat - 1] === 'bystander') pick(`mission:${seat}`, missions)
    for (let seat = 1; seat <= n; seat++)
      if (factions.at(seat - 2) === 'bystander') draw(`hint:${seat}`, stream.below(2) === 0 ? 'league' : 'guild')
    for (let again = true; again; ) {
      const items = draw('items', stream.shuffle([...RELICS, ...BAD]))
      if (n === 10) break
      const extra = draw('items.extra', stream.shuffle([1, 2, 3, 4, 5, 6, 7, 8]))
      const isBad = (index: number) => BAD.includes(items[index] ?? '')
      again = [8, 9].some((index) => isBad(index) && isBad((extra[index - 8] ?? 0) - 1))
    }
    expect(drawsOf(file(n, '2026-03-03T20:00:01+08:00'))).toEqual(expected)
    // Night 1 and day 1, in which nobody does anything: their orders and the places.
    draw('n1.order', stream.shuffle(Array.from({ length: n }, (_, i) => i + 1)))
    draw('d1.places', stream.shuffle(['宝窟', '原材料产地', '医馆', '荆棘', '魔窟']))
    draw('d1.order', stream.shuffle(Array.from({ length: n }, (_, i) => i + 1)))
    const later = drawsOf(file(n, '2026-03-05T21:00:01+08:00'))
    expect(later.slice(0, expected.length)).toEqual(expected)
  })

  it('J15.4 J2.4a by day each seat ascending: den, at yes its treasure, or material', () => {
    const draws = drawsOf(file(10, '2026-03-05T21:00:01+08:00'))
    const after = draws.slice(draws.findIndex((entry) => entry.for === 'd1.order') + 1)
    expect(after.length).toBeGreaterThan(0)
    const seats = after.map((entry) => Number(entry.for.split(':')[1]))
    expect(seats).toEqual([...seats].sort((a, b) => a - b))
    for (const [i, entry] of after.entries()) {
      const kind = entry.for.split(':')[0]
      expect(['d1.den', 'd1.treasure', 'd1.material']).toContain(kind)
      if (kind === 'd1.treasure') expect(after[i - 1]).toEqual({ for: `d1.den:${seats[i]}`, result: true })
    }
  })
})

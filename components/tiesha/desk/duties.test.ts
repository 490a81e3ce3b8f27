import { describe, expect, it } from 'vitest'
import type { ClaimView, MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { dutiesOf, dutyName } from './duties'

const words = { killPost: 800, iou: 1200 }
const claim = (extra: Partial<ClaimView> = {}): ClaimView => ({
  seat: 3,
  group: 'killers',
  target: 7,
  guess: null,
  state: 'open',
  at: 0,
  ...extra,
})
const viewOf = (me: Partial<MeView> | null): TieshaView =>
  ({ me: me && { seat: 3, desk: null, debts: [], asks: [], ...me } }) as unknown as TieshaView
const desk = (claims: ClaimView[]) => ({ claims, closes: 500 }) as unknown as NonNullable<MeView['desk']>

describe('dutiesOf', () => {
  it('T5.2 own open claims, not those of others nor those that are settled', () => {
    const claims = [claim(), claim({ seat: 4 }), claim({ group: 'black', state: 'posted' }), claim({ state: 'iou' })]
    expect(dutiesOf(viewOf({ desk: desk(claims) }), words)).toEqual([
      { kind: 'kill', group: 'killers', target: 7, words: 800, due: 500 },
    ])
  })

  it('T5.7 the oldest debt alone, with its own limit, also when posting is closed', () => {
    const debts = [
      { strike: '2.1', target: 7, due: 900 },
      { strike: '2.3', target: 8, due: 900 },
    ]
    expect(dutiesOf(viewOf({ debts }), words)).toEqual([{ kind: 'iou', target: 7, words: 1200, due: 900 }])
  })

  it('T15 the post of the role, while it is asked for', () => {
    const asks: MeView['asks'] = [
      { kind: 'vote', stage: 'main', closes: 1, owed: true },
      { kind: 'fly', closes: 500 },
    ]
    expect(dutiesOf(viewOf({ asks }), words)).toEqual([{ kind: 'flying', words: 800, due: 500 }])
    expect(dutiesOf(viewOf({}), words)).toEqual([])
  })

  it('nothing for those without a seat', () => expect(dutiesOf(viewOf(null), words)).toEqual([]))
})

it('dutyName names a claim by its group', () => {
  expect(dutyName({ kind: 'kill', group: 'black', target: 1, words: 800, due: 0 })).toBe('kill:black')
  expect(dutyName({ kind: 'iou', target: 1, words: 1200, due: null })).toBe('iou')
})

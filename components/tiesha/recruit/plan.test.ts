import { describe, expect, it } from 'vitest'
import { PRESETS } from '@/lib/engine/rulesets/tiesha/presets'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { planOf } from './plan'

function viewOf(phase: TieshaView['phase'], round: number, living: number, status: TieshaView['status'] = 'running') {
  const rows = PRESETS['classic-20'].rounds.map((row, index) => ({
    round: index + 1,
    row,
    opened: index < round,
    running: index + 1 === round,
  }))
  return { phase, round, living, status, rows } as TieshaView
}
const befores = (view: TieshaView, houses: 1 | 2 = 1) => planOf(view, () => houses).map((row) => row.before)

describe('planOf', () => {
  it('T4.3 reckons the rounds to come from the seats that live, less slots and votes of the posting that runs', () => {
    expect(befores(viewOf('posting', 2, 18))).toEqual([null, null, 12, 8, 4])
  })

  it('T4.3 takes off only the vote once the night is over, and nothing once the vote is', () => {
    expect(befores(viewOf('day', 2, 15))).toEqual([null, null, 13, 9, 5])
    expect(befores(viewOf('awaitingEscort', 2, 13))).toEqual([null, null, 13, 9, 5])
  })

  it('T4.3 takes off the places that an overtime still has', () => {
    const view = viewOf('overtime', 2, 14)
    const poll = { stage: 'overtime', open: true, places: 1 } as TieshaView['polls'][number]
    expect(befores({ ...view, polls: [{ ...poll, stage: 'main', open: false, places: 2 }, poll] })).toEqual([
      null,
      null,
      13,
      9,
      5,
    ])
  })

  it('T14.1 takes the votes of both houses', () => {
    expect(befores(viewOf('day', 2, 15), 2)).toEqual([null, null, 11, 5, -1])
  })

  it('T4.3 has no sums for a game that is over', () => {
    expect(befores(viewOf('ended', 3, 9, 'finished'))).toEqual([null, null, null, null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { circleFrom, endTurn, hadTurn, openRota } from './index'

const everybody = () => true
const MINUTE = 60_000

describe('a row of speakers', () => {
  it('goes round the table from a seat, that seat there or not', () => {
    expect(circleFrom([1, 2, 4, 7], 4)).toEqual([4, 7, 1, 2])
    expect(circleFrom([1, 2, 4, 7], 5)).toEqual([7, 1, 2, 4])
    expect(circleFrom([1, 2, 4, 7], 8)).toEqual([1, 2, 4, 7])
    expect(circleFrom([], 3)).toEqual([])
  })

  it('gives each its time from the end of the turn before, to the whole second', () => {
    const row = openRota([3, 1], 2 * MINUTE, 500, everybody)
    expect(row).toMatchObject({ speaker: 3, since: 500, closes: 2 * MINUTE })
    const next = endTurn(row, 'passed', 1_700, everybody)
    expect(next).toMatchObject({ speaker: 1, since: 1_700, closes: 2 * MINUTE + 1000 })
    expect([hadTurn(next, 3), hadTurn(next, 1)]).toEqual([true, false])
    expect(endTurn(next, 'time', 9_000, everybody)).toMatchObject({
      speaker: null,
      turns: [
        { seat: 3, ended: 'passed' },
        { seat: 1, ended: 'time' },
      ],
    })
  })

  it('skips whoever is not there, at the start, in between and at the end', () => {
    const odd = (seat: number) => seat % 2 === 1
    const row = openRota([2, 3, 4, 5, 6], MINUTE, 0, odd)
    expect(row.speaker).toBe(3)
    const over = endTurn(endTurn(row, 'left', 1000, odd), 'passed', 2000, odd)
    expect(over.speaker).toBeNull()
    expect(over.turns.map((turn) => turn.ended)).toEqual(['absent', 'left', 'absent', 'passed', 'absent'])
    expect(endTurn(over, 'passed', 3000, odd)).toBe(over)
    expect(openRota([], MINUTE, 0, everybody).speaker).toBeNull()
  })
})

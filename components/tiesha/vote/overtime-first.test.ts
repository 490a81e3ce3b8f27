import { expect, it } from 'vitest'
import type { BallotView, PollView } from '@/lib/engine/rulesets/tiesha/view-types'
import { firstAtEdge } from './overtime-first'

const ballot = (at: number, seat: number, pick: number, replaced = false): BallotView => ({
  number: at,
  seat,
  at,
  picks: [{ seat: pick, lost: false }],
  halves: 2,
  proxy: null,
  replaced,
})
const poll = (totals: [number, number][], out: number[], log: BallotView[] | null): PollView => ({
  house: 1,
  stage: 'overtime',
  open: true,
  closes: 0,
  picks: 1,
  places: 1,
  candidates: totals.map(([seat]) => seat),
  guesses: false,
  codes: [],
  notVoted: [],
  log,
  totals: totals.map(([seat, halves]) => ({ seat, halves, codes: [] })),
  standing: { out, tied: [] },
})

it('T9.2 level at the edge: names who reached the total first, by ballots in force', () => {
  const log = [ballot(9, 3, 8), ballot(6, 4, 7), ballot(5, 2, 8), ballot(3, 1, 7), ballot(1, 2, 7, true)]
  expect(
    firstAtEdge(
      poll(
        [
          [7, 4],
          [8, 4],
        ],
        [7],
        log,
      ),
    ),
  ).toEqual({ seat: 7, at: 6, halves: 4 })
})

it('says nothing where one is ahead, nobody voted, or ballots are hidden', () => {
  const log = [ballot(3, 1, 7), ballot(5, 2, 7), ballot(6, 4, 8)]
  expect(
    firstAtEdge(
      poll(
        [
          [7, 4],
          [8, 2],
        ],
        [7],
        log,
      ),
    ),
  ).toBeNull()
  expect(
    firstAtEdge(
      poll(
        [
          [7, 0],
          [8, 0],
        ],
        [7],
        [],
      ),
    ),
  ).toBeNull()
  expect(
    firstAtEdge(
      poll(
        [
          [7, 4],
          [8, 4],
        ],
        [7],
        null,
      ),
    ),
  ).toBeNull()
})

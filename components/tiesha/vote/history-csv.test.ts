import { expect, it } from 'vitest'
import type { RoundView } from '@/lib/engine/rulesets/tiesha/view-types'
import { type CsvWords, historyCsv } from './history-csv'

const words: CsvWords = {
  heads: ['round', 'house', 'stage', 'time', 'voter', 'weight'],
  pick: (n) => `pick ${n}`,
  guess: (n) => `guess ${n}`,
  stage: (stage) => stage,
}
const round = (
  number: number,
  ballots: { seat: number; picks: { seat: number; code?: string }[] }[] | null,
): RoundView => ({
  round: number,
  row: { picks: 2, out: 1, slots: [] },
  openedAt: 0,
  night: null,
  result: null,
  votes: [
    {
      house: 1,
      stage: 'main',
      at: 0,
      count: 0,
      places: 1,
      totals: null,
      ballots: ballots?.map((b) => ({ ...b, at: 1000, halves: 2, proxy: false })) ?? null,
      own: null,
      out: [],
      tied: [],
      suicides: [],
      survived: [],
    },
  ],
})
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

it('writes a line a ballot, voters in order, picks with their guesses', () => {
  const text = historyCsv(
    [
      round(1, [
        { seat: 2, picks: [{ seat: 1, code: '碧桃春' }] },
        { seat: 1, picks: [{ seat: 2 }, { seat: 1 }] },
      ]),
    ],
    { 1: '听雨', 2: '墨池' },
    words,
    null,
  )
  expect(lines(text)).toEqual([
    'round,house,stage,time,voter,weight,pick 1,guess 1,pick 2,guess 2',
    '1,1,main,1970-01-01T00:00:01.000Z,听雨,1,墨池,,听雨,',
    '1,1,main,1970-01-01T00:00:01.000Z,墨池,1,听雨,碧桃春,,',
  ])
})

it('T8.11 leaves out what is kept back, and other rounds than the one asked for', () => {
  expect(
    lines(historyCsv([round(1, null), round(2, [{ seat: 1, picks: [{ seat: 1 }] }])], { 1: '听雨' }, words, 1)),
  ).toHaveLength(1)
})

it('lets no name become a formula, and quotes what needs it', () => {
  const text = historyCsv([round(1, [{ seat: 1, picks: [{ seat: 2 }] }])], { 1: '=1+1', 2: 'a,"b"' }, words, null)
  expect(lines(text)[1]).toContain(`'=1+1,1,"a,""b""",`)
})

import { describe, expect, it } from 'vitest'
import { formatFault, readTranscript, replayOutcome } from './index'

const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` }))
const drawn = {
  format: 'tiesha-transcript/1',
  ruleset: 'tiesha',
  config: { preset: 'quick-12' },
  startsAt: '2026-03-02T20:00:00+08:00',
  seed: '0f'.repeat(32),
  seats: seats(12),
  commands: [] as unknown[],
}
const TABLE = [
  { role: 'killer', count: 1, codes: ['碧桃春'] },
  { role: 'ranger', count: 4 },
]
const dealt = {
  ...drawn,
  seats: [
    { seat: 1, alias: '听雨', role: 'killer', code: '碧桃春' },
    { seat: 2, alias: '折柳', role: 'sword', code: '醉花阴' },
    { seat: 3, alias: '踏雪', role: 'ranger' },
  ],
}
const vote = { at: '2026-03-03T12:00:00+08:00', by: 1, do: 'vote', picks: [{ seat: 2 }] }

function faults(file: unknown): string[] {
  const result = readTranscript(file)
  return result.valid ? [] : result.faults.map((fault) => fault.path)
}

describe('valid files', () => {
  it.each([
    ['a draw', drawn],
    ['roles given, without a seed', { ...dealt, seed: undefined }],
    ['rounds without a preset', { ...dealt, config: { rounds: [{ picks: 1, out: 1, slots: [] }] } }],
    [
      'T1.6 a table of roles whose rangers list no codes',
      { ...drawn, config: { preset: 'quick-12', roles: TABLE }, seats: seats(5) },
    ],
    ['a ballot that the rules will refuse', { ...dealt, commands: [{ ...vote, picks: [{ seat: 99, code: '无' }] }] }],
    [
      'a bad row',
      {
        ...dealt,
        commands: [{ at: vote.at, by: 'host', do: 'editRound', round: 3, row: { picks: 0, out: -1, slots: [] } }],
      },
    ],
    ['a seat that sends a host’s command', { ...dealt, commands: [{ at: vote.at, by: 1, do: 'pause' }] }],
  ])('%s', (_, file) => {
    expect(faults(JSON.parse(JSON.stringify(file)))).toEqual([])
  })

  it('`words` and `houses` merge field by field, all else is replaced', () => {
    const result = readTranscript({
      ...dealt,
      config: { preset: 'classic-50', words: { iou: 10 }, rounds: [{ picks: 1, out: 0, slots: [] }] },
    })
    expect(result.valid && result.transcript.setup.config).toMatchObject({
      words: { reportIn: 301, killPost: 800, iou: 10, quotePercent: 10 },
      rounds: [{ picks: 1, out: 0 }],
    })
  })

  it('without `until` a replay runs to the last command', () => {
    const result = readTranscript({ ...dealt, commands: [vote] })
    expect(result.valid && replayOutcome(result.transcript).now).toBe('2026-03-03T12:00:00.000+08:00')
  })

  it('a deadline settling exactly at `until` settles', () => {
    const result = readTranscript({ ...dealt, commands: [vote], until: '2026-03-03T21:00:01+08:00' })
    expect(result.valid && replayOutcome(result.transcript).status).toBe('finished')
  })
})

describe('faults of the file', () => {
  const essay = { at: vote.at, by: 1, do: 'killPost', group: 'killers', post: 'p' }
  it.each<[string, unknown, string]>([
    ['no object', 3, '(file)'],
    ['an unknown field', { ...dealt, more: 1 }, '(file)'],
    ['a missing field', { ...dealt, commands: undefined }, 'commands'],
    ['a wrong type', { ...dealt, startsAt: 5 }, 'startsAt'],
    ['a stamp without seconds', { ...dealt, startsAt: '2026-03-02T20:00+08:00' }, 'startsAt'],
    ['an unknown time zone', { ...dealt, timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an unknown preset', { ...dealt, config: { preset: 'classic-9' } }, 'config.preset'],
    ['neither preset nor rounds', { ...dealt, config: {} }, 'config.rounds'],
    ['times out of order', { ...dealt, config: { preset: 'quick-12', iouDue: '22:00:00' } }, 'config.iouDue'],
    [
      'slots in row 1',
      { ...dealt, config: { rounds: [{ picks: 1, out: 1, slots: [{ group: 'black', count: 1 }] }] } },
      'config.rounds.0.slots',
    ],
    [
      'secret ballots beside grudge',
      {
        ...dealt,
        config: { preset: 'quick-12', ballots: 'secret' },
        seats: [{ ...dealt.seats[0], traits: ['grudge'] }],
      },
      'config.ballots',
    ],
    ['a seat twice', { ...dealt, seats: [...dealt.seats, { seat: 3, alias: '新', role: 'ranger' }] }, 'seats.3.seat'],
    [
      'an alias twice',
      { ...dealt, seats: [...dealt.seats, { seat: 4, alias: '踏雪', role: 'ranger' }] },
      'seats.3.alias',
    ],
    [
      'a code twice',
      { ...dealt, seats: [...dealt.seats, { seat: 4, alias: '新', role: 'killer', code: '碧桃春' }] },
      'seats.3.code',
    ],
    ['a killer without code', { ...dealt, seats: [{ seat: 1, alias: '听雨', role: 'killer' }] }, 'seats.0.code'],
    ['some roles given', { ...dealt, seats: [...dealt.seats, { seat: 4, alias: '新' }] }, 'seats.3.role'],
    [
      'a hunter with grudge',
      { ...dealt, seats: [{ seat: 1, alias: '听雨', role: 'hunter', traits: ['grudge'] }] },
      'seats.0.traits',
    ],
    [
      'two houses without houses',
      { ...dealt, config: { preset: 'quick-12', houses: { count: 2, throughRound: 1 } } },
      'seats.0.house',
    ],
    [
      'T1.6 a table of roles whose killers list no codes',
      { ...drawn, config: { preset: 'quick-12', roles: [{ role: 'killer', count: 1 }, TABLE[1]] }, seats: seats(5) },
      'config.roles.0.codes',
    ],
    ['a draw without seed', { ...drawn, seed: undefined }, 'seed'],
    ['a draw for other seats', { ...drawn, seats: seats(11) }, 'config.roles'],
    [
      'a draw with a code',
      { ...drawn, seats: [{ seat: 1, alias: '甲', code: '碧桃春' }, ...seats(12).slice(1)] },
      'seats.0.code',
    ],
    [
      'a draw without a table of roles',
      { ...drawn, config: { rounds: [{ picks: 1, out: 1, slots: [] }] } },
      'config.roles',
    ],
    ['a command of no seat', { ...dealt, commands: [{ ...vote, by: 9 }] }, 'commands.0.by'],
    [
      'a host’s command for no seat',
      { ...dealt, commands: [{ at: vote.at, by: 'host', do: 'warn', seat: 9 }] },
      'commands.0.seat',
    ],
    [
      'a proxy for no seat',
      { ...dealt, commands: [{ at: vote.at, by: 'host', do: 'proxyVote', for: 9, requestedAt: vote.at, picks: [] }] },
      'commands.0.for',
    ],
    ['an unknown command', { ...dealt, commands: [{ ...vote, do: 'dance' }] }, 'commands.0.do'],
    ['an unknown field of a ballot', { ...dealt, commands: [{ ...vote, loud: true }] }, 'commands.0'],
    [
      'an unknown field of a pick',
      { ...dealt, commands: [{ ...vote, picks: [{ seat: 2, why: '' }] }] },
      'commands.0.picks.0',
    ],
    [
      'a stamp before the one before it',
      { ...dealt, commands: [vote, { ...vote, at: '2026-03-03T11:00:00+08:00' }] },
      'commands.1.at',
    ],
    ['a command after `until`', { ...dealt, commands: [vote], until: '2026-03-03T11:00:00+08:00' }, 'commands.0.at'],
    ['neither text nor words', { ...dealt, commands: [essay] }, 'commands.0.text'],
    [
      'both text and words',
      { ...dealt, commands: [{ ...essay, text: '字', words: { original: 1, quoted: 0 } }] },
      'commands.0.text',
    ],
  ])('%s', (_, file, path) => {
    expect(faults(JSON.parse(JSON.stringify(file)))).toContain(path)
  })

  it('one line a fault, whatever a name in the file holds', () => {
    const read = readTranscript({ ...drawn, 'two\nlines': 1 })
    expect(read.valid ? [] : read.faults.map(formatFault)).toEqual(['(file): Unrecognized key: "two lines"'])
  })
})

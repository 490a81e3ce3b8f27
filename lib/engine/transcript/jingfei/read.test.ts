import { describe, expect, it } from 'vitest'
import { PRESET_NAMES, rolesFor } from '../../rulesets/jingfei'
import { roleList } from '../../rulesets/jingfei/setup'
import { readJingfei, replayJingfeiOutcome, writeJingfei } from './index'
import { replayJingfei } from './outcome'

const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ seat: i + 1, alias: `座${i + 1}` }))
const drawn = {
  format: 'jingfei-transcript/1',
  ruleset: 'jingfei',
  config: {},
  startsAt: '2026-03-06T20:00:00+08:00',
  seed: '0f'.repeat(32),
  seats: seats(12),
  commands: [] as unknown[],
}
const dealt = {
  ...drawn,
  seats: [
    { seat: 1, alias: '听雨', role: 'police' },
    { seat: 2, alias: '折柳', role: 'killer' },
    { seat: 3, alias: '踏雪', role: 'civilian' },
  ],
}
const voice = { at: '2026-03-06T20:30:00+08:00', by: 2, do: 'voice', seat: 3 }

function faults(file: unknown): string[] {
  const result = readJingfei(JSON.parse(JSON.stringify(file)))
  return result.valid ? [] : result.faults.map((fault) => fault.path)
}
function outcome(file: unknown) {
  const result = readJingfei(JSON.parse(JSON.stringify(file)))
  if (!result.valid) throw new Error(JSON.stringify(result.faults))
  return replayJingfeiOutcome(result.transcript)
}

describe('valid files', () => {
  it.each<[string, unknown]>([
    ['a draw', drawn],
    ...[11, 13, 14, 15, 16].map((n): [string, unknown] => [`G1 a draw of ${n}`, { ...drawn, seats: seats(n) }]),
    ...PRESET_NAMES.map((preset): [string, unknown] => [preset, { ...drawn, config: { preset } }]),
    ['roles given: any table with all three', { ...dealt, seed: undefined, commands: [voice] }],
    ['a target that the rules will refuse', { ...dealt, commands: [{ ...voice, seat: 99 }] }],
    ['a seat that sends a host’s command', { ...dealt, commands: [{ at: voice.at, by: 1, do: 'pause' }] }],
  ])('%s', (_, file) => {
    expect(faults(file)).toEqual([])
  })

  it('G1.1 roles come as often as the table has them, drawn by the seed alone', () => {
    for (const n of [11, 12, 13, 14, 15, 16]) {
      const { roles, draws } = outcome({ ...drawn, seats: seats(n) })
      const counts = rolesFor(n)
      for (const name of ['police', 'killer', 'civilian'] as const)
        expect(roles.filter(({ role }) => role === name)).toHaveLength(counts[name])
      expect(draws).toEqual([{ for: 'roles', result: roles.map(({ role }) => role) }])
    }
    expect([rolesFor(14), rolesFor(15)]).toEqual([
      { police: 3, killer: 3, civilian: 8 },
      { police: 4, killer: 4, civilian: 7 },
    ])
  })

  it('T1.6 the export of a drawn game repeats the deal from its seed', () => {
    const read = readJingfei(drawn)
    if (!read.valid) throw new Error('faulty')
    const file = JSON.parse(JSON.stringify(writeJingfei(replayJingfei(read.transcript).events)))
    const stripped = { ...file, seats: seats(12) }
    expect(outcome(stripped).roles).toEqual(outcome(file).roles)
    expect(outcome(file).draws).toHaveLength(1)
  })

  it('`dice` fixes the deal instead of the seed', () => {
    const result = roleList(12)
    expect(
      outcome({ ...drawn, seed: undefined, dice: [{ for: 'roles', result }] }).roles.map(({ role }) => role),
    ).toEqual(result)
  })

  it('a deal that `dice` fix is listed as a draw, with a seed beside it or not', () => {
    const dice = [{ for: 'roles', result: roleList(12) }]
    for (const seed of [undefined, drawn.seed]) expect(outcome({ ...drawn, seed, dice }).draws).toEqual(dice)
  })

  it.each(['2026-03-06T20:30:00+08:00', '2026-03-07T21:00:01+08:00'])(
    'G11.1 G12 a ruling-out that ends the game stands among those out, at %s',
    (at) => {
      const cast = [4, 5, 6].map((seat) => ({ seat, alias: `座${seat}`, role: 'civilian' }))
      const commands = [{ at, by: 'host', do: 'ruleOut', seat: 2 }]
      const { endedBy, out, living, nights } = outcome({ ...dealt, seats: [...dealt.seats, ...cast], commands })
      expect({ endedBy, living }).toEqual({ endedBy: 'killersOut', living: [1, 3, 4, 5, 6] })
      expect(out).toMatchObject([{ seat: 2, round: 1, by: nights.length === 0 ? 'night' : 'day', cause: 'ruledOut' }])
    },
  )

  it('G10 G11.1 whoever was ruled out in a night that a surrender or a close cuts short stands among those out', () => {
    const cast = [4, 5].map((seat) => ({ seat, alias: `座${seat}`, role: 'civilian' }))
    const ruled = { at: voice.at, by: 'host', do: 'ruleOut', seat: 4 }
    for (const last of [
      { by: 2, do: 'surrender' },
      { by: 'host', do: 'close' },
    ]) {
      const commands = [ruled, { at: voice.at, ...last }]
      const { status, out, nights } = outcome({ ...dealt, seats: [...dealt.seats, ...cast], commands })
      expect({ status, nights }).toEqual({ status: 'finished', nights: [] })
      expect(out).toMatchObject([{ seat: 4, round: 1, by: 'night', cause: 'ruledOut' }])
    }
  })

  it('a deadline settling exactly at `until` settles', () => {
    const file = { ...dealt, commands: [voice], until: '2026-03-07T21:00:01+08:00' }
    expect(outcome(file)).toMatchObject({ status: 'finished', endedBy: 'civiliansOut', winner: 'draw' })
    expect(outcome({ ...file, until: '2026-03-07T21:00:00.999+08:00' }).status).toBe('running')
  })

  it('T2.3 before the start it is too early', () => {
    const early = { ...voice, at: '2026-03-06T19:59:59.999+08:00' }
    expect(outcome({ ...dealt, commands: [early, voice] }).rejected).toMatchObject([{ index: 0, code: 'TOO_EARLY' }])
  })
})

describe('faults of the file', () => {
  const dice = (result: string[]) => ({ ...drawn, seed: undefined, dice: [{ for: 'roles', result }] })
  it.each<[string, unknown, string]>([
    ['no object', 3, '(file)'],
    ['an unknown field', { ...drawn, extra: 1 }, '(file)'],
    ['G1 too few seats for a draw', { ...drawn, seats: seats(10) }, 'seats'],
    ['G1 too many', { ...drawn, seats: seats(17) }, 'seats'],
    ['G1 too many planned', { ...drawn, config: { seats: 17 } }, 'config.seats'],
    ['no seed', { ...drawn, seed: undefined }, 'seed'],
    ['an unknown preset', { ...drawn, config: { preset: 'quick-12' } }, 'config.preset'],
    ['a length of nothing', { ...drawn, config: { voteHours: 0 } }, 'config.voteHours'],
    ['a time that is none', { ...drawn, config: { nightClose: '24:00:00' } }, 'config.nightClose'],
    ['a zone that is none', { ...drawn, timeZone: 'Mars/Olympus' }, 'timeZone'],
    [
      'some roles without the others',
      { ...dealt, seats: [...dealt.seats, { seat: 4, alias: '问月' }] },
      'seats.3.role',
    ],
    ['no killer', { ...dealt, seats: dealt.seats.filter((seat) => seat.role !== 'killer') }, 'seats'],
    [
      'a seat twice',
      { ...dealt, seats: [...dealt.seats, { seat: 1, alias: '问月', role: 'civilian' }] },
      'seats.3.seat',
    ],
    [
      'a name twice',
      { ...dealt, seats: [...dealt.seats, { seat: 4, alias: '听雨', role: 'civilian' }] },
      'seats.3.alias',
    ],
    ['G4 a barred seat that is none', { ...dealt, barred: 4 }, 'barred'],
    ['dice that deal another table', dice(Array.from({ length: 12 }, () => 'killer')), 'dice.0.result'],
    ['dice with roles given', { ...dealt, dice: [{ for: 'roles', result: ['police'] }] }, 'dice'],
    ['a stamp that goes back', { ...dealt, commands: [voice, { ...voice, at: dealt.startsAt }] }, 'commands.1.at'],
    ['a command after `until`', { ...dealt, commands: [voice], until: dealt.startsAt }, 'commands.0.at'],
    ['a sender that is no seat', { ...dealt, commands: [{ ...voice, by: 9 }] }, 'commands.0.by'],
    [
      'a host’s seat that is none',
      { ...dealt, commands: [{ at: voice.at, by: 'host', do: 'warn', seat: 9 }] },
      'commands.0.seat',
    ],
    ['a vote without a seat', { ...dealt, commands: [{ at: voice.at, by: 1, do: 'vote' }] }, 'commands.0.seat'],
  ])('%s', (_, file, path) => {
    expect(faults(file)).toContain(path)
  })
})

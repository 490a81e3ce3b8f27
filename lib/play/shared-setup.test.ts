import { describe, expect, it } from 'vitest'
import { GameSetup } from './setup'
import {
  differing,
  type FieldFaults,
  lengthValues,
  readLength,
  readNumber,
  readShared,
  readTimeOfDay,
  sharedValues,
} from './shared-setup'

const field = (values: Record<string, string>) => (name: string) => values[name] ?? ''
const FORM = {
  title: '周五夜谈',
  timeZone: 'Asia/Shanghai',
  signUpCloses: '2026-03-02T19:00',
  startsAt: '2026-03-02T20:00',
}
const shared = (changes: Record<string, string> = {}) => readShared(field({ ...FORM, ...changes }), GameSetup.parse({}))

describe('the fields that every set-up form has', () => {
  it('are read in forum time', () => {
    const { form, faults } = shared({ assistantSecrets: 'on', visibility: 'members' })
    expect(faults).toEqual({})
    expect(form.startsAt).toBe(Date.parse('2026-03-02T20:00:00+08:00'))
    expect(form).toMatchObject({ title: '周五夜谈', boardId: null, visibility: 'members' })
    expect(form.setup).toMatchObject({ assistantSecrets: true, assistantAccounts: false })
  })

  it('name the field at fault', () => {
    expect(shared({ title: '　' }).faults).toEqual({ title: { code: 'EMPTY' } })
    expect(shared({ title: '长'.repeat(41) }).faults).toEqual({ title: { code: 'TOO_LONG' } })
    expect(shared({ timeZone: 'Nowhere/Town' }).faults).toEqual({ timeZone: { code: 'INVALID' } })
    expect(shared({ startsAt: '后天' }).faults).toEqual({ startsAt: { code: 'DATE' } })
    expect(shared({ signUpCloses: '2026-03-02T20:01' }).faults).toEqual({
      signUpCloses: { code: 'SIGN_UP_AFTER_START' },
    })
    expect(shared({ signUpCloses: '2026-03-02T20:00' }).faults).toEqual({})
  })

  it('T8.1 have the times of reminders: none is as the site is set, 0 is never', () => {
    const read = (voteReminders: string) => shared({ voteReminders }).form.setup.voteReminders
    expect(read(' 30、１２０，30 ')).toEqual([120, 30])
    expect(read('0')).toEqual([])
    expect(read('')).toBeNull()
    for (const wrong of ['1441', '半小时', '0、30', '1 2 3 4 5 6 7', '-5'])
      expect(shared({ voteReminders: wrong }).faults).toMatchObject({ voteReminders: { code: 'REMINDERS' } })
    const again = sharedValues({ ...shared({ voteReminders: '45' }).form })
    expect(again.voteReminders).toBe('45')
  })

  it('leave what the form does not show as it was', () => {
    const kept = { ...GameSetup.parse({}), similarPercent: 33 }
    expect(readShared(field(FORM), kept).form.setup).toMatchObject({ similarPercent: 33 })
  })
})

describe('single fields', () => {
  const read = <T>(run: (faults: FieldFaults) => T) => {
    const faults: FieldFaults = {}
    return [run(faults), faults] as const
  }

  it('a number between its bounds, full-width digits too', () => {
    const number = (text: string) => read((faults) => readNumber(field({ n: text }), 'n', 11, 16, faults))
    expect(number('１２')).toEqual([12, {}])
    expect(number('16')).toEqual([16, {}])
    for (const bad of ['17', '10', '', '十二', '1.5', '-12'])
      expect(number(bad)[1]).toEqual({ n: { code: 'NUMBER_RANGE', data: { min: 11, max: 16 } } })
  })

  it('a time of day, with or without seconds', () => {
    const time = (text: string) => read((faults) => readTimeOfDay(field({ t: text }), 't', faults))
    expect(time('21:00')).toEqual(['21:00:00', {}])
    expect(time('23:59:59')).toEqual(['23:59:59', {}])
    expect(time('24:00:00')[1]).toEqual({ t: { code: 'TIME_OF_DAY' } })
  })

  it('a length in its unit, half a minute to a fortnight', () => {
    const length = (n: string, unit: string) =>
      read((faults) => readLength(field({ turn: n, turnUnit: unit }), 'turn', faults))
    expect(length('5', 'minutes')).toEqual([5 / 60, {}])
    expect(length('0.5', 'minutes')).toEqual([1 / 120, {}])
    expect(length('336', 'hours')).toEqual([336, {}])
    for (const [n, unit] of [
      ['0.4', 'minutes'],
      ['337', 'hours'],
      ['', 'hours'],
      ['两', 'hours'],
    ] as const)
      expect(length(n, unit)[1]).toEqual({ turn: { code: 'LENGTH' } })
  })

  it('a length comes back as it was typed', () => {
    expect(lengthValues('turn', 2 / 60)).toEqual({ turn: '2', turnUnit: 'minutes' })
    expect(lengthValues('turn', 1.5)).toEqual({ turn: '90', turnUnit: 'minutes' })
    expect(lengthValues('turn', 24)).toEqual({ turn: '24', turnUnit: 'hours' })
    for (const hours of [0.5 / 60, 5 / 60, 2, 24, 336]) {
      const values = lengthValues('turn', hours)
      expect(readLength(field(values), 'turn', {})).toBe(hours)
    }
  })

  it('only what differs from a preset is kept', () => {
    expect(differing({ a: 1, b: [1], c: null }, { a: 1, b: [2], c: null })).toEqual({ b: [1] })
  })
})

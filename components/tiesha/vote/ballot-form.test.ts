import { expect, it } from 'vitest'
import { picksOfForm } from './ballot-form'

function form(fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

it('reads lines in their order with their guesses, and skips empty ones', () => {
  const sent = form([
    ['pick1', '7'],
    ['code1', '碧桃春'],
    ['pick2', ''],
    ['code2', '江南春'],
    ['pick3', '3'],
    ['code3', ''],
  ])
  expect(picksOfForm(sent)).toEqual([{ seat: 7, code: '碧桃春' }, { seat: 3 }])
})

it('lines go before ticks; ticks alone count when no line was sent', () => {
  const ticks: [string, string][] = [
    ['tick', '4'],
    ['tick', '9'],
  ]
  expect(picksOfForm(form(ticks))).toEqual([{ seat: 4 }, { seat: 9 }])
  expect(picksOfForm(form([['pick1', '7'], ...ticks]))).toEqual([{ seat: 7 }])
})

it('refuses what is no seat', () => {
  for (const bad of ['x', '0', '-1', '1.5', '1e3', '99999']) expect(picksOfForm(form([['pick1', bad]]))).toBeNull()
  expect(picksOfForm(form([['tick', 'x']]))).toBeNull()
})

it('a form without a pick is an empty ballot', () => {
  expect(picksOfForm(form([]))).toEqual([])
})

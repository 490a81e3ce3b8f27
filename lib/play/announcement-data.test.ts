import { expect, it } from 'vitest'
import { announcementOf } from './announcement-data'

it('reads what the rules and the application announce, with the stamp of the post where none is borne', () => {
  expect(announcementOf('tiesha', { kind: 'dealt', seats: 12, seedHash: 'ab' }, 7)).toEqual({
    kind: 'dealt',
    seats: 12,
    seedHash: 'ab',
    at: 7,
  })
  expect(announcementOf('tiesha', { kind: 'paused', at: 5, note: 'storm' }, 7)).toEqual({
    kind: 'paused',
    at: 5,
    note: 'storm',
  })
})

it('knows no other kinds, and none that lack what they are about', () => {
  for (const data of [null, 'paused', {}, { kind: 'toString' }, { kind: 'resumed' }, { kind: 'dealt', seats: '12' }])
    expect(announcementOf('tiesha', data, 7)).toBeNull()
})

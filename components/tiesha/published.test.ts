import { expect, it } from 'vitest'
import type { SeatView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { publicSeats } from './published'

const seat = (more: Partial<SeatView>): SeatView => ({
  seat: 1,
  alias: '听雨',
  house: 1,
  living: true,
  out: null,
  published: false,
  role: 'killer',
  code: '碧桃春',
  faction: 'black',
  traits: [],
  activated: null,
  warnings: 0,
  ...more,
})
const view = (status: TieshaView['status'], seats: SeatView[]) => ({ status, seats }) as TieshaView

it('T10.3 keeps back what this reader alone knows while the game runs', () => {
  const seats = publicSeats(view('running', [seat({}), seat({ seat: 2, living: false, published: true })]))
  expect(seats.map((s) => [s.published, s.role, s.code, s.faction])).toEqual([
    [false, null, null, null],
    [true, 'killer', '碧桃春', 'black'],
  ])
})

it('T16.3 at the end every seat is public, the living too', () => {
  expect(publicSeats(view('finished', [seat({})]))[0]).toMatchObject({ published: true, code: '碧桃春' })
})

import { expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import { advance, fold, handle } from '@/lib/engine/core'
import {
  type Command,
  type JingfeiSetup,
  type JingfeiState,
  jingfei,
  type Role,
  resolveConfig,
} from '@/lib/engine/rulesets/jingfei'
import { Floor } from './floor'

const STARTS_AT = Date.parse('2026-03-02T20:00:00+08:00')
const ROLES: Role[] = ['police', 'police', 'police', 'killer', 'killer', 'killer', ...Array(5).fill('civilian')]
const setup: JingfeiSetup = {
  config: resolveConfig({ preset: 'evening-12', seats: 11 }),
  timeZone: 'Asia/Shanghai',
  startsAt: STARTS_AT,
  seed: null,
  seats: ROLES.map((role, i) => ({ seat: i + 1, alias: `座${i + 1}`, role })),
  barred: null,
}

/** Eleven seats, 1–3 police and 4–6 killers; the night kills 7, who is having last words. */
function lastWordsAtDawn(): { state: JingfeiState } {
  const opened = fold(jingfei, jingfei.start(setup)) as JingfeiState
  let { state } = advance(jingfei, opened, STARTS_AT)
  for (const [seats, target] of [
    [[1, 2, 3], 4],
    [[4, 5, 6], 7],
  ] as const)
    for (const by of seats) {
      state = after(state, { by, do: 'voice', seat: target })
      state = after(state, { by, do: 'done' })
    }
  return { state }
}

function after(state: JingfeiState, command: Command): JingfeiState {
  const handled = handle(jingfei, state, command, STARTS_AT)
  expect(handled.refusal).toBeNull()
  return handled.state
}

function floor(state: JingfeiState, seat: number): string {
  const view = jingfei.view(state, { kind: 'seat', seat })
  const context = { slug: 'g', zone: 'Asia/Shanghai', now: STARTS_AT, seats: view.seats }
  return drawn('zh-CN', <Floor context={context} view={view} formKey="k" pass={async () => null} />)
}

it('G5.1 in last words at dawn the dead seat is told that it speaks, the living that they will', () => {
  const { state } = lastWordsAtDawn()
  expect(floor(state, 7)).toContain('你在留遗言。')
  expect(floor(state, 8)).toContain('遗言完了，在场的人才讲。')
  expect(floor(state, 8)).not.toContain('这一轮没有你讲的份')
})

it('G7.3 after the vote the last words lead to the night', () => {
  let { state } = lastWordsAtDawn()
  state = after(state, { by: 7, do: 'pass' })
  for (const by of [8, 9, 10, 11, 1, 2, 3, 4, 5, 6]) state = after(state, { by, do: 'pass' })
  for (const by of [8, 9, 10, 11, 1, 2, 3, 4, 5, 6]) state = after(state, { by, do: 'vote', seat: 4 })
  expect(floor(state, 8)).toContain('遗言完了，天就黑。')
})

it('G8.1 who is in no row of a tie is told so', () => {
  let { state } = lastWordsAtDawn()
  state = after(state, { by: 7, do: 'pass' })
  const order = [8, 9, 10, 11, 1, 2, 3, 4, 5, 6]
  for (const by of order) state = after(state, { by, do: 'pass' })
  for (const [i, by] of order.entries()) state = after(state, { by, do: 'vote', seat: i % 2 ? 4 : 1 })
  expect(floor(state, 8)).toContain('这一轮没有你讲的份')
  expect(floor(state, 1)).toContain('轮到你讲。')
})

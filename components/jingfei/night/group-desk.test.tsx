import { expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import { advance, fold, handle } from '@/lib/engine/core'
import { type JingfeiSetup, type JingfeiState, jingfei, resolveConfig } from '@/lib/engine/rulesets/jingfei'
import { GroupDesk } from './group-desk'

const AT = Date.parse('2026-03-02T20:00:00+08:00')
const setup: JingfeiSetup = {
  config: resolveConfig({ preset: 'evening-12', seats: 11 }),
  timeZone: 'Asia/Shanghai',
  startsAt: AT,
  seed: null,
  seats: (['police', 'killer', 'killer', 'civilian', 'civilian'] as const).map((role, i) => ({
    seat: i + 1,
    alias: `座${i + 1}`,
    role,
  })),
  barred: 4,
}

function desk(state: JingfeiState): string {
  const view = jingfei.view(state, { kind: 'seat', seat: 2 })
  const group = view.me?.group
  if (!group) throw new Error('seat 2 is a killer')
  return drawn(
    'zh-CN',
    <GroupDesk
      context={{ slug: 'g', zone: 'Asia/Shanghai', now: AT, seats: view.seats }}
      group={group}
      me={2}
      round={1}
      barred={view.series.barred}
      paused={view.paused !== null}
      keys={{ voice: 'a', done: 'b' }}
      actions={{ voice: async () => null, done: async () => null }}
    />,
  )
}

it('G11.3 while the game is paused a desk of the night takes nothing and names no dawn; G4 whom it spares', () => {
  const { state } = advance(jingfei, fold(jingfei, jingfei.start(setup)) as JingfeiState, AT)
  expect(desk(state)).toMatch(/20:05:00 天亮/)
  expect(desk(state)).toContain('指这一座')
  expect(desk(state)).toContain('4号 座4 上一局首夜被杀，今夜免杀。')
  const paused = desk(handle(jingfei, state, { by: 'host', do: 'pause' }, AT).state)
  expect(paused).not.toMatch(/天亮|指这一座/)
  expect(paused).toContain('此刻还没有人选')
})

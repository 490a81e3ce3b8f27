import type { Group } from '@/lib/engine/rulesets/tiesha/roles'
import type { Ask, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'

/** What an essay at hand can be handed in as. Limits in words (T5.2, T5.7); `due` in epoch milliseconds. */
export type Duty =
  | { kind: 'kill'; group: Group; target: number; words: number; due: number }
  | { kind: 'iou'; target: number; words: number; due: number | null }
  | { kind: 'rescue' | 'sapper' | 'flying'; words: number; due: number }

const ROLE_ASKS = { rescue: 'rescue', sapper: 'sapper', fly: 'flying' } as const

/** All that this seat could hand in now: its open claims, its oldest debt (a text settles that one), its role's post. */
export function dutiesOf(view: TieshaView, words: { killPost: number; iou: number }): Duty[] {
  const { me } = view
  if (!me) return []
  const claims = (me.desk?.claims ?? [])
    .filter((claim) => claim.seat === me.seat && claim.state === 'open')
    .map(({ group, target }) => ({
      kind: 'kill' as const,
      group,
      target,
      words: words.killPost,
      due: me.desk?.closes ?? 0,
    }))
  const debts = me.debts.slice(0, 1).map(({ target, due }) => ({ kind: 'iou' as const, target, words: words.iou, due }))
  const work = me.asks.flatMap((ask) =>
    isRoleAsk(ask) ? [{ kind: ROLE_ASKS[ask.kind], words: words.killPost, due: ask.closes }] : [],
  )
  return [...claims, ...debts, ...work]
}

/** A duty's name in forms: `kill:killers`, `iou`, `rescue`. */
export const dutyName = (duty: Duty): string => (duty.kind === 'kill' ? `kill:${duty.group}` : duty.kind)

function isRoleAsk(ask: Ask): ask is Extract<Ask, { kind: 'rescue' | 'sapper' | 'fly' }> {
  return ask.kind in ROLE_ASKS
}

import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

/**
 * Where the secret thing is done that is asked of this seat now; null: nothing is asked. Elsewhere it is spoken of only
 * as "a private matter", whatever it is.
 */
export function secretPlace(view: TieshaView): '/desk' | '/me/extension' | null {
  const secret = (view.me?.asks ?? []).filter((ask) => ask.kind !== 'vote')
  if (secret.length === 0) return null
  return secret.every((ask) => ask.kind === 'veto') ? '/me/extension' : '/desk'
}

/**
 * Whether this seat has a word on white's extension as one of the rangers of T12.2: it may ask, may say, or has said. All
 * others get the same answer there as for a page that does not exist.
 */
export function hasRangersWord({ me, phase, extension }: TieshaView): boolean {
  if (!me || me.mayPost || phase !== 'day' || extension.granted) return false
  return me.extension.mayRequest || me.extension.mayVeto || me.extension.say !== null
}

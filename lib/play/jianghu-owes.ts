import type { JianghuView } from '@/lib/engine/rulesets/jianghu'

/** What a living seat of 江湖 has not done yet of what its phase asks of it, as its own view shows it; null: nothing. */
export function owedIn({ phase, me }: JianghuView): 'pick' | 'act' | 'dayVote' | null {
  if (!me?.living) return null
  if (phase === 'picking') return me.picked.character === null || me.picked.place === null ? 'pick' : null
  if (phase === 'night') return me.desk?.mayAct === true && me.desk.action === null ? 'act' : null
  return me.vote !== null && me.vote.for === null ? 'dayVote' : null
}

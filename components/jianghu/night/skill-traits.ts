import { CHARACTERS } from '@/lib/engine/rulesets/jianghu/characters'
import { isElsewhere, isMale } from '@/lib/engine/rulesets/jianghu/characters/conditions'
import type { SkillTraits } from './action-words'

/** What a character's skill needs of the rest of the action, read off its data (J5.4). Server only. */
export function traitsOf(character: string | null, skill: string): SkillTraits | undefined {
  const data = CHARACTERS.get(character ?? '')?.skills.find(({ id }) => id === skill)
  const traits: SkillTraits = {}
  for (const effect of data?.effects ?? []) {
    if (effect.do === 'randomTarget') traits.aimless = true
    if (effect.do === 'go' && !effect.after) traits.goes = effect.to
    if (effect.do === 'send' && !effect.after) traits.sends = effect.to
    if (effect.who === 'kin' || effect.who === 'attacked') traits.withAttack = true
    if (effect.where === isElsewhere && data?.names) traits.far = true
    if (effect.where === isMale && data?.names) traits.male = true
  }
  return Object.keys(traits).length > 0 ? traits : undefined
}

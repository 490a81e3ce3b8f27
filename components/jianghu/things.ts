import { CHARACTERS } from '@/lib/engine/rulesets/jianghu/characters'
import { isItem, isPublicSkill, PLACE_EFFECTS } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { useJianghuTerms } from './terms'

/** Whose each skill is; no two characters have one of the same name. */
const OWNERS: ReadonlyMap<string, string> = new Map(
  [...CHARACTERS.values()].flatMap(({ id, skills, passive }) =>
    [...skills, passive].map((skill) => [skill.id, id] as const),
  ),
)

/** Names, in the reader's language, of what a private report mentions: a skill, an item, a place's effect. Server only. */
export function useThings() {
  const terms = useJianghuTerms()
  const skill = (name: string): string => {
    if (isPublicSkill(name)) return terms.publicSkill(name)
    const owner = OWNERS.get(name)
    return owner ? terms.skill(owner, name) : name
  }
  const textOf = (name: string): string => {
    if (isPublicSkill(name)) return terms.publicSkillText(name)
    const owner = OWNERS.get(name)
    return owner ? terms.skillText(owner, name) : ''
  }
  const thing = (name: string): string => {
    const effect = PLACE_EFFECTS.find((one) => one === name)
    if (effect) return terms.effect(effect)
    return isItem(name) ? terms.item(name) : skill(name)
  }
  return { skill, textOf, thing }
}

import { getTranslations } from 'next-intl/server'
import { CHARACTERS } from '@/lib/engine/rulesets/jianghu/characters'
import { isPublicSkill } from '@/lib/engine/rulesets/jianghu/vocabulary'
import type { AppRefusal } from '@/lib/play/refusal'

/**
 * A refusal of a night's action in words that say what to do: where a skill was ticked and nothing chosen for it, that;
 * skills by their names in the reader's language.
 */
export async function explained({ code, data }: AppRefusal): Promise<AppRefusal> {
  if (!data) return { code }
  const skill = String(data.skill ?? data.item ?? '')
  const name = await nameOf(skill)
  if (name === null) return { code, data }
  if (code === 'UNKNOWN_SKILL') return { code, data: { skill: name } }
  const what = code === 'NO_ITEM' ? 'item' : code === 'BAD_TARGET' ? notChosen(data) : null
  return what === null ? { code, data } : { code: 'NOT_CHOSEN', data: { skill: name, what } }
}

/** What a skill lacks; null: something was chosen, and it is wrong. */
function notChosen({ seat, place }: NonNullable<AppRefusal['data']>): 'target' | 'place' | 'set' | null {
  if (seat !== undefined) return seat === 0 ? 'target' : null
  if (place !== undefined) return place === '' ? 'place' : null
  return 'set'
}

/** Null: this is the name of no skill. */
async function nameOf(skill: string): Promise<string | null> {
  if (isPublicSkill(skill)) return (await getTranslations('jianghu.publicSkills'))(`${skill}.name`)
  const owner = [...CHARACTERS.values()].find(({ skills }) => skills.some(({ id }) => id === skill))
  if (!owner) return null
  const t = await getTranslations('jianghu-characters')
  return t(`${owner.id}.skills.${skill}.name` as never)
}

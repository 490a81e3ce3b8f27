import { useTranslations } from 'next-intl'
import type { Item, Place, TreasureSet } from '@/lib/engine/rulesets/jianghu/vocabulary'
import type { SentAction } from './action-form'

/** What the words of an action need, in the reader's language already: the browser has no long texts of its own. */
export interface NightNames {
  seats: Readonly<Record<number, { name: string; place: Place | null }>>
  skills: Readonly<Record<string, { name: string; text: string; cost: number; near: boolean; aims: boolean }>>
  /** Where the actor stands before it moves; null: unknown. */
  place: Place | null
  slot: Item | null
}

/** A line of the summary; `doubt`: what might make it come to nothing. */
export interface ActionLine {
  what: string
  text?: string
  doubt?: string
}

export const costOf = (sent: SentAction, { skills }: NightNames): number =>
  sent.skills.reduce((sum, { skill }) => sum + (skills[skill]?.cost ?? 0), 0)

/** Says in plain words what an action will do (J3.1), a line for each part of it. */
export function useActionWords(names: NightNames): (sent: SentAction) => ActionLine[] {
  const t = useTranslations('jianghu-night')
  const words = useTranslations('jianghu')
  const place = (name: string): string => words(`places.${name as Place}`)
  const item = (name: string): string => words(`items.${name as Item}.name`)
  const what = (name: string): string =>
    name === 'relic' || name === 'king' ? words(`sets.${name satisfies TreasureSet}`) : place(name)
  return (sent) => {
    const goal = sent.move ?? names.place
    /** Who stands elsewhere now must come, or it comes to nothing. */
    const away = (target: number | undefined): string | undefined => {
      const seat = target === undefined ? undefined : names.seats[target]
      if (!seat?.place || goal === null || seat.place === goal) return undefined
      return t('doubt.away', { name: seat.name, place: place(seat.place) })
    }
    const lines: ActionLine[] = []
    if (sent.move !== undefined && sent.move !== names.place)
      lines.push({ what: t('line.move', { place: place(sent.move) }) })
    for (const use of sent.skills) {
      const skill = names.skills[use.skill]
      if (!skill) continue
      const target = use.target === undefined ? '' : (names.seats[use.target]?.name ?? '')
      const said = [use.item === undefined ? '' : item(use.item), target, use.what === undefined ? '' : what(use.what)]
      const doubt = skill.aims && target === '' ? t('doubt.aimless') : skill.near ? away(use.target) : undefined
      lines.push({
        what: t('line.skill', {
          skill: skill.name,
          aims: said.filter((one) => one !== '').join(t('line.to')) || 'none',
          cost: skill.cost,
        }),
        text: skill.text,
        ...(doubt && { doubt }),
      })
    }
    for (const [name, times] of timesOf(sent.uses.flatMap((use) => (use.target === undefined ? [use.item] : []))))
      lines.push({ what: t('line.item', { item: item(name), n: times }), text: words(`items.${name as Item}.text`) })
    for (const use of sent.uses) {
      if (use.target === undefined) continue
      const doubt = away(use.target)
      const name = names.seats[use.target]?.name ?? ''
      lines.push({ what: t('line.drug', { item: item(use.item), name }), ...(doubt && { doubt }) })
    }
    if (sent.equip !== undefined)
      lines.push({ what: t('line.equip', { item: item(sent.equip) }), text: words(`items.${sent.equip as Item}.text`) })
    if (sent.unequip)
      lines.push({ what: t('line.unequip', { item: names.slot ? item(names.slot) : t('line.inSlot') }) })
    return lines
  }
}

function timesOf(items: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1)
  return times
}

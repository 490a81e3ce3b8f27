import { useTranslations } from 'next-intl'
import { type Item, PARTS, type Place, type TreasureSet } from '@/lib/engine/rulesets/jianghu/vocabulary'
import type { SentAction } from './action-form'

/** What the words of an action need, in the reader's language already: the browser has no long texts of its own. */
export interface NightNames {
  /** The seat that acts. */
  actor: number
  seats: Readonly<Record<number, NamedSeat>>
  skills: Readonly<Record<string, NamedSkill>>
  /** Where the actor stands before it moves; null: unknown. */
  place: Place | null
  slot: Item | null
  /** What the actor's bag holds; null: not known to whoever acts. */
  bag: readonly Item[] | null
}

interface NamedSeat {
  name: string
  place: Place | null
  /** A woman by what is public of the character. */
  female?: true
}

interface NamedSkill {
  name: string
  text: string
  cost: number
  near: boolean
  aims: boolean
  /** Names an item, a place. */
  wants?: 'item' | 'place'
  traits?: SkillTraits
}

/** What of a skill bears on the rest of the action, or on whom it can meet (J3.2b). */
export interface SkillTraits {
  /** Its user goes to the place or the seat named before all else. */
  goes?: 'place' | 'target'
  /** It moves the seat named, or everybody beside its user, before all else. */
  sends?: 'place' | 'self' | 'random'
  /** It works only on a seat elsewhere; only on a man. */
  far?: true
  male?: true
  /** It is nothing without an attack tonight; it makes the attack's target random. */
  withAttack?: true
  aimless?: true
}

/** A line of the summary; `doubt`: what might make it come to nothing. */
export interface ActionLine {
  what: string
  text?: string
  doubt?: string
  /** Something of it is not chosen yet: so it would be refused. */
  open?: true
}

type SentUse = SentAction['skills'][number]

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
  const nameOf = (seat: number | undefined): string => (seat === undefined ? '' : (names.seats[seat]?.name ?? ''))
  const doubts = doubtsOf(names, { t, place, nameOf })
  return (sent) => {
    const doubt = doubts(sent)
    const lines: ActionLine[] = []
    const say = (line: ActionLine, doubted?: string, missing?: string): void => {
      const doubt = missing ?? doubted
      lines.push({ ...line, ...(doubt !== undefined && { doubt }), ...(missing !== undefined && { open: true }) })
    }
    if (sent.move !== undefined && sent.move !== names.place) say({ what: t('line.move', { place: place(sent.move) }) })
    for (const use of sent.skills) {
      const skill = names.skills[use.skill]
      if (!skill) continue
      const said = [
        use.item === undefined ? '' : item(use.item),
        nameOf(use.target),
        use.what === undefined ? '' : what(use.what),
      ]
      const aims = said.filter((one) => one !== '').join(t('line.to')) || 'none'
      say(
        { what: t('line.skill', { skill: skill.name, aims, cost: skill.cost }), text: skill.text },
        doubt.skill(use),
        doubt.missing(use),
      )
    }
    for (const [name, times] of timesOf(sent.uses.flatMap((use) => (use.target === undefined ? [use.item] : []))))
      say({ what: t('line.item', { item: item(name), n: times }), text: words(`items.${name as Item}.text`) })
    for (const use of sent.uses)
      if (use.target !== undefined)
        say(
          {
            what: t('line.drug', { item: item(use.item), name: nameOf(use.target) }),
            text: words(`items.${use.item as Item}.text`),
          },
          doubt.near(use.target),
        )
    if (sent.equip !== undefined)
      say({ what: t('line.equip', { item: item(sent.equip) }), text: words(`items.${sent.equip as Item}.text`) })
    if (sent.unequip) say({ what: t('line.unequip', { item: names.slot ? item(names.slot) : t('line.inSlot') }) })
    return lines
  }
}

interface Words {
  t: ReturnType<typeof useTranslations<'jianghu-night'>>
  place: (name: string) => string
  nameOf: (seat: number | undefined) => string
}

/** What might make a part of an action come to nothing, as far as whoever sends it knows. */
function doubtsOf(names: NightNames, { t, place, nameOf }: Words) {
  return (sent: SentAction) => {
    const traitsOf = ({ skill }: SentUse): SkillTraits => names.skills[skill]?.traits ?? {}
    const own = sent.skills.find((use) => traitsOf(use).goes !== undefined)
    const led = own && (traitsOf(own).goes === 'place' ? own.what : names.seats[own.target ?? 0]?.place)
    /** Where the actor will stand, and where everybody else stands unless they move. */
    const goal = (led as Place | null | undefined) ?? (sent.move as Place | undefined) ?? names.place
    const sender = sent.skills.find((use) => traitsOf(use).sends !== undefined)

    /** Who stands elsewhere must come, and who is sent away must not be, or it comes to nothing. */
    const near = (target: number | undefined, use?: SentUse): string | undefined => {
      const stands = names.seats[target ?? 0]?.place ?? null
      if (target === undefined || target === names.actor || stands === null || goal === null) return undefined
      const name = nameOf(target)
      if (sender && sender !== use) {
        const { sends } = traitsOf(sender)
        const skill = names.skills[sender.skill]?.name ?? ''
        if (sends === 'self' && sender.target === target) return undefined
        if (sends === 'place' && sender.target === target && sender.what !== goal)
          return t('doubt.sent', { name, skill })
        if (sends === 'random' && stands === goal) return t('doubt.sent', { name, skill })
      }
      return stands === goal ? undefined : t('doubt.away', { name, place: place(stands) })
    }

    const isRandom = ({ skill: name }: SentUse): boolean =>
      name === 'attack' && sent.skills.some((other) => traitsOf(other).aimless)

    /** What must still be chosen (J3.2a). */
    const missing = (use: SentUse): string | undefined => {
      const named = names.skills[use.skill]
      if (named?.aims && use.target === undefined && !isRandom(use)) return t('doubt.aimless')
      if (named?.wants === 'item' && use.item === undefined) return t('doubt.itemless')
      if (named?.wants === 'place' && use.what === undefined) return t('doubt.placeless')
      return use.skill === 'combine' && use.what === undefined ? t('doubt.setless') : undefined
    }

    const skill = (use: SentUse): string | undefined => {
      const named = names.skills[use.skill]
      if (!named) return undefined
      const { far, male, withAttack } = named.traits ?? {}
      if (isRandom(use)) return t('doubt.random')
      if (use.skill === 'combine') return combining(use.what)
      if (withAttack && !sent.skills.some((other) => other.skill === 'attack')) return t('doubt.peaceful')
      const seat = names.seats[use.target ?? 0]
      if (male && seat?.female) return t('doubt.female', { name: seat.name })
      if (far && seat && seat.place === goal && goal !== null)
        return t('doubt.here', { name: seat.name, place: place(goal) })
      return named.near ? near(use.target, use) : undefined
    }

    const combining = (set: string | undefined): string | undefined => {
      if (set !== 'relic' && set !== 'king') return undefined
      const held = names.bag ? PARTS[set].filter((part) => names.bag?.includes(part)).length : 3
      return held < 3 ? t('doubt.parts', { n: held }) : undefined
    }
    return { skill, near, missing }
  }
}

function timesOf(items: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1)
  return times
}

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import type { HostView } from '@/lib/engine/rulesets/jianghu/view-types'
import { isItem, isPlace, isPublicSkill, type TreasureSet } from '@/lib/engine/rulesets/jianghu/vocabulary'
import type { ReportContext } from '../reports/context'
import { SeatName } from '../reports/seats'
import { useJianghuTerms } from '../terms'

export type NightAction = NonNullable<NonNullable<HostView['actions']>[number]['action']>

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats'>
  /** Whose skills they are: for the names of character skills. */
  character: string | null
  action: NightAction
}

const SETS: readonly string[] = ['relic', 'king'] satisfies TreasureSet[]
const isSet = (what: string): what is TreasureSet => SETS.includes(what)

/** A night's action in words: 去杭州；攻击燕北归；用药草. */
export function ActionWords({ context, character, action }: Props) {
  const t = useTranslations('jianghu-host.actions')
  const terms = useJianghuTerms()
  const seat = (target: number) => () => <SeatName context={context} seat={target} />
  const named = (what: string): string =>
    isPlace(what) ? terms.place(what) : isItem(what) ? terms.item(what) : isSet(what) ? terms.set(what) : what
  const parts: ReactNode[] = [
    action.move && t('move', { place: terms.place(action.move) }),
    ...action.skills.map(({ skill, target, item, what }) => {
      const name = isPublicSkill(skill)
        ? terms.publicSkill(skill)
        : character === null
          ? skill
          : terms.skill(character, skill)
      const thing = [item && terms.item(item), what && named(what)].filter((one) => one !== null && one !== '')
      const key =
        target === null ? (thing.length > 0 ? 'skillItem' : 'skill') : thing.length > 0 ? 'skillOnItem' : 'skillOn'
      return t.rich(key, { skill: name, item: terms.list(thing.map(String)), seat: seat(target ?? 0) })
    }),
    ...action.uses.map(({ item, target }) =>
      t.rich(target === null ? 'use' : 'useOn', { item: terms.item(item), seat: seat(target ?? 0) }),
    ),
    action.unequip && t('unequip'),
    action.equip && t('equip', { item: terms.item(action.equip) }),
  ].filter(Boolean)
  if (parts.length === 0) return <span className="meta">{t('none')}</span>
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    <Fragment key={i}>
      {i > 0 && t('semicolon')}
      {part}
    </Fragment>
  ))
}

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chineseNumber } from '@/components/ui/time-format'
import { formatHalves } from './figures'
import { Portrait } from './names'

interface CandidateCardProps {
  slug: string
  alias: string
  /** How the ballot names it: 1, 2 … in the order of picking; null if not picked. Takes the portrait's place. */
  order: number | null
  /** The reader's own seat. */
  me?: boolean
  /** Its total so far in halves; null where totals are not shown. */
  halves: number | null
  /** A line below the name: 发言 35. Hidden on phones. */
  note?: ReactNode
  /** radio where one name is chosen (overtime for one place), else checkbox. */
  type?: 'checkbox' | 'radio'
  name: string
  value: string | number
  disabled?: boolean
  onPick?: (picked: boolean) => void
  /** One of the two large cards of an overtime (inside `.duel`), with its cells below (children). */
  duel?: boolean
  children?: ReactNode
}

/** A candidate as a card that is one big tick box. Cards never grow: the guess is chosen on the ballot slip. */
export function CandidateCard(props: CandidateCardProps) {
  const t = useTranslations('game-parts')
  const { alias, order, halves, duel } = props
  const sum = halves === null ? null : formatHalves(halves)
  return (
    <label className={clsx('cand', order !== null && 'is-picked', props.me && 'is-me')}>
      <input
        type={props.type ?? 'checkbox'}
        name={props.name}
        value={props.value}
        checked={order !== null}
        disabled={props.disabled}
        onChange={(event) => props.onPick?.(event.target.checked)}
        aria-label={t('voteFor', { alias })}
        aria-describedby={sum === null ? undefined : `${props.name}-${props.value}-sum`}
      />
      {order === null ? (
        <Portrait slug={props.slug} alias={alias} size={duel ? 'l' : 'm'} />
      ) : (
        <span className="order" aria-hidden="true">
          {duel ? t('pick') : t('pickOrder', { n: order, nHan: chineseNumber(order) })}
        </span>
      )}
      <span>
        <span className="name" lang="zh-CN">
          {alias}
          {props.me && <span className="me">{t('me')}</span>}
        </span>
        {props.note && <span className="meta cand-note">{props.note}</span>}
      </span>
      {sum !== null && (
        <span className={clsx('sum', halves === 0 && 'is-none')} id={`${props.name}-${props.value}-sum`}>
          {sum}
          <span className="vh">{t('votes')}</span>
        </span>
      )}
      {props.children}
    </label>
  )
}

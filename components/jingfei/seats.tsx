import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AliasName } from '@/components/game/names'
import { Tag } from '@/components/ui/notice'
import type { Role } from '@/lib/engine/rulesets/jingfei/roles'
import { useJingfeiTerms } from './terms'

/** What every part of these pages needs to name seats and tell times. Instants are epoch milliseconds. */
export interface TableContext {
  slug: string
  zone: string
  now: number
  seats: readonly { seat: number; alias: string; living: boolean }[]
}

interface SeatProps {
  context: Pick<TableContext, 'slug' | 'seats'>
  seat: number
}

const seatOf = ({ seats }: SeatProps['context'], seat: number) => seats.find((one) => one.seat === seat)

/** 3号 听雨: a seat in plain text, for labels and options. */
export function useSeatText(context: SeatProps['context']): (seat: number) => string {
  const t = useTranslations('jingfei')
  return (seat) => `${t('seatNumber', { n: seat })} ${seatOf(context, seat)?.alias ?? ''}`
}

/** A seat in a sentence: its number round the table, and its name. */
export function SeatName({ context, seat }: SeatProps) {
  const t = useTranslations('jingfei')
  return (
    <span className="whitespace-nowrap">
      <span className="meta">{t('seatNumber', { n: seat })}</span>{' '}
      <b className="kai" lang="zh-CN">
        {seatOf(context, seat)?.alias}
      </b>
    </span>
  )
}

/** Several seats in a sentence. */
export function SeatNames({ context, seats }: { context: SeatProps['context']; seats: readonly number[] }) {
  const comma = useJingfeiTerms().list(['', ''])
  return seats.map((seat, i) => (
    <Fragment key={seat}>
      {i > 0 && comma}
      <SeatName context={context} seat={seat} />
    </Fragment>
  ))
}

/** A seat in a list: number, portrait, name. */
export function SeatLabel({ context, seat, me }: SeatProps & { me?: number | null }) {
  const t = useTranslations('jingfei')
  const named = seatOf(context, seat)
  if (!named) return null
  return (
    <span className="jf-seat">
      <span className="jf-seat-n">{seat}</span>
      <AliasName slug={context.slug} alias={named.alias} out={!named.living} />
      {seat === me && <Tag tone="now">{t('me')}</Tag>}
    </span>
  )
}

/** A role as a small mark, the killers' solid. */
export function RoleTag({ role }: { role: Role }) {
  const terms = useJingfeiTerms()
  return <Tag tone={role === 'killer' ? 'now' : undefined}>{terms.role(role)}</Tag>
}

import { useTranslations } from 'next-intl'
import { AliasName, CodeName } from '@/components/game/names'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'

type Desk = NonNullable<MeView['desk']>

/**
 * The slots of this posting: how many, how many are taken where this seat may know, what its own group does, and what
 * became of its own claims; the open ones have a card of their own.
 */
export function Slots({ slug, view, desk, seat }: { slug: string; view: TieshaView; desk: Desk; seat: number }) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const held = new Set(desk.claims.filter((claim) => claim.seat === seat && claim.state === 'open').map((c) => c.group))
  const claims = desk.claims.filter((claim) => claim.seat !== seat || claim.state !== 'open')
  return (
    <Part side id="slots" title={t('slots')} note={terms.round(view.round)}>
      <ul className="slots">
        {desk.slots.map((slot) => (
          <li key={slot.group}>
            <b>{terms.group(slot.group)}</b>
            <span className="meta">
              {slot.taken === null
                ? t('slotCount', { count: slot.count })
                : t('slotTaken', { count: slot.count, free: Math.max(0, slot.count - slot.taken) })}
            </span>
            {slot.eligible && (slot.taken ?? 0) < slot.count && !held.has(slot.group) && (
              <Tag tone="now">{t('yours')}</Tag>
            )}
          </li>
        ))}
      </ul>
      {claims.length > 0 && (
        <ul className="slots mt-3" aria-label={t('claims')}>
          {claims.map((claim) => (
            <li key={`${claim.seat}-${claim.group}`}>
              <Alias slug={slug} view={view} seat={claim.seat} />
              <span>
                {t.rich('takes', { alias: () => <Alias slug={slug} view={view} seat={claim.target} plain /> })}{' '}
                {claim.guess && t.rich('guesses', { code: () => <CodeName>{claim.guess}</CodeName> })}
              </span>
              <Tag>{t(`claimState.${claim.state}`)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

export function Alias(props: { slug: string; view: TieshaView; seat: number; plain?: boolean }) {
  const found = props.view.seats.find((s) => s.seat === props.seat)
  return found ? <AliasName slug={props.slug} alias={found.alias} out={!found.living} portrait={!props.plain} /> : null
}

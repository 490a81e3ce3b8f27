import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'
import { Consequences } from './ask-once'
import type { DeskAction, DeskContext, Nameable } from './desk-form'
import { Alias } from './slots'
import { DeskFields, TargetFields } from './target-fields'

interface HireProps extends DeskContext {
  view: TieshaView
  hire: MeView['hire']
}

/** A hunter's offers of this posting (T15.3): side, target and guess, never the seat behind it. */
export function HireOffers({ slug, round, formKey, view, hire, action }: HireProps & { action: DeskAction }) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const taken = hire.offers.some((offer) => offer.taken)
  return (
    <Part id="hire" title={t('hire.offers')} note={t('hire.offersNote')}>
      {hire.offers.length === 0 && <p className="meta">{t('hire.none')}</p>}
      <ul className="slots">
        {hire.offers.map((offer) => (
          <li key={offer.faction}>
            <b>{terms.faction(offer.faction)}</b>
            <span>
              {t.rich('takes', { alias: () => <Alias slug={slug} view={view} seat={offer.target} /> })}{' '}
              {offer.guess && t.rich('guesses', { code: () => <CodeName>{offer.guess}</CodeName> })}
            </span>
            {offer.taken ? (
              <Tag tone="now">{t('hire.taken')}</Tag>
            ) : (
              !taken && (
                <Form action={action}>
                  <DeskFields slug={slug} round={round} formKey={formKey} />
                  <input type="hidden" name="faction" value={offer.faction} />
                  <Button type="submit">{t('hire.take')}</Button>
                </Form>
              )
            )}
          </li>
        ))}
      </ul>
      <Consequences lines={[t('hire.takeOnce'), t('hire.lapses')]} />
    </Part>
  )
}

interface OfferFormProps extends HireProps {
  action: DeskAction
  targets: readonly Nameable[]
  codes: readonly string[]
}

/** The side's one offer to a hunter, or what became of it. */
export function OfferForm({ slug, round, formKey, view, hire, action, targets, codes }: OfferFormProps) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const { mine } = hire
  return (
    <Part side id="hire" title={t('hire.title')} note={t('hire.titleNote')}>
      {mine ? (
        <p>
          {terms.round(mine.round)}{' '}
          {t.rich('takes', { alias: () => <Alias slug={slug} view={view} seat={mine.target} /> })}{' '}
          <Tag>{t(mine.open ? 'hire.open' : 'hire.spent')}</Tag>
        </p>
      ) : (
        <details className="ask-once">
          <summary className="btn">{t('hire.offer')}</summary>
          <Consequences lines={[t('hire.offerOnce'), t('hire.offerLapses')]} />
          <Form action={action} className="mt-3">
            <DeskFields slug={slug} round={round} formKey={formKey} />
            <TargetFields targets={targets} codes={codes} />
            <p className="mt-3">
              <Button type="submit" tone="danger" wide>
                {t('hire.offerDo')}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </Part>
  )
}

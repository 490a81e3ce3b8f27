import { useTranslations } from 'next-intl'
import { Countdown } from '@/components/ui/countdown'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { Consequences } from './ask-once'
import { Alias } from './slots'

interface StandingProps {
  slug: string
  view: TieshaView
  me: MeView
  /** Forum time of this reading, epoch milliseconds. */
  now: number
}

/**
 * Where the seat stands: its point, what it owes and until when, and what happens if it does nothing (T5.5, T5.7, T5.8);
 * an open claim says that of itself.
 */
export function Standing({ slug, view, me, now }: StandingProps) {
  const t = useTranslations('desk')
  const { desk, debts } = me
  const holds = desk?.claims.some((claim) => claim.seat === me.seat) ?? false
  const nothing = [
    ...(desk && !holds && me.mayPost ? [t('nothing.unclaimed')] : []),
    ...(debts.length > 0 ? [t('nothing.debt')] : []),
  ]
  return (
    <Part side id="standing" title={t('standing')}>
      <dl className="facts">
        <dt>{t('point')}</dt>
        <dd>{t(me.activated === null ? 'pointNone' : me.activated ? 'pointActive' : 'pointIdle')}</dd>
        {desk && (
          <>
            <dt>{t('closes')}</dt>
            <dd>
              <Time at={desk.closes} zone={view.timeZone} now={now} />　
              <Countdown until={desk.closes} serverNow={now} />
            </dd>
          </>
        )}
        {debts.map((debt) => (
          <Debt key={debt.strike} slug={slug} view={view} debt={debt} now={now} />
        ))}
      </dl>
      {nothing.length > 0 && (
        <>
          <h3 className="label mt-4">{t('nothing.title')}</h3>
          <Consequences lines={nothing} />
        </>
      )}
    </Part>
  )
}

function Debt({ slug, view, debt, now }: Omit<StandingProps, 'me'> & { debt: MeView['debts'][number] }) {
  const t = useTranslations('desk')
  return (
    <>
      <dt>{t('owed')}</dt>
      <dd>
        {t.rich('takes', { alias: () => <Alias slug={slug} view={view} seat={debt.target} /> })}
        <br />
        <span className="meta">
          {debt.due === null
            ? t('dueMorning')
            : t.rich('dueAt', {
                time: () => <Time at={debt.due ?? 0} zone={view.timeZone} now={now} />,
                left: () => <Countdown until={debt.due ?? 0} serverNow={now} />,
              })}
        </span>
      </dd>
    </>
  )
}

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Form } from '@/components/ui/form'
import { Part } from '@/components/ui/part'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { AskOnce, Consequences } from './ask-once'
import type { DeskAction, DeskContext } from './desk-form'
import { DeskFields, TargetFields } from './target-fields'

interface MattersProps extends DeskContext {
  view: TieshaView
  me: MeView
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  /** Codes that some seat of the game bears. */
  codes: readonly string[]
  actions: Record<'escort' | 'requestExtension' | 'sayOnExtension', DeskAction>
}

/** Whether any of the matters below waits for this seat. */
export const hasMatters = (me: MeView): boolean => me.escort !== null || me.extension.mayRequest || me.extension.mayVeto

/** What is asked of a seat beside its posts: whom to carry off (T15.5), a day more for the vote (T12). */
export function Matters({ slug, round, formKey, view, me, now, codes, actions }: MattersProps) {
  const t = useTranslations('desk.matters')
  const fields = <DeskFields slug={slug} round={round} formKey={formKey} />
  const named = new Set(me.escort?.candidates.map(({ seat }) => seat))
  return (
    <>
      {me.escort && (
        <Part side id="escort" title={t('escort.title')} note={<Countdown until={me.escort.closes} serverNow={now} />}>
          <Consequences lines={[t('escort.who'), t('escort.once')]} />
          <Form action={actions.escort} className="stack mt-3">
            {fields}
            <TargetFields targets={view.seats.filter(({ seat }) => named.has(seat))} codes={codes} />
            <Button type="submit" tone="danger" wide>
              {t('escort.do')}
            </Button>
          </Form>
        </Part>
      )}
      {me.extension.mayRequest && (
        <Part side id="extension" title={t('extension.title')}>
          <AskOnce label={t('extension.ask')} consequences={[t('extension.announced'), t('extension.hostDecides')]}>
            <Form action={actions.requestExtension} className="mt-3">
              {fields}
              <Button type="submit" tone="danger" wide>
                {t('extension.askDo')}
              </Button>
            </Form>
          </AskOnce>
        </Part>
      )}
      {me.extension.mayVeto && (
        <Part side id="veto" title={t('veto.title')} note={me.extension.say && t(`veto.${me.extension.say}`)}>
          <p className="meta">{t('veto.note')}</p>
          <div className="row mt-3">
            {(['yes', 'no', 'abstain'] as const).map((say) => (
              <Form key={say} action={actions.sayOnExtension}>
                {fields}
                <input type="hidden" name="say" value={say} />
                <Button type="submit">{t(`veto.${say}`)}</Button>
              </Form>
            ))}
          </div>
        </Part>
      )}
    </>
  )
}

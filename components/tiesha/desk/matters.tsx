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
  actions: Record<'escort' | 'requestExtension', DeskAction>
}

/** Whether a seat that posts may ask for a day more; the rangers' word has a page of its own (T12.2). */
const mayAsk = (me: MeView): boolean => me.mayPost && me.extension.mayRequest

/** Whether any of the matters below waits for this seat. */
export const hasMatters = (me: MeView): boolean => me.escort !== null || mayAsk(me)

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
      {mayAsk(me) && (
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
    </>
  )
}

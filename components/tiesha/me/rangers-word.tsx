import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/game/disclosure'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { Consequences } from '../desk/ask-once'
import type { DeskAction } from '../desk/desk-form'
import { DeskFields } from '../desk/target-fields'

interface RangersWordProps {
  slug: string
  view: TieshaView
  me: MeView
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  formKey: string
  actions: Record<'requestExtension' | 'sayOnExtension', DeskAction>
}

/** T12.2: a ranger asks for a day more, or says yes, no or nothing on white's request. Folded like every secret. */
export function RangersWord({ slug, view, me, now, formKey, actions }: RangersWordProps) {
  const t = useTranslations('me.word')
  const { mayRequest, mayVeto, say } = me.extension
  const fields = <DeskFields slug={slug} round={view.round} formKey={formKey} />
  return (
    <div className="max-w-measure mt-6">
      <Part id="word" title={t('title')} note={t('lead')}>
        <Disclosure summary={t('unfold')} warning={t('unfoldWarning')}>
          {view.paused && (
            <Notice seal className="mb-4">
              {t('paused')}
            </Notice>
          )}
          <p>{t(mayVeto ? 'stands' : 'nobodyAsks')}</p>
          <Consequences lines={[t('unanimous'), t('secret'), t('change')]} />
          {view.closes.vote !== null && (
            <p className="meta mt-3">
              {t.rich('until', {
                time: () => <Time at={view.closes.vote ?? 0} zone={view.timeZone} now={now} />,
              })}
            </p>
          )}
          {say !== null && (
            <Notice className="mt-4" live>
              {t(mayVeto || say !== 'yes' ? `said.${say}` : 'said.asked')}
            </Notice>
          )}
          {mayVeto && (
            <div className="row mt-4">
              {(['yes', 'no', 'abstain'] as const).map((word) => (
                <Form key={word} action={actions.sayOnExtension}>
                  {fields}
                  <input type="hidden" name="say" value={word} />
                  <Button type="submit" tone={say === word ? 'solid' : 'paper'} aria-pressed={say === word}>
                    {t(`say.${word}`)}
                  </Button>
                </Form>
              ))}
            </div>
          )}
          {!mayVeto && mayRequest && (
            <Form action={actions.requestExtension} className="mt-4">
              {fields}
              <Button type="submit" tone="solid">
                {t('ask')}
              </Button>
            </Form>
          )}
        </Disclosure>
      </Part>
    </div>
  )
}

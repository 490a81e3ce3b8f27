import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { ClaimView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'
import { AskOnce } from './ask-once'
import type { DeskAction, DeskContext, Nameable } from './desk-form'
import { Alias } from './slots'
import { DeskFields, TargetFields } from './target-fields'

interface ClaimCardProps extends DeskContext {
  view: TieshaView
  claim: ClaimView
  /** The code name that will sign the post. */
  code: string | null
  targets: readonly Nameable[]
  codes: readonly string[]
  limits: { killPost: number; iou: number; quotePercent: number }
  ious: boolean
  abandoned: 'suicide' | 'lapse'
  /** Time of day at which an IOU falls due, `HH:MM:SS`. */
  iouDue: string
  /** The seat's point is not activated yet: hanging an IOU does it (T5.8). */
  activates: boolean
  claimAction: DeskAction
  withdrawAction: DeskAction
  hangAction: DeskAction
}

/** 这一杀: an open claim with target and guess, how to change or give it up, and the IOU instead of the post (T5.1, T5.7). */
export function ClaimCard(props: ClaimCardProps) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const { slug, view, claim, limits, abandoned, ious } = props
  const alias = view.seats.find((seat) => seat.seat === claim.target)?.alias ?? ''
  const fields = (
    <>
      <DeskFields slug={slug} round={props.round} formKey={props.formKey} />
      <input type="hidden" name="group" value={claim.group} />
    </>
  )
  return (
    <Part side id={`claim-${claim.group}`} title={t('thisKill')} note={t('changeable')}>
      <dl className="facts">
        <dt>{t('slot')}</dt>
        <dd>{terms.group(claim.group)}</dd>
        <dt>{t('signed')}</dt>
        <dd>{props.code && <CodeName large>{props.code}</CodeName>}</dd>
        <dt>{t('target')}</dt>
        <dd>
          <Alias slug={slug} view={view} seat={claim.target} />
        </dd>
        <dt>{t('guess')}</dt>
        <dd>{claim.guess ? <CodeName large>{claim.guess}</CodeName> : t('noGuess')}</dd>
      </dl>
      <Notice seal className="mt-3">
        {t(abandoned === 'suicide' ? 'nothing.abandon' : 'nothing.lapse', { alias, ious: ious ? 'yes' : 'no' })}
      </Notice>
      <div className="row mt-3">
        <details className="ask-once">
          <summary className="btn">{t('change')}</summary>
          <Form action={props.claimAction} className="mt-3" key={`${claim.target}-${claim.guess}`}>
            {fields}
            <TargetFields targets={props.targets} codes={props.codes} target={claim.target} guess={claim.guess} />
            <p className="mt-3">
              <Button type="submit" tone="solid" wide>
                {t('saveChange')}
              </Button>
            </p>
          </Form>
        </details>
        <AskOnce label={t('withdraw')} tone="plain" consequences={[t('withdrawn.free'), t('withdrawn.draft')]}>
          <Form action={props.withdrawAction} className="mt-3">
            {fields}
            <Button type="submit" tone="danger" wide>
              {t('withdrawDo')}
            </Button>
          </Form>
        </AskOnce>
      </div>
      <fieldset className="mt-5">
        <legend>{t('when')}</legend>
        <div className="choice is-chosen">
          <span className="dot" aria-hidden="true" />
          <b>{t('tonight')}</b>
          <span className="meta">{t('tonightNote', { words: limits.killPost })}</span>
        </div>
        {ious ? (
          <AskOnce
            choice
            label={
              <>
                <span className="dot" aria-hidden="true" />
                <b>{t('iou.label')}</b>
                <span className="meta">{t('iou.note', { time: props.iouDue, words: limits.iou })}</span>
              </>
            }
            consequences={[
              t('iou.kills', { alias }),
              t('iou.due', { time: props.iouDue, words: limits.iou }),
              t('iou.missed'),
              t(view.me?.faction === 'black' ? 'iou.whiteMayAsk' : 'iou.blackMayAsk'),
              ...(props.activates ? [t('activates')] : []),
            ]}
          >
            <Form action={props.hangAction} className="mt-3">
              {fields}
              <Button type="submit" tone="danger" wide>
                {t('iou.do')}
              </Button>
            </Form>
          </AskOnce>
        ) : (
          <p className="meta mt-2">{t('iou.off')}</p>
        )}
      </fieldset>
    </Part>
  )
}

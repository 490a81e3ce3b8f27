'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Editor } from '@/components/editor/editor'
import { Meter, useShortcoming } from '@/components/editor/meter'
import { useWriting, WritingForm } from '@/components/editor/writing'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { useTerms } from '../terms'
import { Consequences } from './ask-once'
import type { Nameable } from './desk-form'
import { type Duty, dutyName } from './duties'
import { TargetFields } from './target-fields'

interface EssayFormProps {
  slug: string
  round: number
  userId: string
  formKey: string
  /** The draft that is written here. */
  scope: string
  /** The kill thread: what may be quoted depends on it. */
  threadId: string | undefined
  action: Parameters<typeof WritingForm>[0]['action']
  /** What the text can be handed in as; none: it can only be kept. */
  duties: readonly Duty[]
  /** Why nothing can be handed in now, where that is so. */
  reason: string | undefined
  /** Limits while there is no duty yet. */
  limits: { killPost: number; iou: number; quotePercent: number }
  ious: boolean
  code: string | null
  /** The seat's point is not activated yet: handing in a kill or its role's post does it (T5.8). */
  activates: boolean
  /** Aliases by seat. */
  aliases: Readonly<Record<number, string>>
  /** Whom a role's post may name, and which codes a flight may guess. */
  targets: readonly Nameable[]
  codes: readonly string[]
  /** Refused genres in words (T11.1). */
  genres: string
  /** Above the editor: the drafts at hand. */
  children: ReactNode
}

/**
 * The essay at hand with its meter, and the button that hands it in as what the seat chose. Its children are laid out
 * by `.desk-writing` around it: the editor in the wide column, the meter in the narrow one.
 */
export function EssayForm(props: EssayFormProps) {
  const t = useTranslations('desk')
  const { duties, limits } = props
  const [chosen, setChosen] = useState('')
  const duty = duties.find((one) => dutyName(one) === chosen) ?? duties[0]
  return (
    <WritingForm
      action={props.action}
      scope={props.scope}
      userId={props.userId}
      formKey={props.formKey}
      className="desk-form"
      limits={{ minOriginal: duty?.words ?? limits.killPost, quotePercent: limits.quotePercent }}
    >
      <section className="desk-editor" aria-label={t(`write.${duty?.kind ?? 'kill'}`)}>
        {props.children}
        <Editor label={t('body')} title={{ label: t('titleField'), maxLength: 60 }} threadId={props.threadId} />
      </section>
      <div className="desk-meter">
        <Meter marks={duty?.kind === 'kill' && props.ious ? [{ at: limits.iou, label: t('iouMark') }] : []}>
          <HandIn {...props} duty={duty} onDuty={setChosen} />
        </Meter>
      </div>
      <ActBar duty={duty} reason={props.reason} words={duty?.words ?? limits.killPost} />
    </WritingForm>
  )
}

type HandInProps = EssayFormProps & { duty: Duty | undefined; onDuty: (name: string) => void }

function HandIn(props: HandInProps) {
  const t = useTranslations('desk')
  const { slug, round, duties, duty, onDuty, code, aliases, targets, codes, activates, reason } = props
  const isWork = duty?.kind === 'rescue' || duty?.kind === 'sapper' || duty?.kind === 'flying'
  return (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="round" value={round} />
      {duties.length > 1 ? (
        <SelectField
          name="duty"
          label={t('which')}
          value={duty && dutyName(duty)}
          onChange={(event) => onDuty(event.target.value)}
        >
          {duties.map((one) => (
            <DutyOption key={dutyName(one)} duty={one} aliases={aliases} />
          ))}
        </SelectField>
      ) : (
        duty && <input type="hidden" name="duty" value={dutyName(duty)} />
      )}
      {isWork && (
        <TargetFields
          targets={targets}
          codes={duty.kind === 'flying' ? codes : []}
          label={t(`${duty.kind}Target`)}
          hint={duty.kind === 'rescue' ? t('rescueHint') : undefined}
        />
      )}
      <SubmitEssay duty={duty} reason={reason} wide />
      {duty && (
        <Consequences
          lines={[
            t(`before.${duty.kind}`, { code: code ?? '' }),
            ...(duty.kind === 'kill' ? [t('before.killSettles')] : []),
            ...(activates && duty.kind !== 'flying' ? [t('activates')] : []),
          ]}
        />
      )}
      <p className="meta">{t('genres', { list: props.genres })}</p>
    </>
  )
}

function DutyOption({ duty, aliases }: { duty: Duty; aliases: Readonly<Record<number, string>> }) {
  const t = useTranslations('desk')
  const terms = useTerms()
  const alias = 'target' in duty ? (aliases[duty.target] ?? '') : ''
  return (
    <option value={dutyName(duty)}>
      {duty.kind === 'kill'
        ? t('duty.kill', { group: terms.group(duty.group), alias })
        : t(`duty.${duty.kind}`, { alias })}
    </option>
  )
}

function SubmitEssay({ duty, reason, wide }: { duty: Duty | undefined; reason: string | undefined; wide?: boolean }) {
  const t = useTranslations('desk')
  const shortcoming = useShortcoming()
  const { title, counts } = useWriting()
  const untitled = counts !== null && title.trim() === '' ? t('needed.title') : undefined
  return (
    <Button type="submit" tone="solid" wide={wide} reason={reason ?? shortcoming ?? untitled}>
      {t(`submit.${duty?.kind ?? 'kill'}`)}
    </Button>
  )
}

/** On a phone: how much is written, and the button, at the foot of the screen. */
function ActBar({ duty, reason, words }: { duty: Duty | undefined; reason: string | undefined; words: number }) {
  const t = useTranslations('desk')
  const { counts } = useWriting()
  return (
    <div className="act-bar needs-js">
      <span>{t.rich('progress', { n: counts?.original ?? 0, words, b: (chunks) => <b>{chunks}</b> })}</span>
      <SubmitEssay duty={duty} reason={reason} />
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { useTerms } from '@/components/tiesha/terms'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextareaField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptChoice } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { FLAG_REASONS } from '@/lib/engine/rulesets/tiesha/commands'

interface FlagFormProps {
  slug: string
  /** The post's key. */
  post: string
  /** Where the post is read. */
  back: string
  formKey: string
  /** The genres that this game refuses, in words. */
  genres: string
  /** Flags show to everybody in this game (T11.2). */
  open: boolean
  /** The reader has flagged this post before; a flag on it has been upheld. */
  merged: boolean
  ruled: boolean
  action: FormAction
}

/** What a reader says against a post (T11.1). Works without JavaScript; keeps what was typed. */
export function FlagForm(props: FlagFormProps) {
  const t = useTranslations('flags.form')
  const terms = useTerms()
  return (
    <Form action={props.action} className="sheet flag-form mt-4">
      <input type="hidden" name="slug" value={props.slug} />
      <input type="hidden" name="post" value={props.post} />
      <input type="hidden" name="key" value={props.formKey} />
      <p className="meta">{t(props.open ? 'quietOpen' : 'quiet')}</p>
      {props.merged && <Notice>{t('merged')}</Notice>}
      {props.ruled && <Notice>{t('ruled')}</Notice>}
      <fieldset>
        <legend className="label">{t('reason')}</legend>
        <div className="flag-reasons">
          {FLAG_REASONS.map((reason, i) => (
            <KeptChoice
              key={reason}
              name="reason"
              value={reason}
              first={i === 0}
              required
              label={terms.flagReason(reason)}
              note={t(`reasons.${reason}`, { list: props.genres })}
            />
          ))}
        </div>
      </fieldset>
      <TextareaField name="text" label={t('text')} hint={t('textHint')} rows={6} maxLength={20_000} />
      <TextField name="link" label={t('link')} hint={t('linkHint')} maxLength={500} autoComplete="off" />
      <TextareaField name="note" label={t('note')} rows={3} maxLength={1000} />
      <div className="row">
        <Button type="submit" tone="solid">
          {t('send')}
        </Button>
        <ButtonLink tone="plain" href={props.back}>
          {t('leave')}
        </ButtonLink>
      </div>
    </Form>
  )
}

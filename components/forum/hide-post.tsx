'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormState } from '@/components/ui/form-context'

/** For hosts: hides a floor with a public reason, or shows it again. `fields` go with it to the action. */
export function HidePost(props: {
  action: (previous: FormState, form: FormData) => Promise<FormState>
  post: { id: string; number: number; hidden: boolean }
  fields?: Record<string, string>
}) {
  const t = useTranslations('forum')
  const { id, number, hidden } = props.post
  const fields = { ...props.fields, postId: id }
  if (hidden)
    return (
      <Form action={props.action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone="plain">
          {t('unhide')}
        </Button>
      </Form>
    )
  return (
    <Confirm
      label={t('hide')}
      tone="danger"
      labelTone="plain"
      title={t('hideQuestion', { n: number })}
      consequences={[t('hideEffect'), t('hideTrace')]}
      confirm={t('hide')}
      cancel={t('letBe')}
      action={props.action}
      fields={fields}
    >
      <TextField name="reason" label={t('hideReason')} required maxLength={200} />
    </Confirm>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormState } from '@/components/ui/form-context'
import { useToast } from '@/components/ui/toast'

/** One account's site role, to be changed by an admin. */
export function RoleForm(props: {
  action: (previous: FormState, form: FormData) => Promise<FormState>
  userId: string
  username: string
  role: 'member' | 'host' | 'admin'
  demo: boolean
}) {
  const t = useTranslations('account')
  const toast = useToast()
  const roles = props.demo ? (['member', 'host'] as const) : (['member', 'host', 'admin'] as const)
  return (
    <Form
      action={props.action}
      className="row"
      onDone={() => toast({ text: t('roleSaved', { name: props.username }) })}
    >
      <input type="hidden" name="userId" value={props.userId} />
      <Select
        name="role"
        key={props.role}
        defaultValue={props.role}
        aria-label={t('roleOf', { name: props.username })}
        className="max-w-40"
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('save')}</Button>
    </Form>
  )
}

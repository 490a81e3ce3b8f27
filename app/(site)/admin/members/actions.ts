'use server'

import { revalidatePath } from 'next/cache'
import { invalid, refused, textInputs } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { RoleChange, setRole } from '@/lib/accounts/members'
import { requireRole } from '@/lib/accounts/session'

export async function setRoleAction(_: FormState, form: FormData): Promise<FormState> {
  await requireRole('admin', '/admin/members')
  const change = RoleChange.safeParse(textInputs(form, 'userId', 'role'))
  if (!change.success) return invalid(change.error)
  const answer = await setRole(change.data)
  if (answer !== 'OK') return refused(answer)
  revalidatePath('/admin/members')
  return { ok: true }
}

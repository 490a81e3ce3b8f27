'use server'

import { revalidatePath } from 'next/cache'
import { requireUser } from '@/lib/accounts/session'
import { markAllRead, markRead } from '@/lib/notify/inbox'

export async function markReadAction(form: FormData): Promise<void> {
  const user = await requireUser('/inbox')
  await markRead(user.id, String(form.get('id')))
  revalidatePath('/inbox')
}

export async function markAllReadAction(): Promise<void> {
  const user = await requireUser('/inbox')
  await markAllRead(user.id)
  revalidatePath('/inbox')
}

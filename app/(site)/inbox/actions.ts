'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { requireUser } from '@/lib/accounts/session'
import { markAllRead, markRead } from '@/lib/notify/inbox'

export async function markReadAction(form: FormData): Promise<void> {
  const user = await requireUser('/inbox')
  const id = z.uuid().safeParse(form.get('id'))
  if (id.success) await markRead(user.id, id.data)
  revalidatePath('/inbox')
}

export async function markAllReadAction(): Promise<void> {
  const user = await requireUser('/inbox')
  await markAllRead(user.id)
  revalidatePath('/inbox')
}

import { redirect } from 'next/navigation'
import { requireUser } from '@/lib/accounts/session'
import { openNotice } from '@/lib/notify/inbox'

/** Where the link of a notice or of its letter leads: the notice is read, and its reader stands where to act. */
export async function GET(_: Request, { params }: RouteContext<'/inbox/[id]'>): Promise<Response> {
  const { id } = await params
  const user = await requireUser(`/inbox/${id}`)
  redirect((await openNotice(user.id, id)) ?? '/inbox')
}

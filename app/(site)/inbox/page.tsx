import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SITE_ZONE } from '@/app/site-zone'
import { Inbox } from '@/components/notices/inbox'
import { requireUser } from '@/lib/accounts/session'
import { readInbox } from '@/lib/notify/inbox'
import { markAllReadAction, markReadAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('inbox') }
}

/** What has been told to this account, in every game, the latest first. */
export default async function InboxPage({ searchParams }: PageProps<'/inbox'>) {
  const user = await requireUser('/inbox')
  const { page, only } = await searchParams
  const unreadOnly = only === 'unread'
  return (
    <Inbox
      inbox={await readInbox(user.id, Number(page) || 1, unreadOnly)}
      zone={user.timeZone ?? SITE_ZONE}
      unreadOnly={unreadOnly}
      markRead={markReadAction}
      markAllRead={markAllReadAction}
    />
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { setupOptions } from '@/app/g/[slug]/setup/options'
import { SetupForm } from '@/app/g/[slug]/setup/setup-form'
import { Empty } from '@/components/ui/notice'
import { hasRole, requireUser } from '@/lib/accounts/session'
import { forumTime } from '@/lib/play/forum-time'
import { newDraft } from '@/lib/play/setup-draft'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('setup'))('newTitle') }
}

/** A host lays out a new game. */
export default async function NewGamePage() {
  const user = await requireUser('/games/new')
  const t = await getTranslations('setup')
  if (!hasRole(user, 'host'))
    return (
      <div className="mt-6">
        <Empty title={t('notHostTitle')}>{t('notHost')}</Empty>
      </div>
    )
  const [options, now] = await Promise.all([setupOptions(), forumTime()])
  return (
    <>
      <h1 className="mt-6">{t('newTitle')}</h1>
      <p className="meta">{t('newLead')}</p>
      <SetupForm
        slug={null}
        draft={newDraft('classic-20', user.timeZone ?? 'Asia/Shanghai', now)}
        now={now}
        {...options}
      />
    </>
  )
}

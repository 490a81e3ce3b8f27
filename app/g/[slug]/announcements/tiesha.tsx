import { getTranslations } from 'next-intl/server'
import { AnnouncementItem } from '@/components/tiesha/reports/announcement-item'
import { reportContext } from '@/components/tiesha/reports/context'
import { Link } from '@/components/ui/link'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../by-ruleset'
import { gamePage } from '../game'
import { AnnouncementThread } from './thread'

export default async function AnnouncementsPage({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query, t] = await Promise.all([gamePage(slug), searchParams, getTranslations('reports')])
  const context = reportContext(page, await accountsBehind(page))
  return (
    <AnnouncementThread
      page={page}
      query={query}
      more={page.view && <Link href={`/g/${slug}/flags`}>{t('rulings')}</Link>}
      draw={async () => (post, unread) => <AnnouncementItem context={context} post={post} unread={unread} />}
    />
  )
}

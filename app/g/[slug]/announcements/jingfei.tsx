import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JingfeiAnnouncementItem } from '@/components/jingfei/reports/announcement'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { tableContext } from '../jingfei-page'
import { AnnouncementThread } from './thread'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const { game } = await gameOf('jingfei', (await params).slug)
  return { title: `${(await getTranslations('reports'))('title')}　${game.title}` }
}

/** 公告: nights, speeches and votes as they were announced. */
export default async function JingfeiAnnouncements({ params, searchParams }: PlaceProps) {
  const page = await gameOf('jingfei', (await params).slug)
  const context = { ...tableContext(page), accounts: await accountsBehind(page) }
  return (
    <AnnouncementThread
      page={page}
      query={await searchParams}
      draw={async () => (post, unread) => <JingfeiAnnouncementItem context={context} post={post} unread={unread} />}
    />
  )
}

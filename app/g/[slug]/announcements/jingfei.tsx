import { JingfeiAnnouncementItem } from '@/components/jingfei/reports/announcement'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { tableContext } from '../jingfei-page'
import { AnnouncementThread } from './thread'

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

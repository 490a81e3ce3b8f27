import { JianghuAnnouncementItem } from '@/components/jianghu/reports/announcement-post'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { jianghuContext } from './jianghu-context'
import { AnnouncementThread } from './thread'

/** The story thread: nights and days as they were announced, with the characters' scenes (J14). */
export default async function JianghuAnnouncements({ params, searchParams }: PlaceProps) {
  const page = await gameOf('jianghu', (await params).slug)
  return (
    <AnnouncementThread
      page={page}
      query={await searchParams}
      draw={async (posts) => {
        const context = await jianghuContext(page, posts)
        return (post, unread) => <JianghuAnnouncementItem context={context} post={post} unread={unread} />
      }}
    />
  )
}

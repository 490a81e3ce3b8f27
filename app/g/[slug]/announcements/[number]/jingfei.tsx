import { JingfeiAnnouncementPage } from '@/components/jingfei/reports/announcement'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../../by-ruleset'
import { gameOf } from '../../game'
import { tableContext } from '../../jingfei-page'
import { AnnouncementAlone, numberOf } from '../thread'

type Props = PlaceProps<{ number: string }>

/** One announcement, such as the final post, as its own page. */
export default async function JingfeiAnnouncement({ params }: Props) {
  const { slug, number } = await params
  const page = await gameOf('jingfei', slug)
  const context = { ...tableContext(page), accounts: await accountsBehind(page) }
  return (
    <AnnouncementAlone
      page={page}
      number={numberOf(number)}
      draw={async (post) => <JingfeiAnnouncementPage context={context} post={post} />}
    />
  )
}

import { AnnouncementView } from '@/components/tiesha/reports/announcement-page'
import { reportContext } from '@/components/tiesha/reports/context'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../../by-ruleset'
import { gamePage } from '../../game'
import { AnnouncementAlone, numberOf } from '../thread'

type Props = PlaceProps<{ number: string }>

export default async function AnnouncementPage({ params }: Props) {
  const { slug, number } = await params
  const page = await gamePage(slug)
  return (
    <AnnouncementAlone
      page={page}
      number={numberOf(number)}
      draw={async (post) => <AnnouncementView context={reportContext(page, await accountsBehind(page))} post={post} />}
    />
  )
}

import { JianghuAnnouncementPage } from '@/components/jianghu/reports/announcement-post'
import type { PlaceProps } from '../../by-ruleset'
import { gameOf } from '../../game'
import { jianghuContext } from '../jianghu-context'
import { AnnouncementAlone, numberOf } from '../thread'

type Props = PlaceProps<{ number: string }>

export default async function JianghuAnnouncement({ params }: Props) {
  const { slug, number } = await params
  const page = await gameOf('jianghu', slug)
  return (
    <AnnouncementAlone
      page={page}
      number={numberOf(number)}
      draw={async (post) => <JianghuAnnouncementPage context={await jianghuContext(page, [post])} post={post} />}
    />
  )
}

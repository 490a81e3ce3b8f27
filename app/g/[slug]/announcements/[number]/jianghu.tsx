import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JianghuAnnouncementPage } from '@/components/jianghu/reports/announcement-post'
import type { PlaceProps } from '../../by-ruleset'
import { gameOf } from '../../game'
import { jianghuContext } from '../jianghu-context'
import { AnnouncementAlone, numberOf } from '../thread'

type Props = PlaceProps<{ number: string }>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, number } = await params
  const [page, t] = await Promise.all([gameOf('jianghu', slug), getTranslations('reports')])
  return { title: `${t('number', { n: numberOf(number) })}　${page.game.title}` }
}

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

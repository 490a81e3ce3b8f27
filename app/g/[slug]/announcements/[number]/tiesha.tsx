import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AnnouncementView } from '@/components/tiesha/reports/announcement-page'
import { reportContext } from '@/components/tiesha/reports/context'
import { WriteWords } from '@/components/tiesha/reports/host-words'
import { Link } from '@/components/ui/link'
import { seenText } from '@/lib/play/host-seen'
import { accountsBehind, readAnnouncement } from '@/lib/play/read-announcements'
import { readSeen } from '@/lib/play/read-host-log'
import { gamePage } from '../../game'
import { erratum, review } from '../actions'

type Params = { params: Promise<{ slug: string; number: string }> }

/** Numbers are written in one way only. */
function numberOf(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : notFound()
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug, number } = await params
  const [page, t] = await Promise.all([gamePage(slug), getTranslations('reports')])
  return { title: `${t('number', { n: numberOf(number) })}　${page.game.title}` }
}

/** One announcement, such as a result post, as its own page. */
export default async function AnnouncementPage({ params }: Params) {
  const { slug, number } = await params
  const [page, t] = await Promise.all([gamePage(slug), getTranslations('reports')])
  const [post, accounts] = await Promise.all([readAnnouncement(page, numberOf(number)), accountsBehind(page)])
  if (!post) notFound()
  const team = page.viewer.kind === 'host' || page.viewer.kind === 'assistant'
  const to = (n: number) => `/g/${slug}/announcements/${n}`
  return (
    <>
      <AnnouncementView context={reportContext(page, accounts)} post={post} />
      {team && post.data?.kind !== 'corrected' && (
        <WriteWords
          slug={slug}
          post={post}
          review={page.game.setup.hostReview && post.data?.kind === 'resultPost'}
          seen={seenText(await readSeen(page))}
          actions={{ review, erratum }}
        />
      )}
      <nav className="pager mt-6" aria-label={t('pages')}>
        {post.previous !== null && (
          <Link href={to(post.previous)} rel="prev">
            {t('previous')}
          </Link>
        )}
        <Link href={`/g/${slug}/announcements?page=${Math.ceil(post.number / 20)}#a${post.number}`}>{t('all')}</Link>
        {post.next !== null && (
          <Link href={to(post.next)} rel="next">
            {t('next')}
          </Link>
        )}
      </nav>
    </>
  )
}

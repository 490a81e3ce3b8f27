import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { AnnouncementItem } from '@/components/tiesha/reports/announcement-item'
import { reportContext } from '@/components/tiesha/reports/context'
import { KeptMark } from '@/components/tiesha/reports/kept-mark'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { accountsBehind, readAnnouncements } from '@/lib/play/read-announcements'
import { gamePage } from '../game'

type Params = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const t = await getTranslations('reports')
  const { game } = await gamePage((await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 公告: all that the machine has told everybody, oldest first; opened where the reader left off. */
export default async function AnnouncementsPage({ params, searchParams }: Params) {
  const { slug } = await params
  const [page, user, query, t] = await Promise.all([
    gamePage(slug),
    currentUser(),
    searchParams,
    getTranslations('reports'),
  ])
  const wanted = typeof query.page === 'string' ? Number.parseInt(query.page, 10) : Number.NaN
  const [read, accounts] = await Promise.all([
    readAnnouncements(page, user?.id ?? null, Number.isNaN(wanted) ? null : wanted),
    accountsBehind(page),
  ])
  const context = reportContext(page, accounts)
  const { posts, unread } = read
  return (
    <Part
      id="announcements"
      className="mt-6"
      title={t('title')}
      more={page.view && <Link href={`/g/${slug}/flags`}>{t('rulings')}</Link>}
    >
      {posts.length === 0 && <Empty title={t('empty')}>{t('emptyText')}</Empty>}
      {posts.map((post) => (
        <Fragment key={post.number}>
          <KeptMark shown={post.number === unread && post !== posts[0]}>
            <p className="first-unread">{t('firstUnread')}</p>
          </KeptMark>
          <AnnouncementItem context={context} post={post} unread={unread !== null && post.number >= unread} />
        </Fragment>
      ))}
      <div className="mt-5">
        <Pagination
          label={t('pages')}
          page={read.page}
          pages={read.pages}
          href={(n) => `/g/${slug}/announcements?page=${n}`}
        />
      </div>
    </Part>
  )
}

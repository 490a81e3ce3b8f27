import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { SITE_ZONE } from '@/app/site-zone'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty, Tag } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Time } from '@/components/ui/time'
import { currentUser } from '@/lib/accounts/session'
import { readBoard } from '@/lib/forum/boards'
import { forumTime } from '@/lib/play/forum-time'

const boardPage = cache(async (slug: string, page: number) => {
  const user = await currentUser()
  return (await readBoard(slug, page, user?.id ?? null)) ?? notFound()
})

export async function generateMetadata({ params, searchParams }: PageProps<'/boards/[slug]'>): Promise<Metadata> {
  const { board } = await boardPage((await params).slug, Number((await searchParams).page) || 1)
  return { title: board.name }
}

export default async function BoardPage({ params, searchParams }: PageProps<'/boards/[slug]'>) {
  const { slug } = await params
  const { board, threads, page, pages } = await boardPage(slug, Number((await searchParams).page) || 1)
  const [now, t] = await Promise.all([forumTime(), getTranslations('forum')])
  const open = <ButtonLink href={`/boards/${slug}/new`}>{t('openThread')}</ButtonLink>
  return (
    <div className="stack mt-6">
      <p className="crumbs meta">
        <Link href="/boards">{t('boards')}</Link>
      </p>
      <div className="row">
        <h1>{board.name}</h1>
        <span className="row-end">{threads.length > 0 && open}</span>
      </div>
      {board.about && <p>{board.about}</p>}
      {threads.length === 0 && (
        <Empty title={t('noThreads')} action={open}>
          {t('noThreadsNote')}
        </Empty>
      )}
      <ul className="thread-list">
        {threads.map((thread) => (
          <li key={thread.id} className="thread-row">
            <h2>
              <Link
                href={
                  thread.unread > 0 && thread.unread < thread.posts
                    ? `/t/${thread.id}?page=unread#unread`
                    : `/t/${thread.id}`
                }
              >
                {thread.title}
              </Link>
              {thread.unread > 0 && <span className="count">{t('unread', { n: thread.unread })}</span>}
              {thread.locked && <Tag tone="void">{t('locked')}</Tag>}
            </h2>
            <p className="meta dot-list">
              <span>{thread.author}</span>
              <span>{t('postCount', { n: thread.posts })}</span>
              <span>
                {t('lastPost')}{' '}
                <Time at={thread.lastPostAt} zone={SITE_ZONE} now={now} precision="minute" tip={false} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Pagination label={t('pages')} page={page} pages={pages} href={(n) => `/boards/${slug}?page=${n}`} />
    </div>
  )
}

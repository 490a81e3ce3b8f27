import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Fragment, type ReactNode } from 'react'
import { WriteWords } from '@/components/announcements/host-words'
import { KeptMark } from '@/components/announcements/kept-mark'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { seenText } from '@/lib/play/host-seen'
import { type AnnouncementPost, readAnnouncement, readAnnouncements } from '@/lib/play/read-announcements'
import type { AnyGamePage, PageOf } from '@/lib/play/read-game'
import { readSeen } from '@/lib/play/read-host-log'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { erratum, review } from './actions'

interface ThreadProps<Name extends RulesetName> {
  page: PageOf<Name>
  query: Record<string, string | string[] | undefined>
  more?: ReactNode
  /** How this ruleset draws them, once these posts are read. */
  draw: (
    posts: readonly AnnouncementPost<Name>[],
  ) => Promise<(post: AnnouncementPost<Name>, unread: boolean) => ReactNode>
}

/** 公告: all that the machine has told everybody, oldest first; opened where the reader left off. */
export async function AnnouncementThread<Name extends RulesetName>({ page, query, more, draw }: ThreadProps<Name>) {
  const [user, t] = await Promise.all([currentUser(), getTranslations('reports')])
  const wanted = typeof query.page === 'string' ? Number.parseInt(query.page, 10) : Number.NaN
  const read = await readAnnouncements(page, user?.id ?? null, Number.isNaN(wanted) ? null : wanted)
  const { posts, unread } = read
  const drawn = await draw(posts)
  return (
    <Part id="announcements" className="mt-6" title={t('title')} more={more}>
      {posts.length === 0 && <Empty title={t('empty')}>{t('emptyText')}</Empty>}
      {posts.map((post) => (
        <Fragment key={post.number}>
          <KeptMark shown={post.number === unread && post !== posts[0]}>
            <p className="first-unread">{t('firstUnread')}</p>
          </KeptMark>
          {drawn(post, unread !== null && post.number >= unread)}
        </Fragment>
      ))}
      <div className="mt-5">
        <Pagination
          label={t('pages')}
          page={read.page}
          pages={read.pages}
          href={(n) => `/g/${page.game.slug}/announcements?page=${n}`}
        />
      </div>
    </Part>
  )
}

/** Numbers are written in one way only. */
export function numberOf(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : notFound()
}

/** One announcement as its own page, with the host's tools beneath it and the way to its neighbours. */
export async function AnnouncementAlone<Name extends RulesetName>(props: {
  page: PageOf<Name>
  number: number
  draw: (post: AnnouncementPost<Name>) => Promise<ReactNode>
}) {
  const { page, number } = props
  const [post, t] = await Promise.all([readAnnouncement(page, number), getTranslations('reports')])
  if (!post) notFound()
  const { game, viewer } = page
  const kind: string | undefined = post.data?.kind
  const team = viewer.kind === 'host' || viewer.kind === 'assistant'
  const to = (n: number) => `/g/${game.slug}/announcements/${n}`
  return (
    <>
      {await props.draw(post)}
      {team && kind !== 'corrected' && (
        <WriteWords
          slug={game.slug}
          post={post}
          review={game.setup.hostReview && kind === 'resultPost'}
          seen={seenText(await readSeen(page as unknown as AnyGamePage))}
          actions={{ review, erratum }}
        />
      )}
      <nav className="pager mt-6" aria-label={t('pages')}>
        {post.previous !== null && (
          <Link href={to(post.previous)} rel="prev">
            {t('previous')}
          </Link>
        )}
        <Link href={`/g/${game.slug}/announcements?page=${Math.ceil(post.number / 20)}#a${post.number}`}>
          {t('all')}
        </Link>
        {post.next !== null && (
          <Link href={to(post.next)} rel="next">
            {t('next')}
          </Link>
        )}
      </nav>
    </>
  )
}

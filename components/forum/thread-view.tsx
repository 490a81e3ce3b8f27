import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Pagination } from '@/components/ui/pagination'
import type { PresentedPost } from '@/lib/forum/present'
import type { ThreadPage } from '@/lib/forum/threads'
import { PostItem } from './post-item'
import { QuoteBar } from './quote-bar'
import { SteadyPosts } from './steady-posts'

interface ThreadViewProps {
  page: ThreadPage
  /** The URL of a page (1-based) of this thread. */
  href: (page: number) => string
  zone: string
  now: number
  slug?: string
  /** What to write with, for those who may write here. Quoting needs it. */
  composer?: ReactNode
  /** Further acts on a post, such as hiding it. */
  actionsOf?: (post: PresentedPost) => ReactNode
  /** Draws posts of kinds that have their own look; undefined leaves a post to PostItem. */
  draw?: (post: PresentedPost) => ReactNode | undefined
  /** What an empty thread says. */
  empty?: ReactNode
}

/** A page of a thread: floors, where the unread ones begin, the pager above and below, and the composer. */
export function ThreadView({ page, href, zone, now, slug, composer, actionsOf, draw, empty }: ThreadViewProps) {
  const t = useTranslations('forum')
  const pager = <Pagination label={t('pages')} page={page.page} pages={page.pages} href={href} />
  return (
    <div className="thread">
      <SteadyPosts page={page.page} total={page.total} own={page.own}>
        {page.page > 1 && pager}
        {page.posts.length === 0 && empty}
        {page.posts.map((post) => (
          <div key={post.id}>
            {page.unread === post.number && post.number > 1 && (
              <p className="unread meta" id="unread">
                {t('unreadBelow')}
              </p>
            )}
            {draw?.(post) ?? (
              <PostItem
                post={post}
                threadTitle={page.thread.title}
                zone={zone}
                now={now}
                slug={slug}
                canQuote={composer !== undefined}
                actions={actionsOf?.(post)}
              />
            )}
          </div>
        ))}
        {pager}
      </SteadyPosts>
      <QuoteBar canQuote={composer !== undefined} />
      {composer && (
        <section className="composer" id="write" aria-label={t('write')}>
          {composer}
        </section>
      )}
    </div>
  )
}

import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { SITE_ZONE } from '@/app/site-zone'
import { HidePost } from '@/components/forum/hide-post'
import { ReplyForm } from '@/components/forum/reply-form'
import { ThreadView } from '@/components/forum/thread-view'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { currentUser, hasRole } from '@/lib/accounts/session'
import { boardOf } from '@/lib/forum/boards'
import { markRead } from '@/lib/forum/read-marks'
import { readThread } from '@/lib/forum/threads'
import { forumTime } from '@/lib/play/forum-time'
import { hidePostAction, replyAction } from '../../boards/actions'

/** The page of an ordinary thread; a game's threads live under /g and are not found here. */
const threadPage = cache(async (threadId: string, wanted: string | undefined) => {
  const user = await currentUser()
  const page = wanted === 'last' || wanted === 'unread' ? wanted : Number(wanted) || 1
  const read = await readThread(threadId, { page, readerId: user?.id ?? null, seesHidden: hasRole(user, 'host') })
  return read?.thread.kind === 'forum' && read.thread.boardId !== null
    ? { ...read, board: await boardOf(read.thread.boardId) }
    : notFound()
})

export async function generateMetadata({ params, searchParams }: PageProps<'/t/[threadId]'>): Promise<Metadata> {
  const { thread } = await threadPage((await params).threadId, one((await searchParams).page))
  return { title: thread.title }
}

export default async function ThreadPage({ params, searchParams }: PageProps<'/t/[threadId]'>) {
  const { threadId } = await params
  const page = await threadPage(threadId, one((await searchParams).page))
  const { thread, board } = page
  const [user, now, t] = await Promise.all([currentUser(), forumTime(), getTranslations('forum')])
  const last = page.posts.at(-1)?.number
  if (user && last && last > page.read && !(await headers()).has('next-router-prefetch'))
    await markRead(user.id, threadId, last)
  const isHost = hasRole(user, 'host')
  const mayWrite = user && !thread.locked
  return (
    <div className="thread-page stack mt-6">
      <p className="crumbs meta">
        <Link href="/boards">{t('boards')}</Link> / <Link href={`/boards/${board?.slug}`}>{board?.name}</Link>
      </p>
      <h1>{thread.title}</h1>
      <ThreadView
        page={page}
        href={(n) => `/t/${threadId}?page=${n}`}
        zone={SITE_ZONE}
        now={now}
        actionsOf={
          isHost
            ? (post) => (
                <HidePost
                  action={hidePostAction}
                  post={{ id: post.id, number: post.number, hidden: post.hidden !== null }}
                />
              )
            : undefined
        }
        composer={
          mayWrite ? (
            <ReplyForm
              action={replyAction}
              userId={user.id}
              formKey={randomUUID()}
              threadId={threadId}
              fields={{ threadId }}
              note={t('postedAs', { name: user.username })}
            />
          ) : undefined
        }
      />
      {thread.locked && <Notice>{t('lockedNote')}</Notice>}
      {!user && (
        <p>
          <ButtonLink href={`/sign-in?next=${encodeURIComponent(`/t/${threadId}?page=${page.page}`)}`}>
            {t('signInToReply')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HidePost } from '@/components/forum/hide-post'
import { ReplyForm } from '@/components/forum/reply-form'
import { ThreadView } from '@/components/forum/thread-view'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { currentUser } from '@/lib/accounts/session'
import { mayHidePosts, mayWriteThread, type ThreadRef } from '@/lib/play/access'
import { markThreadRead, readGameThread } from '@/lib/play/threads'
import { anyGamePage } from './game'
import { hideGamePostAction, sayAction } from './thread-actions'

interface GameThreadProps {
  slug: string
  thread: ThreadRef
  /** The thread's own address. */
  base: string
  page: string | string[] | undefined
  title: string
  /** What an empty thread says; and who reads it, for threads that not everybody reads. */
  note: string
  /** Between these and the posts: who may write now, where the rules say so. */
  above?: ReactNode
}

/** A thread of a game with its composer, for those who may read it; not found for others. */
export async function GameThread({ slug, thread, base, page: wanted, title, note, above }: GameThreadProps) {
  const page = await anyGamePage(slug)
  const user = await currentUser()
  const t = await getTranslations('threads')
  const number =
    wanted === 'last' || wanted === 'unread' ? wanted : Number(wanted) || (wanted === undefined ? 'unread' : 1)
  const read = await readGameThread(page, user?.id ?? null, thread, number)
  if (!read) notFound()
  const last = read.posts.at(-1)?.number
  if (user && last && last > read.read && !(await headers()).has('next-router-prefetch'))
    await markThreadRead(user.id, read.thread.id, last)
  const mayWrite = user !== null && mayWriteThread(page.game, page.viewer, page.channels, thread)
  const fields = { slug, kind: thread.kind, threadKey: thread.key }
  return (
    <section className="stack mt-6" aria-labelledby="thread-title">
      <h2 id="thread-title">{title}</h2>
      <p className="meta">{note}</p>
      {above}
      <ThreadView
        page={read}
        href={(n) => `${base}?page=${n}`}
        zone={page.game.timeZone}
        now={page.now}
        slug={slug}
        empty={<Empty title={t('emptyTitle')}>{mayWrite ? t('emptyWrite') : t('emptyRead')}</Empty>}
        actionsOf={
          mayHidePosts(page.viewer)
            ? (post) => (
                <HidePost
                  action={hideGamePostAction}
                  post={{ id: post.id, number: post.number, hidden: post.hidden !== null }}
                  fields={{ ...fields, number: String(post.number) }}
                />
              )
            : undefined
        }
        composer={
          mayWrite ? (
            <ReplyForm
              action={sayAction}
              userId={user.id}
              formKey={randomUUID()}
              threadId={read.thread.id}
              fields={fields}
              note={await writesAs(page, user.username, thread)}
            />
          ) : undefined
        }
      />
      {!user && thread.kind === 'spectators' && (
        <p>
          <ButtonLink href={`/sign-in?next=${encodeURIComponent(base)}`}>{t('signIn')}</ButtonLink>
        </p>
      )}
      {!mayWrite && thread.kind === 'talk' && page.viewer.kind === 'public' && page.game.status === 'running' && (
        <p className="meta">
          <Link href={`/g/${slug}/spectators`}>{t('toSpectators')}</Link>
        </p>
      )}
    </section>
  )
}

async function writesAs(page: Awaited<ReturnType<typeof anyGamePage>>, username: string, thread: ThreadRef) {
  const t = await getTranslations('threads')
  const { viewer, view } = page
  if (viewer.kind === 'seat')
    return t('asAlias', { alias: view?.seats.find((s) => s.seat === viewer.seat)?.alias ?? '' })
  return viewer.kind === 'public' || thread.kind === 'spectators' ? t('asAccount', { name: username }) : t('asHost')
}

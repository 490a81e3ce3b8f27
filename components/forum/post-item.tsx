import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AliasName, CodeName } from '@/components/game/names'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { PresentedPost, Voice } from '@/lib/forum/present'
import { CopyLink } from './copy-link'
import { Quotable, sourceOf } from './quotable'
import { QuoteButton } from './quote-button'
import { RichText } from './rich-text'

export interface PostItemProps {
  post: PresentedPost
  threadTitle: string
  /** The zone in which the thread tells time, and the server's now (epoch ms). */
  zone: string
  now: number
  /** In a game: its slug, for the portraits of aliases. */
  slug?: string
  /** This page has a composer for this reader. */
  canQuote: boolean
  /** Further acts on this post, such as hiding it. */
  actions?: ReactNode
}

/** One floor of a thread: who, when, what; `#p12` leads to it. */
export function PostItem({ post, threadTitle, zone, now, slug, canQuote, actions }: PostItemProps) {
  const t = useTranslations('forum')
  const source = sourceOf(post, threadTitle)
  const isBlank = post.hidden !== null && !post.hidden.shown
  return (
    <article
      className={clsx('post', post.hidden && 'is-hidden')}
      id={`p${post.number}`}
      aria-labelledby={`p${post.number}-by`}
    >
      <header className="post-head">
        <span id={`p${post.number}-by`}>
          <VoiceName voice={post.voice} slug={slug} />
        </span>
        <span className="meta">
          <Time at={post.at} zone={zone} now={now} />
        </span>
        <a className="floor meta" href={`#p${post.number}`}>
          {t('floor', { n: post.number })}
        </a>
      </header>
      {post.hidden && <Notice className="mt-3">{t('hidden', { reason: post.hidden.reason })}</Notice>}
      {post.title && <h3 className="post-title">{post.title}</h3>}
      {!isBlank && (
        <Quotable source={source}>
          <div className="essay" lang="zh-CN">
            <RichText doc={post.doc} />
          </div>
        </Quotable>
      )}
      <footer className="post-foot">
        {!isBlank && <span className="meta">{t('words', { n: post.original + post.quoted })}</span>}
        <span className="row-end" />
        {canQuote && !post.hidden && <QuoteButton source={source} doc={post.doc} />}
        <CopyLink href={`/p/${post.id}`} />
        {actions}
      </footer>
    </article>
  )
}

/** The one name a post speaks under. */
export function VoiceName({ voice, slug }: { voice: Voice; slug?: string }) {
  const t = useTranslations('forum')
  switch (voice.kind) {
    case 'account':
      return <b>{voice.username}</b>
    case 'seat':
      return slug ? <AliasName slug={slug} alias={voice.alias} /> : <CodeName>{voice.alias}</CodeName>
    case 'code':
      return <CodeName large>{voice.code}</CodeName>
    case 'host':
      return <b>{t('host')}</b>
    case 'machine':
      return <b>{t('machine')}</b>
  }
}

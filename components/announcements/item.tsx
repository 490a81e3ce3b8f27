import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { Errata, HostWords } from './host-words'
import { KeptMark } from './kept-mark'

type Post = AnnouncementPost<RulesetName>

/** Of the game: the zone its times are told in. Instants are epoch milliseconds. */
interface Context {
  slug: string
  zone: string
  now: number
}

/** One announcement in the list: its headline, the host's words, what it says (`children`), corrections. */
export function AnnouncementItem(props: {
  context: Context
  post: Omit<Post, 'data'>
  headline: string
  unread: boolean
  children: ReactNode
}) {
  const { context, post } = props
  const t = useTranslations('reports')
  return (
    <article className="announcement" id={`a${post.number}`} aria-labelledby={`a${post.number}-title`}>
      <header className="announcement-head">
        <h3 id={`a${post.number}-title`}>
          <Link href={`/g/${context.slug}/announcements/${post.number}`}>{props.headline}</Link>
        </h3>
        <KeptMark shown={props.unread}>
          <Tag tone="seal">{t('unread')}</Tag>
        </KeptMark>
        <span className="meta">
          <Time at={post.at} zone={context.zone} now={context.now} />
        </span>
      </header>
      <HostWords context={context} post={post} />
      {props.children}
      <Errata context={context} post={post} />
    </article>
  )
}

/** The same as a page of its own. */
export function AnnouncementArticle(props: {
  context: Context
  post: Omit<Post, 'data'>
  headline: string
  children: ReactNode
}) {
  const { context, post } = props
  return (
    <article className="announcement-page">
      <h2>{props.headline}</h2>
      <p className="meta mb-4">
        <Time at={post.at} zone={context.zone} now={context.now} />
      </p>
      <HostWords context={context} post={post} />
      {props.children}
      <Errata context={context} post={post} />
    </article>
  )
}

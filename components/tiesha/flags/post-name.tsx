import { useTranslations } from 'next-intl'
import { AliasName, CodeName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import type { LongPost } from '@/lib/play/long-posts'

interface PostNameProps {
  slug: string
  post: LongPost
  aliases: ReadonlyMap<number, string>
  /** Where its title leads; none for plain words. */
  href?: string
}

/** A long post in a line: its title, then its signature. */
export function PostName({ slug, post, aliases, href }: PostNameProps) {
  const t = useTranslations('flags')
  const kinds = useTranslations('tiesha.posts')
  const title = post.title && t('book', { title: post.title })
  const alias = aliases.get(post.seat ?? 0)
  const signature = post.code ? (
    <>
      <CodeName>{post.code}</CodeName> {kinds(post.kind === 'reportIn' ? 'post' : post.kind)}
    </>
  ) : (
    <>
      {alias && <AliasName slug={slug} alias={alias} portrait={false} />} {t('reportIn')}
    </>
  )
  return (
    <span className="post-name">
      {href ? (
        <Link href={href}>
          <span lang="zh-CN">{title || signature}</span>
        </Link>
      ) : (
        title && <span lang="zh-CN">{title}</span>
      )}
      {(title || !href) && <span className="meta">{signature}</span>}
    </span>
  )
}

/** The same as plain text, for titles and labels. */
export function usePostText(): (post: LongPost, aliases: ReadonlyMap<number, string>) => string {
  const t = useTranslations('flags')
  const kinds = useTranslations('tiesha.posts')
  return (post, aliases) => {
    const by = post.code
      ? t('signed', { code: post.code, kind: kinds(post.kind === 'reportIn' ? 'post' : post.kind) })
      : t('reportOf', { alias: aliases.get(post.seat ?? 0) ?? '' })
    return post.title ? `${t('book', { title: post.title })} ${by}` : by
  }
}

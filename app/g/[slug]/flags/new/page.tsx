import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FlagForm } from '@/components/tiesha/flags/flag-form'
import { PostName } from '@/components/tiesha/flags/post-name'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { requireUser } from '@/lib/accounts/session'
import { findLongPost } from '@/lib/play/long-posts'
import { readOwnFlags, seesFlags } from '@/lib/play/read-flags'
import { readRulings } from '@/lib/play/read-rulings'
import { aliasesOf, dealtGame } from '../../game'
import { genresOf } from '../../genres'
import { flag } from '../actions'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('flags.form')])
  return { title: `${t('title')}　${game.title}` }
}

/** 检举: what a reader says against one long post (`?post=` its key); those who rule are led to the ruling. */
export default async function NewFlagPage({ params, searchParams }: Props) {
  const [{ slug }, { post: key }] = await Promise.all([params, searchParams])
  if (typeof key !== 'string') notFound()
  const user = await requireUser(`/g/${slug}/flags/new?post=${encodeURIComponent(key)}`)
  const page = await dealtGame(slug)
  const post = await findLongPost(page, key)
  if (!post) notFound()
  if (seesFlags(page)) redirect(`/g/${slug}/flags/${post.key}`)
  const [t, genres, own, rulings] = await Promise.all([
    getTranslations('flags.form'),
    genresOf(page.game.setup),
    readOwnFlags(page, user.id),
    readRulings(page, [post.id]),
  ])
  const aliases = aliasesOf(page.view)
  const back = `/g/${slug}/${post.place}`
  const over = page.game.status !== 'running' && page.game.status !== 'reportIn'
  return (
    <Part id="flag" className="mt-6" title={t('title')}>
      <p>
        <PostName slug={slug} post={post} aliases={aliases} href={back} />
      </p>
      {over ? (
        <Empty title={t('over')} />
      ) : (
        <FlagForm
          slug={slug}
          post={post.key}
          back={back}
          formKey={randomUUID()}
          genres={genres}
          open={page.game.setup.flagsOpen}
          merged={own.some((one) => one.post.id === post.id)}
          ruled={rulings.get(post.id)?.some((ruling) => ruling.verdict === 'upheld') ?? false}
          action={flag}
        />
      )}
    </Part>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GameThread } from '../thread'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('talk.title') }
}

export default async function Page({ params, searchParams }: PageProps<'/g/[slug]/talk'>) {
  const { slug } = await params
  const t = await getTranslations('threads')
  return (
    <GameThread
      slug={slug}
      thread={{ kind: 'talk', key: '' }}
      base={`/g/${slug}/talk`}
      page={(await searchParams).page}
      title={t('talk.title')}
      note={t('talk.note')}
    />
  )
}

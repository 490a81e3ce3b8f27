import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GameThread } from '../thread'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('spectators.title') }
}

export default async function Page({ params, searchParams }: PageProps<'/g/[slug]/spectators'>) {
  const { slug } = await params
  const t = await getTranslations('threads')
  return (
    <GameThread
      slug={slug}
      thread={{ kind: 'spectators', key: '' }}
      base={`/g/${slug}/spectators`}
      page={(await searchParams).page}
      title={t('spectators.title')}
      note={t('spectators.note')}
    />
  )
}

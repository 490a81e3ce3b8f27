import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GameThread } from '../thread'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('graveyard.title') }
}

/** 墓园: opens to a seat when nothing can revive it (T17.2); the living never find it. */
export default async function Page({ params, searchParams }: PageProps<'/g/[slug]/graveyard'>) {
  const { slug } = await params
  const t = await getTranslations('threads')
  return (
    <GameThread
      slug={slug}
      thread={{ kind: 'graveyard', key: '' }}
      base={`/g/${slug}/graveyard`}
      page={(await searchParams).page}
      title={t('graveyard.title')}
      note={t('graveyard.note')}
    />
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isGameOf } from '@/lib/play/read-game'
import { anyGamePage } from '../game'
import { GameThread } from '../thread'
import { JingfeiFloor } from './jingfei-floor'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('talk.title') }
}

export default async function Page({ params, searchParams }: PageProps<'/g/[slug]/talk'>) {
  const { slug } = await params
  const [page, t] = await Promise.all([anyGamePage(slug), getTranslations('threads')])
  return (
    <GameThread
      slug={slug}
      thread={{ kind: 'talk', key: '' }}
      base={`/g/${slug}/talk`}
      page={(await searchParams).page}
      title={t('talk.title')}
      note={t('talk.note')}
      above={isGameOf(page, 'jingfei') ? <JingfeiFloor page={page} /> : undefined}
    />
  )
}

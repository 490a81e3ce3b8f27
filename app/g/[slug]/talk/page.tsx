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
  const floor = isGameOf(page, 'jingfei') ? page : null
  return (
    <GameThread
      slug={slug}
      thread={{ kind: 'talk', key: '' }}
      base={`/g/${slug}/talk`}
      page={(await searchParams).page}
      title={t('talk.title')}
      note={floor ? (await getTranslations('jingfei.floor'))('note') : t('talk.note')}
      above={floor && <JingfeiFloor page={floor} />}
    />
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isHostTeam } from '@/lib/play/access'
import { CHANNELS } from '@/lib/play/game-threads'
import { anyGamePage } from '../../game'
import { GameThread } from '../../thread'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('rooms.title') } // the tab of a browser tells no secret
}

/** One private room: a group's channel, or a seat's line to the host (`line-N`). */
export default async function Room({ params, searchParams }: PageProps<'/g/[slug]/rooms/[key]'>) {
  const { slug, key } = await params
  const page = await anyGamePage(slug)
  const t = await getTranslations('threads')
  const line = /^line-(\d{1,3})$/.exec(key)?.[1]
  const channel = CHANNELS[page.game.ruleset].find((name) => name === key)
  if (line === undefined && channel === undefined) notFound()
  const alias = page.view?.seats.find((s) => String(s.seat) === line)?.alias ?? ''
  return (
    <GameThread
      slug={slug}
      thread={channel ? { kind: 'channel', key: channel } : { kind: 'line', key: line ?? '' }}
      base={`/g/${slug}/rooms/${key}`}
      page={(await searchParams).page}
      title={
        channel ? t(`channel.${channel}`) : isHostTeam(page.viewer) ? t('rooms.lineOf', { alias }) : t('rooms.toHost')
      }
      note={channel ? t('channel.note') : t('rooms.lineNote')}
    />
  )
}

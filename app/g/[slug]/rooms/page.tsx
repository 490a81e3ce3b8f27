import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AliasName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { isHostTeam } from '@/lib/play/access'
import { type GameThread, threadsOf } from '@/lib/play/threads'
import { anyGamePage } from '../game'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('threads'))('rooms.title') }
}

/** 密室: the private rooms that this reader may enter. Rooms of others are not even counted. */
export default async function Rooms({ params }: PageProps<'/g/[slug]/rooms'>) {
  const { slug } = await params
  const page = await anyGamePage(slug)
  if (!page.view) redirect(`/g/${slug}`)
  const { seats } = page.view
  const user = await currentUser()
  const t = await getTranslations('threads')
  const threads = await threadsOf(page, user?.id ?? null)
  const team = isHostTeam(page.viewer)
  const formed = (thread: GameThread) => thread.ref.key in page.channels || thread.postCount > 0
  const channels = threads.filter((thread) => thread.ref.kind === 'channel' && formed(thread))
  const lines = threads
    .filter((thread) => thread.ref.kind === 'line')
    .sort((a, b) => b.unread - a.unread || Number(a.ref.key) - Number(b.ref.key))
  const graveyard = threads.find((thread) => thread.ref.kind === 'graveyard')
  if (channels.length + lines.length === 0 && !graveyard)
    return (
      <section className="mt-6">
        <Empty title={t('rooms.noneTitle')}>{t('rooms.none')}</Empty>
      </section>
    )
  const count = (thread: GameThread) => (
    <span className="meta">{t('rooms.count', { posts: thread.postCount, unread: thread.unread })}</span>
  )
  return (
    <div className="stack mt-6">
      {(channels.length > 0 || graveyard) && (
        <Part id="channels" title={t('rooms.title')} note={t('rooms.note')}>
          <ul className="toc">
            {channels.map((thread) => (
              <li key={thread.id}>
                <Link href={`/g/${slug}/rooms/${thread.ref.key}`}>
                  <span className="t">{t(`channel.${thread.ref.key as 'killers'}`)}</span>
                  {count(thread)}
                </Link>
              </li>
            ))}
            {graveyard && (
              <li>
                <Link href={`/g/${slug}/graveyard`}>
                  <span className="t">{t('graveyard.title')}</span>
                  {count(graveyard)}
                </Link>
              </li>
            )}
          </ul>
        </Part>
      )}
      {lines.length > 0 && (
        <Part id="lines" title={team ? t('rooms.lines') : t('rooms.line')} note={t('rooms.lineNote')}>
          <ul className="toc">
            {lines.map((thread) => (
              <li key={thread.id}>
                <Link href={`/g/${slug}/rooms/line-${thread.ref.key}`}>
                  {team ? (
                    <AliasName slug={slug} alias={seats.find((s) => String(s.seat) === thread.ref.key)?.alias ?? ''} />
                  ) : (
                    <span className="t">{t('rooms.toHost')}</span>
                  )}
                  {count(thread)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'
import { requireUser } from '@/lib/accounts/session'
import { listBoards } from '@/lib/forum/boards'
import { sharedValues } from '@/lib/play/shared-setup'
import type { PlaceProps } from '../by-ruleset'
import { anyGamePage } from '../game'
import { setupPartOf } from './parts'
import { PlainSetup } from './plain-setup'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const { game } = await anyGamePage((await params).slug)
  return { title: `${(await getTranslations('setup'))('editTitle')}　${game.title}` }
}

/** The main host edits the set-up of a game with a plain form, until the deal. */
export default async function PlainSetupPage({ params }: PlaceProps) {
  const { game, viewer, now } = await anyGamePage((await params).slug)
  const part = setupPartOf(game.ruleset)
  if (viewer.kind !== 'host' || !part) notFound()
  const t = await getTranslations('setup')
  if (game.status !== 'draft' && game.status !== 'recruiting')
    return (
      <div className="mt-6">
        <Empty title={t('dealtTitle')} action={<ButtonLink href={`/g/${game.slug}`}>{t('backToGame')}</ButtonLink>} />
      </div>
    )
  const { id: userId } = await requireUser(`/g/${game.slug}/setup`)
  const boardId = (await listBoards()).find((board) => board.slug === game.board?.slug)?.id ?? null
  return (
    <>
      <h2 className="mt-6">{t('editTitle')}</h2>
      <p className="meta">{t('editLead')}</p>
      <PlainSetup
        ruleset={game.ruleset}
        part={part}
        slug={game.slug}
        shared={sharedValues({ ...game, boardId })}
        config={game.config}
        host={{ userId, now, zone: game.timeZone }}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'
import { draftOf } from '@/lib/play/setup-draft'
import { gamePage } from '../game'
import { setupOptions } from './options'
import { SetupForm } from './setup-form'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await gamePage((await params).slug)
  const t = await getTranslations('setup')
  return { title: `${t('editTitle')}　${game.title}` }
}

/** The main host edits the set-up, until the deal. */
export default async function SetupPage({ params }: Props) {
  const { game, viewer, now } = await gamePage((await params).slug)
  if (viewer.kind !== 'host') notFound()
  const t = await getTranslations('setup')
  if (game.status !== 'draft' && game.status !== 'recruiting')
    return (
      <div className="mt-6">
        <Empty title={t('dealtTitle')} action={<ButtonLink href={`/g/${game.slug}`}>{t('backToGame')}</ButtonLink>}>
          {t('dealt')}
        </Empty>
      </div>
    )
  const options = await setupOptions()
  const boardId = options.boards.find((board) => board.slug === game.board?.slug)?.id ?? null
  return (
    <>
      <h2 className="mt-6">{t('editTitle')}</h2>
      <p className="meta">{t('editLead')}</p>
      <SetupForm slug={game.slug} draft={draftOf(game.config, { ...game, boardId })} now={now} {...options} />
    </>
  )
}

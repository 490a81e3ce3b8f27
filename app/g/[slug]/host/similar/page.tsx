import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suggestions } from '@/components/tiesha/evidence/suggestions'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { readSuggestions } from '@/lib/play/similar'
import { dealtGame } from '../../game'
import { layAside } from './actions'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('similar')])
  return { title: `${t('title')}　${game.title}` }
}

/** 相似: essays of which much stood in earlier texts, for the main host and assistants (`text/similarity.md`, step 5). */
export default async function SimilarPage({ params }: Props) {
  const { slug } = await params
  const [page, user, t] = await Promise.all([dealtGame(slug), currentUser(), getTranslations('similar')])
  const { game, view, viewer, now } = page
  if (viewer.kind !== 'host' && viewer.kind !== 'assistant') redirect(`/g/${slug}`)
  const suggestions = await readSuggestions(page, user?.id ?? null)
  return (
    <div className="mt-6">
      <Part
        page
        id="similar"
        title={t('title')}
        note={t('suggestNote', { percent: game.setup.similarPercent })}
        more={<Link href={`/g/${slug}/host`}>{t('desk')}</Link>}
      >
        <p className="meta mt-2">{t('lead')}</p>
        <Suggestions
          slug={slug}
          suggestions={suggestions}
          aliases={new Map(view.seats.map((seat) => [seat.seat, seat.alias]))}
          zone={game.timeZone}
          now={now}
          layAside={layAside}
        />
      </Part>
    </div>
  )
}

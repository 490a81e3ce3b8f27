import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlaceMap } from '@/components/jianghu/map'
import { DayVote } from '@/components/jianghu/vote/day-vote'
import { VoteTables } from '@/components/jianghu/vote/vote-tables'
import { Empty, Notice } from '@/components/ui/notice'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { voteByDay } from '../jianghu-actions'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([gameOf('jianghu', (await params).slug), getTranslations('jianghu-play')])
  return { title: `${t('vote.title')}　${game.title}` }
}

/** The day's vote (J10); after the end, the votes of all days. */
export default async function JianghuVote({ params }: PlaceProps) {
  const { slug } = await params
  const { view } = await gameOf('jianghu', slug)
  return (
    <div className="stack mt-6 [--gap:var(--s-7)]">
      <Today slug={slug} view={view} />
      {view?.votes && view.votes.length > 0 && <VoteTables slug={slug} seats={view.seats} votes={view.votes} />}
    </div>
  )
}

async function Today({ slug, view }: { slug: string; view: JianghuView | null }) {
  const t = await getTranslations('jianghu-play')
  if (view?.phase !== 'day') {
    const why = view?.phase === 'night' ? 'shutNight' : view?.phase === 'ended' ? 'shutEnd' : 'shutPick'
    return <Empty title={t('vote.shut')}>{t(`vote.${why}`)}</Empty>
  }
  const { me } = view
  return (
    <>
      {!me?.vote && <Notice>{t(me ? 'vote.out' : 'vote.watching')}</Notice>}
      {view.paused && <Notice seal>{t('paused')}</Notice>}
      {me?.vote && !view.paused && (
        <DayVote slug={slug} view={view} me={me} vote={me.vote} formKey={randomUUID()} action={voteByDay} />
      )}
      <PlaceMap slug={slug} view={view} />
    </>
  )
}

import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { TableContext } from '@/components/jingfei/seats'
import { useJingfeiTerms } from '@/components/jingfei/terms'
import { Poll } from '@/components/jingfei/vote/poll'
import { SettledVoteView } from '@/components/jingfei/vote/settled'
import { Link } from '@/components/ui/link'
import { Empty, Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { SettledVote } from '@/lib/engine/rulesets/jingfei'
import type { PlaceProps } from '../by-ruleset'
import { vote } from '../jingfei-actions'
import { dealtJingfei, tableContext } from '../jingfei-page'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const { game } = await dealtJingfei((await params).slug)
  return { title: `${(await getTranslations('jingfei.vote'))('title')}　${game.title}` }
}

/** 票: the vote that is open, and those of the day that are over (G7, G8). */
export default async function JingfeiVote({ params }: PlaceProps) {
  const { slug } = await params
  const page = await dealtJingfei(slug)
  const [t, floor] = await Promise.all([getTranslations('jingfei.vote'), getTranslations('jingfei.floor')])
  const { view } = page
  const context = tableContext(page)
  const round = view.rounds.findLast(({ votes }) => votes.length > 0)
  return (
    <div className="stack mt-6 [--gap:var(--s-6)]">
      {view.paused && <Notice seal>{floor('paused')}</Notice>}
      {view.poll ? (
        <Poll
          key={`${view.round}-${view.poll.stage}`}
          context={context}
          view={view}
          poll={view.poll}
          formKey={randomUUID()}
          send={vote}
        />
      ) : (
        <Empty title={t('shutTitle')}>{t('shut')}</Empty>
      )}
      {round && <Settled context={context} votes={round.votes} />}
      <p>
        <Link href={`/g/${slug}/vote/history`}>{t('history')}</Link>
      </p>
    </div>
  )
}

function Settled({ context, votes }: { context: TableContext; votes: readonly SettledVote[] }) {
  const terms = useJingfeiTerms()
  return [...votes].reverse().map((one) => (
    <Part
      key={`${one.round}-${one.stage}`}
      id={`vote-${one.round}-${one.stage}`}
      title={`${terms.day(one.round)}　${terms.stage(one.stage)}`}
    >
      <SettledVoteView context={context} vote={one} />
    </Part>
  ))
}

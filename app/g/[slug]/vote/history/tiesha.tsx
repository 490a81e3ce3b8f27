import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { publicSeats } from '@/components/tiesha/published'
import { count } from '@/components/tiesha/terms'
import { historyColumns } from '@/components/tiesha/vote/history'
import { HistoryTable } from '@/components/tiesha/vote/history-table'
import { RoundVotes } from '@/components/tiesha/vote/round-votes'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { resultNumbers } from '@/lib/play/read-announcements'
import { dealtGame } from '../../game'

export async function generateMetadata({ params }: PageProps<'/g/[slug]/vote/history'>): Promise<Metadata> {
  const t = await getTranslations('vote')
  const { game } = await dealtGame((await params).slug)
  return { title: `${t('history.title')}　${game.title}` }
}

/** 各轮总表: who voted whom in every settled vote; `?round=` shows one round with its candidates across. */
export default async function HistoryPage({ params, searchParams }: PageProps<'/g/[slug]/vote/history'>) {
  const { slug } = await params
  const [page, query, t, tiesha] = await Promise.all([
    dealtGame(slug),
    searchParams,
    getTranslations('vote'),
    getTranslations('tiesha'),
  ])
  const { view, now } = page
  const seats = publicSeats(view)
  const columns = historyColumns(view.rounds)
  const rounds = [...new Set(columns.map((c) => c.round))]
  const wanted = Number(query.round) || null
  const round = view.rounds.find((r) => r.round === wanted)
  const base = `/g/${slug}/vote/history`
  const result = round?.result ? (await resultNumbers(page))[round.round] : undefined
  if (columns.length === 0)
    return (
      <div className="mt-6">
        <Empty title={t('history.empty')}>{t('history.emptySoon')}</Empty>
      </div>
    )
  return (
    <Part
      id="history"
      className="mt-6"
      title={t('history.title')}
      note={t('history.note')}
      more={
        <a href={`${base}/table.csv${round ? `?round=${round.round}` : ''}`} download>
          {t('history.download')}
        </a>
      }
    >
      <nav className="sortings mb-3" aria-label={t('history.rounds')}>
        <Link href={base} aria-current={wanted === null ? 'page' : undefined}>
          {t('history.all')}
        </Link>
        {rounds.map((n) => (
          <Link key={n} href={`${base}?round=${n}`} aria-current={n === wanted ? 'page' : undefined}>
            {tiesha('round', count(n))}
          </Link>
        ))}
      </nav>
      {wanted === null ? (
        <HistoryTable slug={slug} zone={view.timeZone} seats={seats} columns={columns} />
      ) : round && round.votes.length > 0 ? (
        <>
          {result !== undefined && (
            <p className="mb-3">
              <Link href={`/g/${slug}/announcements/${result}`}>{t('history.result')}</Link>
            </p>
          )}
          <RoundVotes
            slug={slug}
            zone={view.timeZone}
            now={now}
            round={round}
            seats={seats}
            houses={new Set(round.votes.map((v) => v.house)).size}
          />
        </>
      ) : (
        <p>{t('history.noRound')}</p>
      )}
    </Part>
  )
}

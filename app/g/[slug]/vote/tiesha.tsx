import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { logPagesOf } from '@/components/tiesha/vote/log-page'
import { PollSection } from '@/components/tiesha/vote/poll-section'
import { SettledMain } from '@/components/tiesha/vote/settled-main'
import { SORTINGS, type Sorting } from '@/components/tiesha/vote/sortings'
import { VoteShut } from '@/components/tiesha/vote/vote-shut'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { readPostCounts } from '@/lib/play/read-post-counts'
import { dealtGame } from '../game'
import { cast } from './actions'

type Params = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const t = await getTranslations('vote')
  const { game } = await dealtGame((await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 票楼: the votes that are open, each house its own; the settled main vote beside an overtime (T8, T9, T14). */
export default async function VotePage({ params, searchParams }: Params) {
  const { slug } = await params
  const [page, query, t, proxy] = await Promise.all([
    dealtGame(slug),
    searchParams,
    getTranslations('vote'),
    getTranslations('proxy'),
  ])
  const { game, view, now } = page
  const open = view.polls.filter((poll) => poll.open)
  const mine = view.me?.votingHouse
  const ordered = [...open].sort((a, b) => Number(b.house === mine) - Number(a.house === mine) || a.house - b.house)
  const posts = open.some((poll) => poll.stage === 'main') ? await readPostCounts(game.id) : {}
  const aliases = Object.fromEntries(view.seats.map((s) => [s.seat, s.alias]))
  const round = view.rounds.find((r) => r.round === view.round)
  const settled = open.length > 0 ? (round?.votes ?? []).filter((vote) => vote.stage === 'main') : []
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
  const sorting = SORTINGS.find((s) => s === text(query.sort)) ?? 'seat'
  return (
    <>
      {view.paused && (
        <Notice seal className="mt-6">
          {t('paused')}
        </Notice>
      )}
      {open.length === 0 && <VoteShut slug={slug} view={view} now={now} />}
      {ordered.map((poll) => (
        <PollSection
          key={`${view.round}-${poll.house}-${poll.stage}`}
          slug={slug}
          view={view}
          poll={poll}
          settledMain={settled.find((vote) => vote.house === poll.house) ?? null}
          posts={posts}
          aliases={aliases}
          viewer={page.viewer}
          ballots={game.config.ballots}
          revote={game.config.revote}
          sorting={sorting satisfies Sorting}
          logPages={logPagesOf(view.votingHouses, (field) => text(query[field]))}
          now={now}
          formKey={randomUUID()}
          send={cast}
        />
      ))}
      {page.viewer.kind === 'seat' && page.viewer.living && view.closes.proxy !== null && (
        <p className="meta mt-5">
          <Link href={`/g/${slug}/vote/proxy`}>{proxy('link')}</Link>
        </p>
      )}
      {settled
        .filter((vote) => !open.some((poll) => poll.house === vote.house))
        .map((vote) => (
          <div key={vote.house} className="mt-7">
            <SettledMain
              vote={vote}
              aliases={aliases}
              showHouse={view.votingHouses.length > 1}
              closed={vote.at - 1000}
              zone={view.timeZone}
              now={now}
            />
          </div>
        ))}
    </>
  )
}

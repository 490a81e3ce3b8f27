import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { publicSeats } from '@/components/tiesha/published'
import { reportContext } from '@/components/tiesha/reports/context'
import {
  queryRoster,
  ROSTER_SORTINGS,
  ROSTER_STATES,
  type RosterQuery,
  rosterRows,
} from '@/components/tiesha/roster/roster'
import { RosterTable } from '@/components/tiesha/roster/roster-table'
import { count } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { accountsBehind } from '@/lib/play/read-announcements'
import { readPostCounts } from '@/lib/play/read-post-counts'
import { readReportIns } from '@/lib/play/read-report-ins'
import type { PlaceProps } from '../by-ruleset'
import { dealtGame } from '../game'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const t = await getTranslations('roster')
  const { game } = await dealtGame((await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 名册: every alias of the game, to filter and to sort; each view of it has its address. */
export default async function RosterPage({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, given, t] = await Promise.all([dealtGame(slug), searchParams, getTranslations('roster')])
  const { game, view, seat } = page
  const [posts, reports, accounts] = await Promise.all([
    readPostCounts(game.id),
    readReportIns(page),
    accountsBehind(page),
  ])
  const query: RosterQuery = {
    find: typeof given.find === 'string' ? given.find : '',
    state: ROSTER_STATES.find((s) => s === given.state) ?? 'all',
    sorting: ROSTER_SORTINGS.find((s) => s === given.sort) ?? 'seat',
  }
  const rows = queryRoster(rosterRows(publicSeats(view), view.rounds, posts), query)
  const href = (sorting: string) => {
    const search = new URLSearchParams({
      ...(query.find && { find: query.find }),
      ...(query.state !== 'all' && { state: query.state }),
      ...(sorting !== 'seat' && { sort: sorting }),
    })
    return search.size > 0 ? `/g/${slug}/roster?${search}` : `/g/${slug}/roster`
  }
  return (
    <Part
      id="roster"
      className="mt-6"
      title={t('title')}
      note={t('note', { ...count(view.seats.length), living: view.living, livingHan: count(view.living).nHan })}
    >
      <div className="row mb-4">
        <form className="row" method="get" action={`/g/${slug}/roster`}>
          <label>
            <span className="vh">{t('find')}</span>
            <input className="input find" type="search" name="find" placeholder={t('find')} defaultValue={query.find} />
          </label>
          <label>
            <span className="vh">{t('show')}</span>
            <select className="input" name="state" defaultValue={query.state}>
              {ROSTER_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`state.${state}`)}
                </option>
              ))}
            </select>
          </label>
          {query.sorting !== 'seat' && <input type="hidden" name="sort" value={query.sorting} />}
          <Button type="submit">{t('apply')}</Button>
        </form>
        <nav className="sortings" aria-label={t('sortBy')}>
          {ROSTER_SORTINGS.map((sorting) => (
            <Link
              key={sorting}
              href={href(sorting)}
              scroll={false}
              aria-current={sorting === query.sorting ? 'true' : undefined}
            >
              {t(`sort.${sorting}`)}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <RosterTable
          context={reportContext(page, accounts)}
          rows={rows}
          me={seat}
          sorting={href(query.sorting)}
          reports={Object.fromEntries((reports?.reports ?? []).map((r) => [r.seat, r.number]))}
        />
      )}
    </Part>
  )
}

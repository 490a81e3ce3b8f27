import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Tabs } from '@/components/ui/tabs'
import type { GameList, GameState } from '@/lib/play/list-games'
import { FinishedRow, RecruitingRow, RunningRow } from './game-rows'

/** All games of one state; the states are tabs. */
export function AllGames({ list, states }: { list: GameList; states: readonly GameState[] }) {
  const t = useTranslations('home')
  const { state, page, pages, total } = list
  return (
    <div className="stack mt-6">
      <p className="crumbs meta">
        <Link href="/">{t('title')}</Link>
      </p>
      <div className="row">
        <h1>{t('gamesTitle')}</h1>
        <span className="row-end">
          <Link href="/games/compare">{t('compare')}</Link> <ButtonLink href="/games/new">{t('newGame')}</ButtonLink>
        </span>
      </div>
      <Tabs
        label={t('gamesTitle')}
        tabs={states.map((each) => ({
          href: `/games?state=${each}`,
          label: t(each),
          current: each === state,
          ...(each === state && { count: total }),
        }))}
      />
      <h2 className="vh">{t(state)}</h2>
      {list.games.length === 0 && <Empty title={t(`noneOf.${state}`)}>{t('noGamesNote')}</Empty>}
      <ul>
        {list.state === 'running' &&
          list.games.map((game) => <RunningRow key={game.slug} game={game} now={list.now} />)}
        {list.state === 'recruiting' &&
          list.games.map((game) => <RecruitingRow key={game.slug} game={game} now={list.now} />)}
        {list.state === 'finished' && list.games.map((game) => <FinishedRow key={game.slug} game={game} />)}
      </ul>
      <Pagination label={t('gamePages')} page={page} pages={pages} href={(n) => `/games?state=${state}&page=${n}`} />
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { chineseNumber } from '@/components/ui/time-format'
import { DueList } from './due-list'
import { FinishedRow, RecruitingRow, RunningRow } from './game-rows'
import type { HomeView } from './types'

/** The hall: what waits for me, games by state, announcements, a page of an essay, boards. */
export function Home({ view }: { view: HomeView }) {
  const t = useTranslations('home')
  const { running, recruiting, finished } = view
  const empty = running.total + recruiting.total + finished.total === 0
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      {!view.signedIn && <Welcome />}
      {view.due.length > 0 && (
        <Part
          id="due"
          className="mt-6"
          title={t('due')}
          note={t('dueNote', { n: view.due.length, nHan: chineseNumber(view.due.length) })}
        >
          <DueList due={view.due} now={view.now} />
        </Part>
      )}
      <div className="cols mt-7">
        <div>
          {empty && (
            <Empty title={t('noGames')} action={<ButtonLink href="/games/new">{t('newGame')}</ButtonLink>}>
              {t('noGamesNote')}
            </Empty>
          )}
          {running.total > 0 && (
            <Part
              id="running"
              title={t('running')}
              more={<AllGames state="running" total={running.total} shown={running.games.length} />}
            >
              <ul>
                {running.games.map((game) => (
                  <RunningRow key={game.slug} game={game} now={view.now} />
                ))}
              </ul>
            </Part>
          )}
          {(recruiting.total > 0 || !empty) && (
            <Part
              id="recruiting"
              title={t('recruiting')}
              more={
                <>
                  <AllGames state="recruiting" total={recruiting.total} shown={recruiting.games.length} />{' '}
                  <Link href="/games/new">{t('newGame')}</Link>
                </>
              }
            >
              {recruiting.total === 0 && <p className="game-row meta">{t('noneRecruiting')}</p>}
              <ul>
                {recruiting.games.map((game) => (
                  <RecruitingRow key={game.slug} game={game} now={view.now} />
                ))}
              </ul>
            </Part>
          )}
          {finished.total > 0 && (
            <Part
              id="finished"
              title={t('finished')}
              more={<AllGames state="finished" total={finished.total} shown={finished.games.length} />}
            >
              <ul>
                {finished.games.map((game) => (
                  <FinishedRow key={game.slug} game={game} />
                ))}
              </ul>
            </Part>
          )}
        </div>
        <aside>
          {view.announcements.length > 0 && (
            <Part id="announcements" side title={t('announcements')}>
              {view.announcements.map((a) => (
                <div key={a.id} className="notice">
                  <Link href={a.href}>
                    {t('headlineOf', {
                      game: a.game,
                      headline: t(`headlines.${a.ruleset}.${a.kind}`, withHan(a.values)),
                    })}
                  </Link>
                  <p className="meta">
                    <Time at={a.at} zone={a.zone} now={view.now} tip={false} />
                  </p>
                </div>
              ))}
            </Part>
          )}
          {view.excerpt && (
            <Part id="excerpt" side title={t('excerpt')}>
              <div className="essay essay-excerpt" lang="zh-CN">
                <p>{view.excerpt.text}</p>
              </div>
              <p className="meta mt-2">
                <Link href={view.excerpt.href}>{t('bookTitle', { title: view.excerpt.title })}</Link>{' '}
                <CodeName>{view.excerpt.code}</CodeName>{' '}
                {t('excerptFrom', {
                  game: view.excerpt.game,
                  n: view.excerpt.round,
                  nHan: chineseNumber(view.excerpt.round),
                })}
              </p>
            </Part>
          )}
          {view.boards.length > 0 && (
            <Part id="boards" side title={t('boards')}>
              <ul className="toc">
                {view.boards.map((board) => (
                  <li key={board.href}>
                    <Link href={board.href}>
                      <span className="t">{board.name}</span>
                      <span className="meta">{board.note}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </aside>
      </div>
    </>
  )
}

/** Each number also as Chinese writes it, for the languages that want it. */
function withHan(values: Record<string, string | number>): Record<string, string | number> {
  const han = Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'number' ? [[`${key}Han`, chineseNumber(value)]] : [],
  )
  return { ...values, ...Object.fromEntries(han) }
}

function Welcome() {
  const t = useTranslations('home')
  return (
    <section className="welcome mt-6">
      <p className="song">{t('welcome')}</p>
      <div className="row mt-4">
        <ButtonLink tone="solid" href="/guide">
          {t('howItGoes')}
        </ButtonLink>
        <ButtonLink tone="plain" href="/sign-up">
          {t('signUp')}
        </ButtonLink>
        <ButtonLink tone="plain" href="/games/compare">
          {t('compare')}
        </ButtonLink>
      </div>
    </section>
  )
}

function AllGames(props: { state: 'running' | 'recruiting' | 'finished'; total: number; shown: number }) {
  const t = useTranslations('home')
  if (props.total <= props.shown) return null
  return <Link href={`/games?state=${props.state}`}>{t('allGames', { count: props.total })}</Link>
}

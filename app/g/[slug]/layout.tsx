import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { GameHeader } from '@/components/game/game-header'
import type { GameTab } from '@/components/game/game-tabs'
import { LiveRefresh } from '@/components/game/live-refresh'
import { AliasName } from '@/components/game/names'
import { clockOf, stepsOf } from '@/components/tiesha/head'
import { currentUser } from '@/lib/accounts/session'
import { liveMark } from '@/lib/notify/live'
import { isHostTeam } from '@/lib/play/access'
import type { GamePage } from '@/lib/play/read-game'
import { type GameThread, threadsOf } from '@/lib/play/threads'
import { Shell } from '../../shell'
import { askOf, deskCount } from './ask'
import { gamePage } from './game'

/** What every page of a game stands in: who I am here, the head with its clock, the tabs, the live refresh. */
export default async function GameLayout(props: { params: Promise<{ slug: string }>; children: ReactNode }) {
  const mark = liveMark() // before anything is read
  const { slug } = await props.params
  const page = await gamePage(slug)
  const user = await currentUser()
  const threads = await threadsOf(page, user?.id ?? null)
  const t = await getTranslations('gameHead')
  const { game, view } = page
  const running = game.status === 'running' && view !== null
  const { steps, current } = running ? stepsOf(view) : { steps: [], current: null }
  const before = game.status === 'reportIn' && game.startsAt !== null && game.startsAt > page.now ? game.startsAt : null
  const recruiting = game.status === 'recruiting' ? game.signUpClosesAt : null
  const still = view?.paused
    ? 'paused'
    : running
      ? 'awaitingEscort'
      : game.status === 'reportIn' || game.status === 'recruiting'
        ? 'waiting'
        : game.status
  return (
    <Shell identity={await identity(page)} inGame>
      <GameHeader
        crumbs={[
          { label: t('crumbHome'), href: '/' },
          ...(game.board ? [{ label: game.board.name, href: `/boards/${game.board.slug}` }] : []),
        ]}
        title={game.title}
        round={running ? view.round : null}
        slip={running ? undefined : t(`slip.${game.status === 'running' ? 'reportIn' : game.status}`)}
        steps={steps}
        current={current}
        rounds={
          view && game.status !== 'reportIn'
            ? view.rows.map(({ round, opened, running: now }) => ({
                round,
                state: now && running ? ('current' as const) : opened ? ('past' as const) : ('ahead' as const),
                ...(opened && !(now && running) && { href: `/g/${slug}/vote/history?round=${round}` }),
              }))
            : []
        }
        clock={
          running
            ? clockOf(view, page.now)
            : before
              ? { what: 'start', until: before, serverNow: page.now, zone: game.timeZone }
              : recruiting && recruiting > page.now
                ? { what: 'signUp', until: recruiting, serverNow: page.now, zone: game.timeZone }
                : null
        }
        still={game.status === 'recruiting' ? t('still.draft') : t(`still.${still as 'paused'}`)}
        ask={await askOf(page, user !== null)}
        tabs={tabsOf(page, threads)}
      />
      <LiveRefresh slug={slug} mark={mark} />
      {props.children}
    </Shell>
  )
}

async function identity(page: GamePage): Promise<ReactNode> {
  const t = await getTranslations('gameHead')
  const { viewer, view } = page
  if (viewer.kind === 'seat') {
    const alias = view?.seats.find((s) => s.seat === viewer.seat)?.alias
    return alias ? <AliasName slug={page.game.slug} alias={alias} /> : null
  }
  if (viewer.kind === 'public') return null
  return <b>{t(`identityHost.${viewer.kind}`)}</b>
}

function tabsOf(page: GamePage, threads: readonly GameThread[]): GameTab[] {
  const { game, view, viewer } = page
  const base = `/g/${game.slug}`
  const unread = (kinds: string[]) =>
    threads.filter((thread) => kinds.includes(thread.ref.kind)).reduce((sum, thread) => sum + thread.unread, 0)
  const posts = (kind: string) => threads.find((thread) => thread.ref.kind === kind)?.postCount || undefined
  const team = isHostTeam(viewer)
  const desk = team ? deskCount(page) : { count: 0, urgent: false }
  const part = viewer.kind === 'seat' || team
  const played = view !== null && game.status !== 'reportIn'
  const open = view?.polls.filter((poll) => poll.open && poll.stage === 'main') ?? []
  const owing = open.reduce((sum, poll) => sum + poll.notVoted.length, 0)
  const tabs: (GameTab | false)[] = [
    { place: 'front', href: base },
    view !== null && { place: 'talk', href: `${base}/talk`, count: posts('talk') },
    view !== null && { place: 'report', href: `${base}/report`, count: posts('reportIn') },
    played && { place: 'kills', href: `${base}/kills`, count: view.strikes.length || undefined },
    played && {
      place: 'vote',
      href: `${base}/vote`,
      count: open.length > 0 ? `${view.living - owing}/${view.living}` : undefined,
    },
    { place: 'announcements', href: `${base}/announcements`, count: unread(['announcements']) || undefined },
    view !== null && { place: 'roster', href: `${base}/roster` },
    (part || game.status === 'finished') &&
      view !== null && {
        place: 'rooms',
        href: `${base}/rooms`,
        count: unread(['channel', 'line', 'graveyard']) || undefined,
      },
    viewer.kind === 'seat' && { place: 'me', href: `${base}/me` },
    { place: 'rules', href: `${base}/rules` },
    game.status !== 'draft' && { place: 'spectators', href: `${base}/spectators`, count: posts('spectators') },
    team &&
      view !== null && { place: 'desk', href: `${base}/host`, count: desk.count || undefined, urgent: desk.urgent },
  ]
  return tabs.filter((tab) => tab !== false)
}

import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Closing } from '@/components/host/closing'
import { Hiding } from '@/components/host/hiding'
import { HostLog } from '@/components/host/log'
import { Pausing } from '@/components/host/pausing'
import { Substitute, Volunteers } from '@/components/host/substitutes'
import { Team } from '@/components/host/team'
import { Trouble } from '@/components/host/trouble'
import type { ComingRow } from '@/components/tiesha/host/coming-rounds'
import { afterRulingOut, afterWarning, undoableSeats } from '@/components/tiesha/host/consequences'
import { EditRounds } from '@/components/tiesha/host/edit-rounds'
import { Extension } from '@/components/tiesha/host/extension'
import { Missing } from '@/components/tiesha/host/missing'
import { RoundSteps, TodoList } from '@/components/tiesha/host/overview'
import { Proxies } from '@/components/tiesha/host/proxies'
import { RangersWords } from '@/components/tiesha/host/rangers'
import { SeatSheet } from '@/components/tiesha/host/seat-sheet'
import { ScoreNow, SeatsTable } from '@/components/tiesha/host/seats-table'
import { SlotsTable } from '@/components/tiesha/host/slots-table'
import { roundSteps } from '@/components/tiesha/host/steps'
import { todosOf } from '@/components/tiesha/host/todo'
import { planOf } from '@/components/tiesha/recruit/plan'
import { currentUser } from '@/lib/accounts/session'
import { formatInstant } from '@/lib/engine/core'
import { housesIn, type TieshaView } from '@/lib/engine/rulesets/tiesha'
import { isHostTeam } from '@/lib/play/access'
import { readHiddenPosts } from '@/lib/play/hide-post'
import { seenText } from '@/lib/play/host-seen'
import { readProxyRequests } from '@/lib/play/proxy-requests'
import type { GamePage } from '@/lib/play/read-game'
import { readHostLog, readSeen } from '@/lib/play/read-host-log'
import { readReportState, seesAccounts } from '@/lib/play/read-report-state'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { readSuggestions } from '@/lib/play/similar'
import { threadsOf } from '@/lib/play/threads'
import { codesOf, dealtGame, gamePage } from '../game'
import * as actions from './actions'
import { conductOf, spokenOf } from './parts'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('host')
  const { game } = await gamePage((await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 哨台: what needs the host team, the round, the seats, the acts and their log; each sees what T18 gives it. */
export default async function HostPage({ params, searchParams }: Props) {
  const { slug } = await params
  const [page, query, user] = await Promise.all([dealtGame(slug), searchParams, currentUser()])
  const { game, view, viewer, now } = page
  const team = { add: actions.addToTeam, remove: actions.removeFromTeam, handOver: actions.makeMain }
  if (!isHostTeam(viewer)) {
    if (user?.role !== 'admin' || viewer.kind === 'seat') redirect(`/g/${slug}`)
    return <Team slug={slug} hosts={game.hosts} by="admin" seen={null} actions={team} />
  }
  const [threads, states, log, hidden, signUps, similar, seenSoFar, requests] = await Promise.all([
    threadsOf(page, user?.id ?? null),
    readReportState(page),
    readHostLog(page),
    readHiddenPosts(page),
    readSignUps(page, user?.id ?? null),
    readSuggestions(page, user?.id ?? null),
    readSeen(page),
    readProxyRequests(page),
  ])
  const seen = seenText(seenSoFar)
  const running = game.status === 'running'
  const rules = viewer.kind === 'host' || viewer.kind === 'assistant'
  const aliases = new Map(view.seats.map((seat) => [seat.seat, seat.alias]))
  const accounts = seesAccounts(page) ? new Map(states.map((one) => [one.seat, one.username ?? ''])) : null
  const lines = threads.filter((thread) => thread.ref.kind === 'line')
  const todos = todosOf(view, now, {
    failing: game.trouble !== null,
    flags: page.openCases,
    letters: lines.reduce((sum, line) => sum + line.unread, 0),
    reports: states.filter((one) => !one.reported).length,
    similar: similar.length,
    proxies: page.openProxies,
  })
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(rules && running ? [...livingSeats(view), ...undoableSeats(view)] : [])
  const volunteers =
    running && viewer.kind === 'host' ? (signUps.list ?? []).filter((one) => one.status === 'waiting') : null
  const clock = { zone: game.timeZone, now }
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <div className="desk mt-6">
        <div>
          <TodoList
            slug={slug}
            todos={todos}
            view={view}
            trouble={game.trouble}
            abandoned={game.config.abandoned}
            {...clock}
          />
          <RoundSteps steps={roundSteps(view)} {...clock} />
        </div>
        <div>
          {running && rules && (
            <Extension slug={slug} view={view} formKey={randomUUID()} seen={seen} answer={actions.answerExtension} />
          )}
          {running && <RangersWords slug={slug} view={view} />}
          {running && view.host && <SlotsTable slug={slug} view={view} now={now} />}
          {running && <Missing slug={slug} view={view} />}
          {running && (
            <Proxies
              slug={slug}
              view={view}
              now={now}
              local={formatInstant(game.timeZone, now).slice(0, 19)}
              requests={requests}
              formKey={randomUUID()}
              actions={{ enter: actions.enterBallot, take: actions.enterAsked, decline: actions.declineAsked }}
            />
          )}
          <SeatsTable slug={slug} view={view} accounts={accounts} chosen={chosen?.seat ?? null} acts={acts}>
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.living}`}
                slug={slug}
                seat={chosen}
                rules={await conductOf(page)}
                after={{
                  warn: afterWarning(view, chosen.seat),
                  ruleOut: afterRulingOut(view, chosen.seat, game.config.victory === 'score'),
                }}
                formKey={randomUUID()}
                seen={seen}
                actions={{ penalize: actions.penalize, undo: actions.undoRuleOut }}
              />
            )}
            {volunteers && chosen?.living && (
              <Substitute
                key={`substitute-${chosen.seat}`}
                slug={slug}
                seat={chosen}
                volunteers={volunteers}
                formKey={randomUUID()}
                seen={seen}
                action={actions.replaceSeat}
              />
            )}
          </SeatsTable>
          {volunteers && <Volunteers volunteers={volunteers} />}
          <ScoreNow view={view} />
          {running && rules && (
            <EditRounds
              key={`rounds-${view.round}`}
              slug={slug}
              rows={comingRows(page, view)}
              nextHouses={housesIn(game.config, view.rows.length + 1)}
              formKey={randomUUID()}
              seen={seen}
              edit={actions.editRound}
            />
          )}
          {running && rules && (
            <Pausing
              slug={slug}
              paused={view.paused !== null}
              formKey={randomUUID()}
              seen={seen}
              action={actions.pauseOrResume}
            />
          )}
          {rules && (
            <Hiding
              slug={slug}
              threads={spokenOf(threads)}
              hidden={hidden}
              aliases={aliases}
              seen={seen}
              actions={{ hide: actions.hide, show: actions.show }}
            />
          )}
          <Team
            slug={slug}
            hosts={game.hosts}
            by={viewer.kind === 'host' && game.status !== 'finished' ? 'main' : null}
            seen={seen}
            actions={team}
          />
          {viewer.kind === 'host' && running && (
            <Closing
              slug={slug}
              game={game.title}
              formKey={randomUUID()}
              seen={seen}
              scored
              close={actions.closeGame}
            />
          )}
          {log && (
            <HostLog
              slug={slug}
              entries={log}
              page={Number(query.log) || 1}
              aliases={aliases}
              codes={codesOf(view)}
              {...clock}
            />
          )}
        </div>
      </div>
    </>
  )
}

const comingRows = ({ game }: GamePage, view: TieshaView): ComingRow[] =>
  planOf(view, (round) => housesIn(game.config, round)).map((row, index) => ({
    ...row,
    houses: row.houses ?? 1,
    opened: view.rows[index]?.opened ?? false,
  }))

const livingSeats = (view: TieshaView) => view.seats.filter((seat) => seat.living).map((seat) => seat.seat)

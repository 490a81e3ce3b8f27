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
import { PhaseNow, Todos } from '@/components/jianghu/host/overview'
import { Pending } from '@/components/jianghu/host/pending'
import { SeatSheet } from '@/components/jianghu/host/seat-sheet'
import { SeatsTable } from '@/components/jianghu/host/seats-table'
import { currentUser } from '@/lib/accounts/session'
import { isHostTeam } from '@/lib/play/access'
import { readHiddenPosts } from '@/lib/play/hide-post'
import { seenText } from '@/lib/play/host-seen'
import { readHostLog, readSeen } from '@/lib/play/read-host-log'
import { readReportState, seesAccounts } from '@/lib/play/read-report-state'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { threadsOf } from '@/lib/play/threads'
import type { PlaceProps } from '../by-ruleset'
import { aliasesOf, gameOf } from '../game'
import * as actions from './actions'
import { conductOf, spokenOf } from './parts'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const t = await getTranslations('host')
  const { game } = await gameOf('jianghu', (await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 哨台 of 江湖: what is submitted, the seats and their numbers, the acts and their log; each sees what J17.4, T18 give it. */
export default async function JianghuHost({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query, user] = await Promise.all([gameOf('jianghu', slug), searchParams, currentUser()])
  const { game, view, viewer, now } = page
  if (!view) redirect(`/g/${slug}`)
  const team = { add: actions.addToTeam, remove: actions.removeFromTeam, handOver: actions.makeMain }
  if (!isHostTeam(viewer)) {
    if (user?.role !== 'admin' || viewer.kind === 'seat') redirect(`/g/${slug}`)
    return <Team slug={slug} hosts={game.hosts} by="admin" seen={null} actions={team} />
  }
  const [threads, states, log, hidden, signUps, seenSoFar, rules] = await Promise.all([
    threadsOf(page, user?.id ?? null),
    readReportState(page),
    readHostLog(page),
    readHiddenPosts(page),
    readSignUps(page, user?.id ?? null),
    readSeen(page),
    conductOf(page),
  ])
  const seen = seenText(seenSoFar)
  const running = game.status === 'running'
  const mayAct = viewer.kind === 'host' || viewer.kind === 'assistant'
  const main = viewer.kind === 'host'
  const accounts = seesAccounts(page) ? new Map(states.map((one) => [one.seat, one.username ?? ''])) : null
  const lines = threads.filter((thread) => thread.ref.kind === 'line')
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(
    mayAct && running ? view.seats.filter((seat) => seat.living || seat.ruledOut).map(({ seat }) => seat) : [],
  )
  const volunteers = running && main ? (signUps.list ?? []).filter((one) => one.status === 'waiting') : null
  const clock = { zone: game.timeZone, now }
  const context = { slug, seats: view.seats }
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <div className="desk mt-6">
        <div>
          <Todos
            slug={slug}
            view={view}
            letters={lines.reduce((sum, line) => sum + line.unread, 0)}
            failing={game.trouble !== null}
          />
          <PhaseNow view={view} {...clock} />
        </div>
        <div>
          {running && <Pending context={context} view={view} />}
          <SeatsTable context={context} view={view} accounts={accounts} chosen={chosen?.seat ?? null} acts={acts}>
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.ruledOut}`}
                context={context}
                seat={chosen}
                rules={rules}
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
          {running && mayAct && (
            <Pausing
              slug={slug}
              paused={view.paused !== null}
              formKey={randomUUID()}
              seen={seen}
              action={actions.pauseOrResume}
            />
          )}
          {mayAct && (
            <Hiding
              slug={slug}
              threads={spokenOf(threads)}
              hidden={hidden}
              aliases={aliasesOf(view)}
              seen={seen}
              actions={{ hide: actions.hide, show: actions.show }}
            />
          )}
          <Team
            slug={slug}
            hosts={game.hosts}
            by={main && game.status !== 'finished' ? 'main' : null}
            seen={seen}
            actions={team}
          />
          {main && running && (
            <Closing
              slug={slug}
              game={game.title}
              formKey={randomUUID()}
              seen={seen}
              scored={false}
              close={actions.closeGame}
            />
          )}
          {log && (
            <HostLog
              slug={slug}
              entries={log}
              page={Number(query.log) || 1}
              aliases={aliasesOf(view)}
              codes={new Map()}
              {...clock}
            />
          )}
        </div>
      </div>
    </>
  )
}

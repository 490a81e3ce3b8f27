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
import { GroupsNow, PhaseNow, Todos } from '@/components/jingfei/host/overview'
import { SeatSheet } from '@/components/jingfei/host/seat-sheet'
import { SeatsTable } from '@/components/jingfei/host/seats-table'
import { Nights } from '@/components/jingfei/night/nights'
import { Poll } from '@/components/jingfei/vote/poll'
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
import { vote } from '../jingfei-actions'
import { tableContext } from '../jingfei-page'
import * as actions from './actions'
import { penalizeByConduct } from './jingfei-actions'
import { spokenOf } from './parts'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const t = await getTranslations('host')
  const { game } = await gameOf('jingfei', (await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 法官台: voices, votes and speakers as they come, the seats, the acts and their log; each sees what G11.4 and T18 give it. */
export default async function JingfeiHost({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query, user] = await Promise.all([gameOf('jingfei', slug), searchParams, currentUser()])
  const { game, view, viewer, now } = page
  if (!view) redirect(`/g/${slug}`)
  const team = { add: actions.addToTeam, remove: actions.removeFromTeam, handOver: actions.makeMain }
  if (!isHostTeam(viewer)) {
    if (user?.role !== 'admin' || viewer.kind === 'seat') redirect(`/g/${slug}`)
    return <Team slug={slug} hosts={game.hosts} by="admin" seen={null} actions={team} />
  }
  const [threads, states, log, hidden, signUps, seenSoFar] = await Promise.all([
    threadsOf(page, user?.id ?? null),
    readReportState(page),
    readHostLog(page),
    readHiddenPosts(page),
    readSignUps(page, user?.id ?? null),
    readSeen(page),
  ])
  const seen = seenText(seenSoFar)
  const running = game.status === 'running'
  const mayAct = viewer.kind === 'host' || viewer.kind === 'assistant'
  const main = viewer.kind === 'host'
  const accounts = seesAccounts(page) ? new Map(states.map((one) => [one.seat, one.username ?? ''])) : null
  const lines = threads.filter((thread) => thread.ref.kind === 'line')
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(
    mayAct && running
      ? [...view.seats.filter((seat) => seat.living).map(({ seat }) => seat), ...(view.host?.mayUndo ?? [])]
      : [],
  )
  const volunteers = running && main ? (signUps.list ?? []).filter((one) => one.status === 'waiting') : null
  const clock = { zone: game.timeZone, now }
  const context = tableContext(page)
  const masked = game.config.aliases
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <div className="desk mt-6">
        <div>
          <Todos
            context={context}
            view={view}
            letters={lines.reduce((sum, line) => sum + line.unread, 0)}
            failing={game.trouble !== null}
          />
          <PhaseNow context={context} view={view} />
        </div>
        <div>
          {running && <GroupsNow context={context} view={view} />}
          {view.poll?.ballots && (
            <Poll context={context} view={view} poll={view.poll} formKey={randomUUID()} send={vote} />
          )}
          <SeatsTable
            context={context}
            view={view}
            accounts={masked ? accounts : null}
            chosen={chosen?.seat ?? null}
            acts={acts}
          >
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.living}`}
                context={context}
                seat={chosen}
                suggested={view.host?.suggestsRuleOut.includes(chosen.seat) ?? false}
                formKey={randomUUID()}
                seen={seen}
                actions={{ penalize: penalizeByConduct, undo: actions.undoRuleOut }}
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
          <Nights context={context} rounds={view.rounds} />
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

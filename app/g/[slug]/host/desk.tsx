import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { Closing } from '@/components/host/closing'
import type { DeskEntry } from '@/components/host/contents'
import { Hiding } from '@/components/host/hiding'
import { HostLog } from '@/components/host/log'
import { Pausing } from '@/components/host/pausing'
import { Reminders } from '@/components/host/reminders'
import { Substitute } from '@/components/host/substitutes'
import { Team } from '@/components/host/team'
import { currentUser } from '@/lib/accounts/session'
import { isHostTeam } from '@/lib/play/access'
import { readHiddenPosts } from '@/lib/play/hide-post'
import { seenText } from '@/lib/play/host-seen'
import type { AnyGamePage } from '@/lib/play/read-game'
import { readHostLog, readSeen } from '@/lib/play/read-host-log'
import { readReportState, seesAccounts } from '@/lib/play/read-report-state'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { readReminders } from '@/lib/play/set-reminders'
import { threadsOf } from '@/lib/play/threads'
import { aliasesOf } from '../game'
import * as actions from './actions'
import { spokenOf } from './parts'

const TEAM = { add: actions.addToTeam, remove: actions.removeFromTeam, handOver: actions.makeMain }

/** What every desk is laid with, as far as this member of the host team may know it (T18). */
export type Desk = Awaited<ReturnType<typeof layDesk>>

/** Null for an admin outside the game, who may only see to its team; everybody else is led to the front. */
export async function readDesk(page: AnyGamePage): Promise<Desk | null> {
  const { viewer, game } = page
  const user = await currentUser()
  if (isHostTeam(viewer)) return layDesk(page, user?.id ?? null)
  if (user?.role !== 'admin' || viewer.kind === 'seat') redirect(`/g/${game.slug}`)
  return null
}

async function layDesk(page: AnyGamePage, userId: string | null) {
  const { game, viewer } = page
  const [threads, states, log, hidden, signUps, seen] = await Promise.all([
    threadsOf(page, userId),
    readReportState(page),
    readHostLog(page),
    readHiddenPosts(page),
    readSignUps(page, userId),
    readSeen(page),
  ])
  const running = game.status === 'running'
  const main = viewer.kind === 'host'
  const mayAct = main || viewer.kind === 'assistant'
  return {
    userId,
    /** Seats bear the names of accounts. */
    named: game.accountNames,
    threads,
    states,
    log,
    hidden,
    seen: seenText(seen),
    running,
    main,
    /** Whether he may do more than look and count. */
    mayAct,
    /** When whoever has not acted is reminded, for those who may change it. */
    reminders: running && mayAct ? readReminders(page) : null,
    /** Letters of seats that nobody of the team has read. */
    letters: threads.reduce((sum, { ref, unread }) => sum + (ref.kind === 'line' ? unread : 0), 0),
    /** Names of accounts by seat; null for those who may not know them. */
    accounts: seesAccounts(page) ? new Map(states.map((one) => [one.seat, one.username ?? ''])) : null,
    /** Members who would take over a seat (T3.3), for those who may know them; null for others, and when no seat is to be had. */
    volunteers: running && signUps.list ? signUps.list.filter((one) => one.status === 'waiting') : null,
  }
}

/** The desk of an admin outside the game: its host team alone. */
export const AdminsDesk = ({ page: { game } }: { page: AnyGamePage }) => (
  <Team slug={game.slug} hosts={game.hosts} by="admin" seen={null} actions={TEAM} />
)

interface Chosen {
  seat: number
  alias: string
  living: boolean
}

/** Gives the chosen seat, if it lives, to a volunteer (T3.3). */
export function GiveSeat({ slug, desk, seat }: { slug: string; desk: Desk; seat: Chosen | undefined }) {
  if (!desk.main || !desk.volunteers || !seat?.living) return null
  return (
    <Substitute
      key={`substitute-${seat.seat}`}
      slug={slug}
      named={desk.named}
      seat={seat}
      volunteers={desk.volunteers}
      formKey={randomUUID()}
      seen={desk.seen}
      action={actions.replaceSeat}
    />
  )
}

/** The parts that {@link CommonDesk} draws, for the desk's contents. */
export function commonParts(
  { view }: AnyGamePage,
  desk: Desk,
  t: (key: PartTitle) => string,
  closingWaits = false,
): (DeskEntry | false)[] {
  const { running, mayAct, main, reminders, log } = desk
  const part = (id: string, title: PartTitle, waits = false): DeskEntry => ({ id, title: t(title), waits })
  return [
    running && mayAct && (view?.paused ? part('pause', 'resuming.title', true) : part('pause', 'pausing.title')),
    mayAct && part('hide', 'hide'),
    reminders !== null && part('reminders', 'reminders.title'),
    part('team', 'team'),
    main && running && part('close', 'close', closingWaits),
    log !== null && part('log', 'log'),
  ]
}

type PartTitle = 'pausing.title' | 'resuming.title' | 'hide' | 'reminders.title' | 'team' | 'close' | 'log'

interface CommonDeskProps {
  page: AnyGamePage
  desk: Desk
  /** `?log=` of the address. */
  logPage: string | string[] | undefined
  /** How resuming moves its deadlines. */
  moves: 'days' | 'length'
  /** Whether closing the game early may still count its score. */
  scored: boolean
  /** Code names by post, for games that have them. */
  codes?: ReadonlyMap<string, string>
}

/** Whatever the game: pause, hidden posts, the team, the end, the log. */
export function CommonDesk({ page, desk, logPage, moves, scored, codes = new Map() }: CommonDeskProps) {
  const { game, view, now } = page
  const { seen, running, main, mayAct, log } = desk
  const { slug } = game
  const aliases = aliasesOf({ seats: view?.seats ?? [] })
  return (
    <>
      {running && mayAct && (
        <Pausing
          slug={slug}
          game={game.ruleset}
          paused={Boolean(view?.paused)}
          moves={moves}
          formKey={randomUUID()}
          seen={seen}
          action={actions.pauseOrResume}
        />
      )}
      {mayAct && (
        <Hiding
          slug={slug}
          threads={spokenOf(desk.threads)}
          hidden={desk.hidden}
          aliases={aliases}
          seen={seen}
          actions={{ hide: actions.hide, show: actions.show }}
        />
      )}
      {desk.reminders && (
        <Reminders
          slug={slug}
          ruleset={game.ruleset}
          {...desk.reminders}
          seen={seen}
          action={actions.changeReminders}
        />
      )}
      <Team
        slug={slug}
        hosts={game.hosts}
        by={main && game.status !== 'finished' ? 'main' : null}
        seen={seen}
        actions={TEAM}
      />
      {main && running && (
        <Closing
          slug={slug}
          ruleset={game.ruleset}
          game={game.title}
          formKey={randomUUID()}
          seen={seen}
          scored={scored}
          close={actions.closeGame}
        />
      )}
      {log && (
        <HostLog
          slug={slug}
          entries={log}
          page={Number(logPage) || 1}
          aliases={aliases}
          codes={codes}
          zone={game.timeZone}
          now={now}
        />
      )}
    </>
  )
}

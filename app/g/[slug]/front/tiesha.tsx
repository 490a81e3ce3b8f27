import { About, HostTeam } from '@/components/recruit/about'
import { HostTools } from '@/components/recruit/host-tools'
import { FitPanel } from '@/components/tiesha/recruit/fit-panel'
import { GameFacts } from '@/components/tiesha/recruit/game-facts'
import { Overview } from '@/components/tiesha/recruit/overview'
import { ReportInState, SeatTable, StartPanel } from '@/components/tiesha/recruit/report-in'
import { currentUser } from '@/lib/accounts/session'
import { validateConfig } from '@/lib/engine/rulesets/tiesha'
import { isHostTeam } from '@/lib/play/access'
import { fitTable } from '@/lib/play/fit-config'
import type { GamePage } from '@/lib/play/read-game'
import { readReportState } from '@/lib/play/read-report-state'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { calendarOf, localOfInstant, planSchedule } from '@/lib/play/schedule'
import * as actions from '../actions'
import type { PlaceProps } from '../by-ruleset'
import { gamePage } from '../game'
import { Cancelled, GameSide, Offer, Recruiting } from './recruiting'

/** The front of a game, by its state: a draft or recruiting, report-in, running or over, called off. */
export default async function FrontPage({ params }: PlaceProps) {
  const page = await gamePage((await params).slug)
  switch (page.game.status) {
    case 'draft':
    case 'recruiting':
      return <RecruitingTiesha page={page} />
    case 'reportIn':
      return <ReportingIn page={page} />
    case 'cancelled':
      return <Cancelled />
    default:
      return <Running page={page} />
  }
}

async function RecruitingTiesha({ page }: { page: GamePage }) {
  const { game } = page
  const user = await currentUser()
  const signUps = await readSignUps(page, user?.id ?? null)
  const seats = seatsOf(page)
  const { accepted } = signUps
  const suggestion = fitTable(game.config, accepted)
  return (
    <Recruiting
      page={page}
      signUps={signUps}
      seats={seats}
      sound={faultsOf(game.config, seats) === 0}
      atOnce={false}
      fit={
        <FitPanel
          slug={game.slug}
          config={game.config}
          seats={seats}
          accepted={accepted}
          suggestion={suggestion}
          sound={faultsOf({ ...game.config, ...suggestion }, accepted) === 0}
          action={actions.fit}
        />
      }
      facts={<Facts page={page} seats={seats} />}
    />
  )
}

async function ReportingIn({ page }: { page: GamePage }) {
  const { game, viewer, now } = page
  const user = await currentUser()
  const [seats, signUps] = await Promise.all([readReportState(page), readSignUps(page, user?.id ?? null)])
  const late = game.startsAt !== null && game.startsAt <= now
  return (
    <div className="front mt-6">
      <div>
        <ReportInState slug={game.slug} seats={seats} late={late} />
      </div>
      <aside>
        {viewer.kind === 'host' && game.startsAt !== null && (
          <>
            <StartPanel
              slug={game.slug}
              startsAt={game.startsAt}
              local={localOfInstant(game.startsAt, game.timeZone)}
              timeZone={game.timeZone}
              now={now}
              late={late}
              missing={seats.filter((seat) => !seat.reported).length}
              startAnyway={game.setup.startAnyway}
              voteClose={game.config.voteClose}
              actions={{ move: actions.postponeStart, anyway: actions.startAnyway, now: actions.start }}
            />
            <HostTools slug={game.slug} status="reportIn" callOff={actions.callOff} />
          </>
        )}
        <Offer page={page} signUps={signUps} />
        <HostTeam hosts={game.hosts} />
      </aside>
      <div>
        {viewer.kind === 'host' && (
          <SeatTable
            slug={game.slug}
            seats={seats}
            waiting={(signUps.list ?? []).filter((player) => player.status === 'waiting')}
            replace={actions.replacePlayer}
          />
        )}
        <About text={game.setup.about} />
        <Facts page={page} seats={seats.length} />
      </div>
    </div>
  )
}

async function Running({ page }: { page: GamePage }) {
  const { game, view, viewer, now } = page
  if (!view) return null
  return (
    <div className="cols mt-6">
      <div>
        <Overview slug={game.slug} view={view} config={game.config} now={now} host={isHostTeam(viewer)} />
      </div>
      <GameSide page={page} />
    </div>
  )
}

/** What is played and when. */
function Facts({ page, seats }: { page: GamePage; seats: number }) {
  const { game, now } = page
  return (
    <GameFacts
      slug={game.slug}
      config={game.config}
      seats={seats}
      timeZone={game.timeZone}
      now={now}
      signUpClosesAt={game.signUpClosesAt}
      startsAt={game.startsAt}
      board={game.board}
      membersOnly={game.visibility === 'members'}
      schedule={scheduleOf(page)}
    />
  )
}

function seatsOf({ game }: GamePage): number {
  return (game.config.roles ?? []).reduce((sum, role) => sum + role.count, 0)
}

function faultsOf(config: GamePage['game']['config'], seats: number): number {
  const { preset, roles, ...rest } = config
  return validateConfig({ ...rest, ...(preset && { preset }), ...(roles && { roles }) }, seats).faults.length
}

function scheduleOf({ game }: GamePage) {
  if (game.startsAt === null) return null
  const rounds = planSchedule(game.config, game.timeZone, game.startsAt)
  return { rounds, days: calendarOf(rounds, game.timeZone, game.startsAt, game.signUpClosesAt) }
}

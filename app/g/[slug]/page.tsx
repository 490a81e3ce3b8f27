import { getTranslations } from 'next-intl/server'
import { About, HostTeam } from '@/components/tiesha/recruit/about'
import { GameFacts } from '@/components/tiesha/recruit/game-facts'
import { HostTools, OpenButton } from '@/components/tiesha/recruit/host-tools'
import { Overview } from '@/components/tiesha/recruit/overview'
import { DealButton, FitPanel, Players } from '@/components/tiesha/recruit/players'
import { ReportInState, SeatTable, StartPanel } from '@/components/tiesha/recruit/report-in'
import { SignUpCard } from '@/components/tiesha/recruit/sign-up-card'
import { Volunteer } from '@/components/tiesha/recruit/volunteer'
import { ButtonLink } from '@/components/ui/button'
import { Empty, Notice } from '@/components/ui/notice'
import { currentUser } from '@/lib/accounts/session'
import { validateConfig } from '@/lib/engine/rulesets/tiesha'
import { isHostTeam } from '@/lib/play/access'
import { fitTable } from '@/lib/play/fit-config'
import type { GamePage } from '@/lib/play/read-game'
import { readReportState } from '@/lib/play/read-report-state'
import { readSignUps, type SignUps } from '@/lib/play/read-sign-ups'
import { calendarOf, localOfInstant, planSchedule } from '@/lib/play/schedule'
import * as actions from './actions'
import { gamePage } from './game'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  const { game } = await gamePage((await params).slug)
  return { title: game.title }
}

/** The front of a game, by its state: a draft or recruiting, report-in, running or over, called off. */
export default async function FrontPage({ params }: Props) {
  const page = await gamePage((await params).slug)
  switch (page.game.status) {
    case 'draft':
    case 'recruiting':
      return <Recruiting page={page} />
    case 'reportIn':
      return <ReportingIn page={page} />
    case 'cancelled':
      return <Cancelled />
    default:
      return <Running page={page} />
  }
}

async function Recruiting({ page }: { page: GamePage }) {
  const { game, viewer, now } = page
  const user = await currentUser()
  const signUps = await readSignUps(page, user?.id ?? null)
  const t = await getTranslations('recruit')
  const seats = seatsOf(page)
  const { accepted } = signUps
  const main = viewer.kind === 'host'
  const suggestion = fitTable(game.config, accepted)
  const bar = isHostTeam(viewer)
    ? 'host'
    : user === null
      ? 'guest'
      : game.signUpClosesAt !== null && now > game.signUpClosesAt
        ? 'late'
        : null
  return (
    <div className="front mt-6">
      {(game.status === 'draft' || !main) && (
        <div>
          {game.status === 'draft' && (
            <Notice className="mb-4">
              <b>{t('draftTitle')}</b>
              <br />
              {t('draftText')}
            </Notice>
          )}
          {!main && <About text={game.setup.about} />}
        </div>
      )}
      <aside>
        {main && (
          <HostTools
            slug={game.slug}
            status={game.status === 'draft' ? 'draft' : 'recruiting'}
            callOff={actions.callOff}
          >
            {game.status === 'draft' ? (
              <OpenButton
                slug={game.slug}
                startsAt={game.startsAt}
                signUpClosesAt={game.signUpClosesAt}
                membersOnly={game.visibility === 'members'}
                timeZone={game.timeZone}
                now={now}
                open={actions.openRecruiting}
              />
            ) : (
              <DealButton
                slug={game.slug}
                seats={seats}
                accepted={accepted}
                waiting={signUps.asked - accepted}
                startsAt={game.startsAt}
                timeZone={game.timeZone}
                now={now}
                sound={faultsOf(game.config, seats) === 0}
                deal={actions.deal}
              />
            )}
          </HostTools>
        )}
        {game.status === 'recruiting' && (
          <SignUpCard
            slug={game.slug}
            signUps={signUps}
            seats={seats}
            bar={bar}
            signUp={actions.askToPlay}
            withdraw={actions.withdraw}
          />
        )}
        <HostTeam hosts={game.hosts} />
      </aside>
      <div>
        {main && game.status === 'recruiting' && accepted > 0 && (
          <FitPanel
            slug={game.slug}
            config={game.config}
            seats={seats}
            accepted={accepted}
            suggestion={suggestion}
            sound={faultsOf({ ...game.config, ...suggestion }, accepted) === 0}
            action={actions.fit}
          />
        )}
        {signUps.list && game.status === 'recruiting' && (
          <Players
            slug={game.slug}
            list={signUps.list}
            seats={seats}
            timeZone={game.timeZone}
            now={now}
            actions={main ? { take: actions.takePlayer, takeInOrder: actions.takeInOrder } : null}
          />
        )}
        {main && <About text={game.setup.about} />}
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
      </div>
    </div>
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
        <GameFacts
          slug={game.slug}
          config={game.config}
          seats={seats.length}
          timeZone={game.timeZone}
          now={now}
          signUpClosesAt={game.signUpClosesAt}
          startsAt={game.startsAt}
          board={game.board}
          membersOnly={game.visibility === 'members'}
          schedule={scheduleOf(page)}
        />
      </div>
    </div>
  )
}

/** T3.3: members without a part may offer themselves, from the deal to the end. */
function Offer({ page: { game, viewer }, signUps }: { page: GamePage; signUps: SignUps }) {
  if (viewer.kind !== 'public' || !viewer.member || viewer.former || signUps.mine?.status === 'declined') return null
  return (
    <Volunteer
      slug={game.slug}
      mine={signUps.mine}
      offer={actions.offerToReplace}
      withdraw={actions.withdrawOfferToReplace}
    />
  )
}

async function Running({ page }: { page: GamePage }) {
  const { game, view, viewer, now } = page
  if (!view) return null
  const user = await currentUser()
  const signUps = game.status === 'running' && user ? await readSignUps(page, user.id) : null
  return (
    <div className="cols mt-6">
      <div>
        <Overview slug={game.slug} view={view} config={game.config} now={now} host={isHostTeam(viewer)} />
      </div>
      <aside>
        {signUps && <Offer page={page} signUps={signUps} />}
        <About text={game.setup.about} side />
        <HostTeam hosts={game.hosts} />
      </aside>
    </div>
  )
}

async function Cancelled() {
  const t = await getTranslations('frontPage')
  return (
    <div className="mt-6">
      <Empty title={t('cancelled')} action={<ButtonLink href="/">{t('toHall')}</ButtonLink>}>
        {t('cancelledText')}
      </Empty>
    </div>
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

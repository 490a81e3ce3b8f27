import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { About, HostTeam } from '@/components/recruit/about'
import { HostTools, OpenButton } from '@/components/recruit/host-tools'
import { DealButton, Players } from '@/components/recruit/players'
import { SignUpCard } from '@/components/recruit/sign-up-card'
import { Volunteer } from '@/components/recruit/volunteer'
import { ButtonLink } from '@/components/ui/button'
import { Empty, Notice } from '@/components/ui/notice'
import { currentUser } from '@/lib/accounts/session'
import { isHostTeam } from '@/lib/play/access'
import type { AnyGamePage } from '@/lib/play/read-game'
import { readSignUps, type SignUps } from '@/lib/play/read-sign-ups'
import { rulesetOf } from '@/lib/play/rulesets'
import * as actions from '../actions'

interface RecruitingProps {
  page: AnyGamePage
  signUps: SignUps
  /** The seats that the table is laid for, as far as it asks for a number. */
  seats: number
  /** Whether so many as are taken could be dealt, apart from their number. */
  sound: boolean
  /** The deal itself opens the game. */
  atOnce: boolean
  /** The numbers of players that could be dealt, ascending, where it need not be just `seats`. */
  tables?: readonly number[]
  /** What this ruleset tells of the game before it begins. */
  facts: ReactNode
  /** What the host is offered when the table does not fit those who came. */
  fit?: ReactNode
}

/** The front of a game that is laid out or recruits; `facts` and `fit` are its ruleset's own. */
export async function Recruiting({ page, signUps, seats, sound, atOnce, tables, facts, fit }: RecruitingProps) {
  const { game, viewer, now } = page
  const user = await currentUser()
  const t = await getTranslations('recruit')
  const { accepted } = signUps
  const main = viewer.kind === 'host'
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
                atOnce={atOnce}
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
                atOnce={atOnce}
                tables={tables ?? null}
                named={game.accountNames}
                timeZone={game.timeZone}
                now={now}
                sound={sound}
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
            tables={tables ?? null}
            bar={bar}
            signUp={actions.askToPlay}
            withdraw={actions.withdraw}
          />
        )}
        <HostTeam hosts={game.hosts} />
      </aside>
      <div>
        {main && game.status === 'recruiting' && accepted > 0 && fit}
        {signUps.list && game.status === 'recruiting' && (
          <Players
            slug={game.slug}
            list={signUps.list}
            seats={tables ? Math.max(seats, rulesetOf(game.ruleset).table.facts(game.config).seats) : seats}
            timeZone={game.timeZone}
            now={now}
            actions={main ? { take: actions.takePlayer, takeInOrder: actions.takeInOrder } : null}
          />
        )}
        {main && <About text={game.setup.about} />}
        {facts}
      </div>
    </div>
  )
}

/** T3.3: members without a part may offer themselves, from the deal to the end. */
export function Offer({ page: { game, viewer }, signUps }: { page: AnyGamePage; signUps: SignUps }) {
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

interface AtOnceProps {
  page: AnyGamePage
  /** What this ruleset tells of the game; `seats`: so many came, if they can be dealt; null: not yet. */
  facts: (seats: number | null) => ReactNode
}

/** Numbers of players that are tried for a table that takes several. */
const POSSIBLE = Array.from({ length: 60 }, (_, i) => i + 1)

/** {@link Recruiting} for a game that begins with the deal and takes any number that its rules allow. */
export async function RecruitingAtOnce({ page, facts }: AtOnceProps) {
  const { game } = page
  const { table } = rulesetOf(game.ruleset)
  const user = await currentUser()
  const signUps = await readSignUps(page, user?.id ?? null)
  const { accepted } = signUps
  const fits = table.faults(game.config, accepted) === 0
  const tables = POSSIBLE.filter((players) => table.faults(game.config, players) === 0)
  return (
    <Recruiting
      page={page}
      signUps={signUps}
      seats={fits ? accepted : table.facts(game.config).seats}
      sound={fits}
      atOnce
      tables={tables}
      facts={facts(fits ? accepted : null)}
    />
  )
}

/** Beside the course of a game: the offer to replace somebody while it runs, what the host wrote of it, its hosts. */
export async function GameSide({ page }: { page: AnyGamePage }) {
  const { game } = page
  const user = await currentUser()
  return (
    <aside>
      {game.status === 'running' && user && <Offer page={page} signUps={await readSignUps(page, user.id)} />}
      <About text={game.setup.about} side />
      <HostTeam hosts={game.hosts} />
    </aside>
  )
}

/** A game that was called off. */
export async function Cancelled() {
  const t = await getTranslations('frontPage')
  return (
    <div className="mt-6">
      <Empty title={t('cancelled')} action={<ButtonLink href="/">{t('toHall')}</ButtonLink>}>
        {t('cancelledText')}
      </Empty>
    </div>
  )
}

import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { Overview } from '@/components/jianghu/front/overview'
import { Settings } from '@/components/jianghu/front/settings'
import { MyFaction } from '@/components/jianghu/me/faction'
import { PickForm } from '@/components/jianghu/pick/pick-form'
import { About, HostTeam } from '@/components/recruit/about'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import type { JianghuPage } from '@/lib/play/read-game'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { rulesetOf } from '@/lib/play/rulesets'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { pickCharacter } from '../jianghu-actions'
import { Cancelled, Offer, Recruiting } from './recruiting'

export async function generateMetadata({ params }: PlaceProps) {
  const { game } = await gameOf('jianghu', (await params).slug)
  return { title: game.title }
}

/** The front of a game, by its state: a draft or recruiting, running or over, called off. */
export default async function JianghuFront({ params }: PlaceProps) {
  const page = await gameOf('jianghu', (await params).slug)
  const { game } = page
  if (game.status === 'cancelled') return <Cancelled />
  const user = await currentUser()
  const [signUps, t] = await Promise.all([
    readSignUps(page, user?.id ?? null),
    getTranslations('jianghu-front.settings'),
  ])
  if (game.status === 'draft' || game.status === 'recruiting') {
    const { table } = rulesetOf('jianghu')
    const { accepted } = signUps
    const fits = table.faults(game.config, accepted) === 0
    return (
      <Recruiting
        page={page}
        signUps={signUps}
        seats={fits ? accepted : table.facts(game.config).seats}
        sound={fits}
        atOnce
        facts={
          <Part id="facts" title={t('title')} more={<Link href={`/g/${game.slug}/rules`}>{t('thread')}</Link>}>
            <Settings
              config={game.config}
              seats={fits ? accepted : null}
              when={{
                signUpClosesAt: game.signUpClosesAt,
                startsAt: game.startsAt,
                zone: game.timeZone,
                now: page.now,
              }}
              membersOnly={game.visibility === 'members'}
            />
          </Part>
        }
      />
    )
  }
  return (
    <div className="stack mt-6 [--gap:var(--s-7)]">
      <Picking page={page} />
      <div className="cols">
        <div>{page.view && <Overview slug={game.slug} view={page.view} now={page.now} />}</div>
        <aside>
          {game.status === 'running' && user && <Offer page={page} signUps={signUps} />}
          <About text={game.setup.about} side />
          <HostTeam hosts={game.hosts} />
        </aside>
      </div>
    </div>
  )
}

/** The choice of character (J1.2), while it is open: for seats. */
async function Picking({ page: { game, view } }: { page: JianghuPage }) {
  if (view?.phase !== 'picking' || !view.me) return null
  const t = await getTranslations('jianghu-play')
  return (
    <>
      <MyFaction slug={game.slug} view={view} me={view.me} />
      {view.paused ? (
        <Notice seal>{t('pick.paused')}</Notice>
      ) : (
        <PickForm slug={game.slug} me={view.me} formKey={randomUUID()} action={pickCharacter} />
      )}
    </>
  )
}

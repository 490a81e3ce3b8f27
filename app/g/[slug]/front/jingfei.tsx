import { Overview } from '@/components/jingfei/overview'
import { Settings } from '@/components/jingfei/settings'
import { About, HostTeam } from '@/components/recruit/about'
import { currentUser } from '@/lib/accounts/session'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { rulesetOf } from '@/lib/play/rulesets'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { tableContext } from '../jingfei-page'
import { Cancelled, Offer, Recruiting } from './recruiting'

export async function generateMetadata({ params }: PlaceProps) {
  const { game } = await gameOf('jingfei', (await params).slug)
  return { title: game.title }
}

/** The front of a game, by its state: a draft or recruiting, running or over, called off. */
export default async function JingfeiFront({ params }: PlaceProps) {
  const page = await gameOf('jingfei', (await params).slug)
  const { game } = page
  if (game.status === 'cancelled') return <Cancelled />
  const user = await currentUser()
  const signUps = await readSignUps(page, user?.id ?? null)
  if (game.status === 'draft' || game.status === 'recruiting') {
    const { table } = rulesetOf('jingfei')
    const { accepted } = signUps
    const fits = table.faults(game.config, accepted) === 0
    return (
      <Recruiting
        page={page}
        signUps={signUps}
        seats={fits ? accepted : table.facts(game.config).seats}
        sound={fits}
        atOnce
        facts={<Settings config={game.config} seats={fits ? accepted : game.config.seats} />}
      />
    )
  }
  return (
    <div className="cols mt-6">
      <div>{page.view && <Overview context={tableContext(page)} view={page.view} me={page.seat} />}</div>
      <aside>
        {game.status === 'running' && user && <Offer page={page} signUps={signUps} />}
        <About text={game.setup.about} side />
        <HostTeam hosts={game.hosts} />
      </aside>
    </div>
  )
}

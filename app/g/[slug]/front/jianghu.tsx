import { About, HostTeam } from '@/components/recruit/about'
import { currentUser } from '@/lib/accounts/session'
import { readSignUps } from '@/lib/play/read-sign-ups'
import { rulesetOf } from '@/lib/play/rulesets'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
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
  const signUps = await readSignUps(page, user?.id ?? null)
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
        facts={null}
      />
    )
  }
  return (
    <div className="cols mt-6">
      <div />
      <aside>
        {game.status === 'running' && user && <Offer page={page} signUps={signUps} />}
        <About text={game.setup.about} side />
        <HostTeam hosts={game.hosts} />
      </aside>
    </div>
  )
}

import { Overview } from '@/components/jingfei/overview'
import { Settings } from '@/components/jingfei/settings'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { tableContext } from '../jingfei-page'
import { Cancelled, GameSide, RecruitingAtOnce } from './recruiting'

/** The front of a game, by its state: a draft or recruiting, running or over, called off. */
export default async function JingfeiFront({ params }: PlaceProps) {
  const page = await gameOf('jingfei', (await params).slug)
  const { game } = page
  if (game.status === 'cancelled') return <Cancelled />
  if (game.status === 'draft' || game.status === 'recruiting')
    return (
      <RecruitingAtOnce
        page={page}
        facts={(seats) => <Settings config={game.config} seats={seats ?? game.config.seats} />}
      />
    )
  return (
    <div className="cols mt-6">
      <div>{page.view && <Overview context={tableContext(page)} view={page.view} me={page.seat} />}</div>
      <GameSide page={page} />
    </div>
  )
}

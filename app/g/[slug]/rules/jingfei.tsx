import { Settings } from '@/components/jingfei/settings'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'

/** 规则帖: how this game is played, in words, from its configuration as it stands now. */
export default async function JingfeiRules({ params }: PlaceProps) {
  const { game, view } = await gameOf('jingfei', (await params).slug)
  return (
    <div className="mt-6">
      <Settings config={game.config} seats={view?.seats.length ?? game.config.seats} />
    </div>
  )
}

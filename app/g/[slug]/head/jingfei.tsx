import { getTranslations } from 'next-intl/server'
import type { GameClock, GameStep } from '@/components/game/game-header'
import type { JingfeiView } from '@/lib/engine/rulesets/jingfei'
import { isHostTeam } from '@/lib/play/access'
import type { JingfeiPage } from '@/lib/play/read-game'
import { type Ask, askOfReaders, calm, clockBefore, type Head, type HeadContext, stillOf, tabsOf } from './parts'

/** The head of a game of 警匪: night, last words, speeches, vote. */
export async function jingfeiHead(page: JingfeiPage, context: HeadContext): Promise<Head> {
  const { game, view } = page
  const running = game.status === 'running' && view !== null
  return {
    round: running && view.round > 0 ? view.round : null,
    ...(running ? stepsOf(view) : { steps: [], current: null }),
    rounds: view
      ? view.rounds.map(({ round }) => ({
          round,
          state: running && round === view.round ? ('current' as const) : ('past' as const),
        }))
      : [],
    clock: running ? clockOf(view, page.now) : clockBefore(page),
    still: await stillOf(page),
    ask: await askOf(page, context.signedIn),
    tabs: tabsOf(page, context, {
      night: page.seat !== null && view !== null,
      vote: view !== null && view.round > 0,
    }),
  }
}

function stepsOf({ phase }: JingfeiView): { steps: GameStep[]; current: GameStep | null } {
  const current = ({ night: 'darkness', lastWords: 'lastWords', speeches: 'speeches', vote: 'ballot' } as const)[
    phase as 'night'
  ]
  return { steps: ['darkness', 'lastWords', 'speeches', 'ballot'], current: current ?? null }
}

function clockOf({ closes, paused, timeZone: zone }: JingfeiView, serverNow: number): GameClock | null {
  if (!closes || paused) return null
  const what = closes.what === 'night' ? ('darkness' as const) : closes.what
  return { what, until: closes.at, serverNow, zone }
}

/** What is asked of this reader now. */
async function askOf(page: JingfeiPage, signedIn: boolean): Promise<Ask> {
  const reading = await askOfReaders(page, signedIn)
  if (reading) return reading
  const t = await getTranslations('gameHead.ask')
  const { game, viewer } = page
  if (isHostTeam(viewer))
    return calm(t('hostQuietTitle'), t('hostQuietDetail'), { href: `/g/${game.slug}/host`, label: t('hostAction') })
  return calm(t('nothingTitle'), t('nothingSeat'))
}

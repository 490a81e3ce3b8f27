import { getTranslations } from 'next-intl/server'
import type { GameClock, GameStep } from '@/components/game/game-header'
import { count } from '@/components/jingfei/terms'
import type { Ask as AskView, JingfeiView } from '@/lib/engine/rulesets/jingfei'
import { isHostTeam } from '@/lib/play/access'
import type { JingfeiPage } from '@/lib/play/read-game'
import { type Ask, askOfReaders, calm, clockBefore, due, type Head, type HeadContext, stillOf, tabsOf } from './parts'

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

/** A round may have last words twice (G5.1, G7.3): of whom the night killed, and of whom the vote sent out. */
function stepsOf({ phase, floor, seats }: JingfeiView): { steps: GameStep[]; current: GameStep | null } {
  const voted = seats.some(({ seat, out }) => out?.cause === 'voted' && floor?.speakers.includes(seat))
  const lastWords = voted ? 'partingWords' : 'lastWords'
  const current = ({ night: 'darkness', lastWords, speeches: 'speeches', vote: 'ballot' } as const)[phase as 'night']
  return { steps: ['darkness', 'lastWords', 'speeches', 'ballot', 'partingWords'], current: current ?? null }
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
  const own = await getTranslations('jingfei.ask')
  const { game, viewer, view } = page
  const base = `/g/${game.slug}`
  if (isHostTeam(viewer)) {
    const [suggested] = view?.host?.suggestsRuleOut ?? []
    if (viewer.kind !== 'counter' && suggested !== undefined && game.status === 'running')
      return due(own('hostTitle'), own('hostDetail'), `${base}/host?seat=${suggested}#sheet`, own('quietAction'))
    if (game.status === 'draft') return calm(t('hostDraftTitle'), t('hostDraftDetail'))
    if (game.status === 'recruiting') return calm(t('hostRecruitTitle'), own('recruitDetail'))
    const desk = view ? { href: `${base}/host`, label: own('quietAction') } : undefined // of a game called off there is none
    return calm(t('hostQuietTitle'), t('hostQuietDetail'), desk)
  }
  const me = view?.me
  if (view?.paused) return calm(own('pausedTitle'))
  if (!view || !me) return calm(t('nothingTitle'), t('nothingSeat'))
  const [ask] = me.asks
  if (ask) return askedOfSeat(ask)
  if (!me.living) return calm(own('outTitle'), own('outDetail'))
  if (view.phase === 'night') return calm(own('sleepTitle'), own('sleepDetail'))
  if (view.phase === 'vote') return calm(own('votedTitle'), own('votedDetail'))
  if (view.phase === 'lastWords') return calm(own('waitLastWordsTitle'))
  if (me.turnsAhead === null) {
    const spoken = view.floor?.order.some(
      (one) => one.seat === me.seat && (one.state === 'spoken' || one.state === 'lapsed'),
    )
    return calm(own('waitTitle'), spoken ? own('spokenDetail') : undefined)
  }
  return calm(own('waitTitle'), own('waitDetail', count(me.turnsAhead - 1)))

  function askedOfSeat(asked: AskView): Ask {
    switch (asked.kind) {
      case 'voice':
        if (asked.done)
          return calm(own('nightDone'), own('nightDoneDetail'), { href: `${base}/night`, label: own('nightAction') })
        return due(
          own('nightTitle'),
          own(asked.spoken ? 'nightAgain' : 'nightDetail'),
          `${base}/night`,
          own('nightAction'),
        )
      case 'lastWords':
        return due(own('lastWordsTitle'), own('lastWordsDetail'), `${base}/talk`, own('lastWordsAction'))
      case 'speak':
        return due(
          own(asked.open ? 'speakOpenTitle' : 'speakTitle'),
          own('speakDetail'),
          `${base}/talk`,
          own('speakAction'),
        )
      case 'vote':
        return due(
          own(asked.again ? 'voteAgainTitle' : 'voteTitle'),
          own('voteDetail'),
          `${base}/vote`,
          own('voteAction'),
        )
    }
  }
}

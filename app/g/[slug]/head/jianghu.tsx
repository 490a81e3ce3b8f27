import { getTranslations } from 'next-intl/server'
import type { GameClock, GameStep } from '@/components/game/game-header'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu'
import { isHostTeam } from '@/lib/play/access'
import type { JianghuPage } from '@/lib/play/read-game'
import { type Ask, askOfReaders, calm, clockBefore, due, type Head, type HeadContext, stillOf, tabsOf } from './parts'

/** The head of a game of 江湖: a round is a night and the day after it. */
export async function jianghuHead(page: JianghuPage, context: HeadContext): Promise<Head> {
  const { game, view } = page
  const running = game.status === 'running' && view !== null
  return {
    round: running && view.round > 0 ? view.round : null,
    ...(running ? stepsOf(view) : { steps: [], current: null }),
    rounds: view
      ? Array.from({ length: view.round }, (_, i) => ({
          round: i + 1,
          state: running && i + 1 === view.round ? ('current' as const) : ('past' as const),
        }))
      : [],
    clock: running ? clockOf(view, page.now) : clockBefore(page),
    still: await stillOf(page),
    ask: await askOf(page, context.signedIn),
    tabs: tabsOf(page, context, {
      rooms: false,
      night: page.seat !== null && view !== null,
      vote: view !== null && view.round > 0,
    }),
  }
}

function stepsOf({ phase }: JianghuView): { steps: GameStep[]; current: GameStep | null } {
  if (phase === 'picking') return { steps: ['picking'], current: 'picking' }
  const current = phase === 'night' ? 'action' : phase === 'day' ? 'dayVote' : null
  return { steps: ['action', 'dayVote'], current }
}

function clockOf(view: JianghuView, serverNow: number): GameClock | null {
  const { closes, phase, paused, timeZone: zone } = view
  if (closes === null || paused) return null
  const what = ({ picking: 'picking', night: 'action', day: 'vote' } as const)[phase as 'night']
  return what ? { what, until: closes, serverNow, zone } : null
}

/** What is asked of this reader now. What is submitted stays its sender's: nobody else is told that it is there. */
async function askOf(page: JianghuPage, signedIn: boolean): Promise<Ask> {
  const reading = await askOfReaders(page, signedIn)
  if (reading) return reading
  const t = await getTranslations('gameHead.ask')
  const { game, viewer, view } = page
  const base = `/g/${game.slug}`
  if (isHostTeam(viewer) && game.status === 'draft') return calm(t('hostDraftTitle'), t('hostDraftDetail'))
  if (isHostTeam(viewer) && game.status === 'recruiting') return calm(t('hostRecruitTitle'), t('hostRecruitDetail'))
  if (isHostTeam(viewer))
    return calm(t('hostQuietTitle'), t('hostQuietDetail'), { href: `${base}/host`, label: t('hostAction') })
  const me = view?.me
  if (!me) return calm(t('nothingTitle'), t('nothingSeat'))
  if (!me.living) return calm(t('deadTitle'), t('deadDetail'))
  if (view.paused) return calm(t('nothingTitle'), t('nothingSeat'))
  if (view.phase === 'picking')
    return me.picked.character && me.picked.place
      ? calm(t('pickedTitle'), t('pickedDetail'), { href: `${base}#pick`, label: t('pickAction') })
      : due(t('pickTitle'), t('pickDetail'), `${base}#pick`, t('pickAction'))
  if (view.phase === 'night' && me.desk?.mayAct) {
    const href = `${base}/night`
    const open = [me.desk, ...me.puppets].some((desk) => desk.action === null)
    return open
      ? due(t('actTitle'), t('actDetail'), href, t('actAction'))
      : calm(t('actedTitle'), t('actedDetail'), { href, label: t('actAction') })
  }
  if (me.vote) {
    const href = `${base}/vote`
    return me.vote.for === null
      ? due(t('dayVoteTitle'), t('dayVoteDetail'), href, t('voteAction'))
      : calm(t('dayVotedTitle'), t('dayVotedDetail'), { href, label: t('voteAction') })
  }
  return calm(t('nothingTitle'), t('nothingSeat'))
}

import { clockOf, stepsOf } from '@/components/tiesha/head'
import { isHostTeam } from '@/lib/play/access'
import type { GamePage } from '@/lib/play/read-game'
import { clockBefore, type Head, type HeadContext, postsIn, stillOf, tabsOf } from './parts'
import { askOf, deskCount } from './tiesha-ask'

/** The head of a game of 帖杀: the steps of its round, the ways to every round's result. */
export async function tieshaHead(page: GamePage, context: HeadContext): Promise<Head> {
  const { game, view, viewer } = page
  const running = game.status === 'running' && view !== null
  const played = view !== null && game.status !== 'reportIn'
  const open = view?.polls.filter((poll) => poll.open && poll.stage === 'main') ?? []
  const owing = open.reduce((sum, poll) => sum + poll.notVoted.length, 0)
  const desk = isHostTeam(viewer) && view !== null && deskCount(page)
  return {
    round: running ? view.round : null,
    ...(running ? stepsOf(view) : { steps: [], current: null }),
    rounds: played
      ? view.rows.map(({ round, opened, running: now }) => ({
          round,
          state: now && running ? ('current' as const) : opened ? ('past' as const) : ('ahead' as const),
          ...(opened && !(now && running) && { href: `/g/${game.slug}/vote/history?round=${round}` }),
        }))
      : [],
    clock: running ? clockOf(view, page.now) : clockBefore(page),
    still: await stillOf(page),
    ask: await askOf(page, context.signedIn),
    tabs: tabsOf(page, context, {
      report: view !== null && { count: postsIn(context, 'reportIn') },
      kills: played && { count: view.strikes.length || undefined },
      vote: played && { count: open.length > 0 ? `${view.living - owing}/${view.living}` : undefined },
      desk: desk && { count: desk.count || undefined, urgent: desk.urgent },
    }),
  }
}

import { IDLE_NIGHTS } from '@/lib/engine/rulesets/jianghu'
import type { HomeDue } from './home-view'
import { owedIn } from './jianghu-owes'
import type { AnyGamePage, JianghuPage, JingfeiPage } from './read-game'

/** What waits for a reader in a game, and where below the game's address he acts. */
type Asked = HomeDue extends infer Due
  ? Due extends HomeDue
    ? Omit<Due, 'game' | 'zone' | 'href'> & { place: string }
    : never
  : never

/** What a running game of 江湖 or 警匪 asks of this reader now; of the secret acts of 警匪 not even what they are (T18). */
export function asksOf(page: AnyGamePage): Asked[] {
  if (page.game.ruleset === 'jianghu') return jianghuAsks(page as JianghuPage)
  if (page.game.ruleset === 'jingfei') return jingfeiAsks(page as JingfeiPage)
  return []
}

function jianghuAsks({ view }: JianghuPage): Asked[] {
  if (view?.status !== 'running' || view.paused) return []
  const { host, round, closes } = view
  if (host && host.idle >= IDLE_NIGHTS) return [{ kind: 'desk', place: '/host', closes, count: 1 }]
  switch (owedIn(view)) {
    case 'pick':
      return [{ kind: 'pick', place: '#pick', closes }]
    case 'act':
      return [{ kind: 'act', place: '/night', closes, round }]
    case 'dayVote':
      return [{ kind: 'dayVote', place: '/vote', closes, round }]
    default:
      return []
  }
}

function jingfeiAsks({ view }: JingfeiPage): Asked[] {
  if (view?.status !== 'running' || view.paused) return []
  const { me, round } = view
  const closes = view.closes?.at ?? null
  return (me?.asks ?? []).flatMap((ask): Asked[] => {
    switch (ask.kind) {
      case 'voice':
        return ask.done || ask.spoken ? [] : [{ kind: 'secret', place: '/night', closes }]
      case 'lastWords':
      case 'speak':
        return [{ kind: 'speak', place: '/talk', closes: ask.closes }]
      case 'vote':
        return me?.ballot && !me.ballot.void ? [] : [{ kind: 'tableVote', place: '/vote', closes: ask.closes, round }]
      default:
        return []
    }
  })
}

import type { TieshaView, Viewer } from '@/lib/engine/rulesets/tiesha'
import { env } from '@/lib/env'
import { rulesetOf } from '../rulesets'
import type { Reminders, Sight } from './tellings'

/** The views of one state, each worked out when it is first asked for. */
export function sightOf(game: { ruleset: string }, state: unknown): Sight {
  const look = (viewer: Viewer) => rulesetOf(game.ruleset).view(state, viewer) as TieshaView
  const seats = new Map<number, TieshaView>()
  let everybody: TieshaView | undefined
  let host: TieshaView | undefined
  return {
    get everybody() {
      everybody ??= look({ kind: 'public' })
      return everybody
    },
    get host() {
      host ??= look({ kind: 'host' })
      return host
    },
    seat: (seat) => {
      const known = seats.get(seat) ?? look({ kind: 'seat', seat })
      seats.set(seat, known)
      return known
    },
  }
}

export const reminders = (): Reminders => ({ vote: env().VOTE_REMINDERS, iou: env().IOU_REMINDERS })

import { env } from '@/lib/env'
import { rulesetOf } from '../rulesets'
import { GameSetup } from '../setup'
import type { Reminders, Sight } from './telling'

type Viewer = { kind: 'public' } | { kind: 'host' } | { kind: 'seat'; seat: number }

/** The views of one state, each worked out when it is first asked for. `View` is that of the game's ruleset. */
export function sightOf<View>(game: { ruleset: string }, state: unknown): Sight<View> {
  const look = (viewer: Viewer) => rulesetOf(game.ruleset).view(state, viewer) as View
  const seats = new Map<number, View>()
  let everybody: View | undefined
  let host: View | undefined
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

/** As the site is set. */
export const siteReminders = () => ({ vote: env().VOTE_REMINDERS, iou: env().IOU_REMINDERS })

/** When whoever has not acted is reminded: as the game is set, else as the site is. */
export function remindersOf(game: { setup: unknown }): Reminders {
  const { voteReminders, iouReminders, remindersFrom } = GameSetup.parse(game.setup)
  const site = siteReminders()
  return { vote: voteReminders ?? site.vote, iou: iouReminders ?? site.iou, from: remindersFrom }
}

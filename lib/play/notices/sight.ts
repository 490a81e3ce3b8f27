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

/** When whoever has not acted is reminded: as the game is set, else as the site is. */
export function remindersOf(game: { setup: unknown }): Reminders {
  const { voteReminders, iouReminders } = GameSetup.parse(game.setup)
  return { vote: voteReminders ?? env().VOTE_REMINDERS, iou: iouReminders ?? env().IOU_REMINDERS }
}

import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'

/**
 * How many living seats have not yet done what this phase asks for; null where this viewer may not know it (J17.4), or
 * nothing is asked.
 */
export function waitingFor(view: Pick<JianghuView, 'phase' | 'seats' | 'host' | 'ballots'>): number | null {
  switch (view.phase) {
    case 'picking':
      return view.host?.picks?.filter((pick) => pick.character === null || pick.place === null).length ?? null
    case 'night':
      return view.host?.actions?.filter(({ action, driven }) => action === null && driven === null).length ?? null
    case 'day':
      return view.ballots && view.seats.filter((seat) => seat.living).length - view.ballots.length
    default:
      return null
  }
}

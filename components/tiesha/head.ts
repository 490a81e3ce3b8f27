import type { GameClock, GameStep } from '@/components/game/game-header'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

/** The steps of the running round and the one that runs now, for the head of the game's pages. */
export function stepsOf(view: TieshaView): { steps: GameStep[]; current: GameStep | null } {
  if (view.status === 'finished') return { steps: [], current: null }
  const posting = (view.row?.slots.length ?? 0) > 0
  const overtime = view.phase === 'overtime'
  const steps: GameStep[] = [
    ...(posting ? (['posting', 'night'] as const) : []),
    'day',
    'close',
    ...(overtime ? (['overtime'] as const) : []),
    'result',
  ]
  const current = ({ posting: 'posting', day: 'day', overtime: 'overtime', awaitingEscort: 'result' } as const)[
    view.phase as 'posting' | 'day' | 'overtime' | 'awaitingEscort'
  ]
  return { steps, current: current ?? null }
}

/** What the clock of the head counts down to; null while nothing runs (paused, over, a wait without a public end). */
export function clockOf(view: TieshaView, serverNow: number): GameClock | null {
  const { next } = view.closes
  if (!next || view.paused || view.status === 'finished') return null
  return { what: next.what, until: next.at, serverNow, zone: view.timeZone }
}

/** The vote that is asked of this seat, main before overtime. */
export function voteAsked(view: TieshaView) {
  return view.me?.asks.find((ask) => ask.kind === 'vote') ?? null
}

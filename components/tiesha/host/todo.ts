import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

export type TodoKind =
  | 'failing'
  | 'extension'
  | 'flags'
  | 'similar'
  | 'escorts'
  | 'open'
  | 'debts'
  | 'missing'
  | 'proxies'
  | 'unclaimed'
  | 'letters'
  | 'reports'

/** Something on the desk: what, how many, until when (epoch milliseconds), and whether it is for the host to do now. */
export interface Todo {
  kind: TodoKind
  n: number
  until: number | null
  /** On red: only the host can settle it, or the last hour has begun. */
  urgent: boolean
}

const HOUR = 3_600_000

/**
 * What needs the host team now, the most urgent first, as far as this viewer may know (T18). Most of it settles by
 * itself; the desk says so, and when.
 */
export function todosOf(
  view: TieshaView,
  now: number,
  beside: { failing: boolean; flags: number; letters: number; reports: number; similar: number; proxies: number },
): Todo[] {
  const { host, closes } = view
  const running = view.status === 'running' && view.phase !== 'waiting'
  const todos: Todo[] = []
  const add = (kind: TodoKind, n: number, until: number | null = null, urgent = false) => {
    if (n > 0) todos.push({ kind, n, until, urgent: urgent || (until !== null && until - now <= HOUR) })
  }
  add('failing', beside.failing ? 1 : 0, null, true)
  if (view.status === 'running') add('flags', beside.flags, null, true)
  if (view.phase === 'waiting') add('reports', beside.reports, closes.startsAt)
  if (running) {
    const { standing, granted } = view.extension
    add('extension', host && !granted ? standing.length : 0, closes.vote, true) // a counter enters ballots, and no more (T18)
    if (view.phase === 'posting' || view.phase === 'day') add('proxies', beside.proxies, closes.vote)
    const escorts = host?.escorts ?? []
    add('escorts', escorts.length, escorts.length > 0 ? Math.min(...escorts.map((escort) => escort.closes)) : null)
    if (view.phase === 'posting') {
      add('open', host?.claims?.filter((claim) => claim.state === 'open').length ?? 0, closes.posting)
      const unclaimed = (host?.slots ?? []).filter((slot) => !slot.lapsing)
      add(
        'unclaimed',
        unclaimed.reduce((sum, slot) => sum + slot.count - slot.taken, 0),
        closes.posting,
      )
    } else add('debts', host?.debts?.length ?? 0, closes.iou)
    const main = view.polls.filter((poll) => poll.open && poll.stage === 'main')
    add(
      'missing',
      main.reduce((sum, poll) => sum + poll.notVoted.length, 0),
      closes.vote,
    )
  }
  add('similar', beside.similar)
  add('letters', beside.letters)
  return todos.sort((a, b) => Number(b.urgent) - Number(a.urgent))
}

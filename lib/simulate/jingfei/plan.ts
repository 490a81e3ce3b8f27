import { CONDUCT, type Command } from '@/lib/engine/rulesets/jingfei'
import type { Move, Table } from './table'

const MINUTE = 60_000

/** What everybody means to do until the situation changes; some of it may come to nothing. */
export function plan(table: Table): Move[] {
  const { course, paused } = table.state
  if (paused !== null) return [{ at: table.now + (1 + table.random.below(300)) * MINUTE, make: () => resume }]
  switch (course.phase) {
    case 'night':
      return [...planNight(table), ...planHost(table)]
    case 'lastWords':
    case 'speeches':
      return [...planWords(table), ...planHost(table)]
    case 'vote':
      return [...planVote(table), ...planHost(table)]
    case 'waiting':
    case 'ended':
      return []
  }
}

const resume: Command = { by: 'host', do: 'resume' }

/** An instant between two shares (0 to 1) of the time that is left. */
function within(table: Table, from: number, to: number): number {
  const span = table.closes() - table.now
  return table.now + Math.floor(span * (from + ((to - from) * table.random.below(1000)) / 1000))
}

/** Voices, changes of mind, and done; one in twelve sleeps through it. A last survivor may give up (G10). */
function planNight(table: Table): Move[] {
  const { random } = table
  const moves: Move[] = []
  const lead = { police: random.pick(table.living())?.seat, killer: victim(table) }
  for (const { seat, role } of table.living()) {
    if (role === 'civilian' || random.chance(1 / 12)) continue
    const voice = (from: number, to: number) => {
      const target = random.chance(0.7) ? lead[role] : random.pick(table.living())?.seat
      if (target !== undefined)
        moves.push({ at: within(table, from, to), make: () => ({ by: seat, do: 'voice', seat: target }) })
    }
    voice(0, 0.5)
    if (random.chance(0.3)) voice(0.4, 0.8)
    if (random.chance(0.9)) moves.push({ at: within(table, 0.8, 1), make: () => ({ by: seat, do: 'done' }) })
    if (random.chance(0.02)) moves.push({ at: within(table, 0, 1), make: () => ({ by: seat, do: 'surrender' }) })
  }
  return [...moves, ...mischief(table, (seat) => ({ by: seat, do: 'vote', seat: null }))]
}

/** Killers seldom name their own. */
function victim(table: Table): number | undefined {
  const others = table.living().filter((seat) => seat.role !== 'killer' && seat.seat !== table.state.barred)
  return table.random.pick(table.random.chance(0.95) ? others : table.living())?.seat
}

/** Who has the word passes, sooner or later; one in ten lets the time run out. */
function planWords(table: Table): Move[] {
  const { course } = table.state
  const { random } = table
  const speakers =
    course.phase === 'lastWords'
      ? [course.seat]
      : course.phase !== 'speeches'
        ? []
        : course.form === 'open'
          ? table.living().map((seat) => seat.seat)
          : course.rota.speaker === null
            ? []
            : [course.rota.speaker]
  const passes = speakers.flatMap((seat): Move[] => {
    if (random.chance(0.1)) return []
    return [{ at: within(table, 0.05, 1), make: () => ({ by: seat, do: 'pass' }) }]
  })
  return [...passes, ...mischief(table, (seat) => ({ by: seat, do: 'done' }))]
}

/** Ballots: a few favourites, some at random, some abstain, one in fifteen forgets. Later votes of a day tie more often. */
function planVote(table: Table): Move[] {
  const { course } = table.state
  const { random } = table
  if (course.phase !== 'vote') return []
  const candidates = course.stage === 'first' ? table.living().map((seat) => seat.seat) : course.tied
  const favourites = random.sample(candidates, 2)
  const even = random.chance(0.3)
  const ballots = table.living().flatMap(({ seat }, i): Move[] => {
    if (!even && random.chance(1 / 15)) return []
    const favourite = even ? favourites[i % favourites.length] : random.pick(favourites)
    const pick = random.chance(0.08) ? null : random.chance(0.8) ? favourite : random.pick(candidates)
    return [{ at: within(table, 0, 1), make: () => ({ by: seat, do: 'vote', seat: pick ?? null }) }]
  })
  return [...ballots, ...mischief(table, (seat) => ({ by: seat, do: 'pass' }))]
}

/** Once in a while somebody tries what is not allowed. */
function mischief(table: Table, make: (seat: number) => Command): Move[] {
  const seat = table.random.pick(table.living())?.seat
  if (seat === undefined || !table.random.chance(0.05)) return []
  return [{ at: within(table, 0.2, 0.9), mischief: true, make: () => make(seat) }]
}

/** What the host does beside the machine; the rows of a day have many turns, so that each is calm. */
function planHost(table: Table): Move[] {
  const { random } = table
  const rare = table.state.course.phase === 'speeches' ? 0.1 : 1
  const moves: Move[] = []
  const maybe = (chance: number, make: Move['make']) => {
    if (random.chance(chance * rare)) moves.push({ at: within(table, 0.05, 0.95), make })
  }
  const living = () => random.pick(table.living())?.seat
  const onLiving = (make: (seat: number) => Command) => () => {
    const seat = living()
    return seat === undefined ? null : make(seat)
  }
  maybe(
    0.15,
    onLiving((seat) => ({ by: 'host', do: 'warn', seat, conduct: random.pick(CONDUCT) ?? 'outOfTurn' })),
  )
  maybe(
    0.04,
    onLiving((seat) => ({ by: 'host', do: 'ruleOut', seat, conduct: 'showsCard' })),
  )
  maybe(0.1, undo)
  maybe(
    0.05,
    onLiving((seat) => ({ by: 'host', do: 'substitute', seat })),
  )
  maybe(0.04, () => ({ by: 'host', do: 'pause', note: '论坛维护' }))
  return moves
}

function undo({ state }: Table): Command | null {
  const seat = state.setup.seats.find((_, i) => {
    const out = state.outs[i]
    return out?.cause === 'ruledOut' && out.round === state.round
  })
  return seat ? { by: 'host', do: 'undoRuleOut', seat: seat.seat } : null
}

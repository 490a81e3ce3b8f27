import { type Command, FLAG_REASONS } from '@/lib/engine/rulesets/tiesha'
import { instantIn } from './habits'
import type { Move, Table } from './table'

const HOUR = 3_600_000

/** Flags and what the host does beside the machine, in the time from `from` to `closes`. */
export function planModeration(table: Table, from: number, closes: number): Move[] {
  const { random } = table
  const moves: Move[] = []
  const maybe = (chance: number, make: Move['make']) => {
    if (random.chance(chance)) moves.push({ at: instantIn(random, from, closes, [0.05, 0.95]), make })
  }
  maybe(0.5, flag)
  maybe(0.2, flag)
  maybe(0.4, rule)
  maybe(0.25, (now) => onLiving(now, 'warn'))
  maybe(0.08, (now) => onLiving(now, 'ruleOut'))
  maybe(0.3, undo)
  maybe(0.1, (now) => onLiving(now, 'substitute'))
  maybe(0.04, editLastRound)
  maybe(0.04, () => ({ by: 'host', do: 'pause', note: '论坛维护' }))
  const meddler = random.pick(table.living())?.seat
  if (meddler !== undefined && random.chance(0.1)) {
    const at = instantIn(random, from, closes, [0.05, 0.95])
    moves.push({ at, mischief: true, make: () => ({ by: meddler, do: 'ruleOut', seat: meddler }) })
  }
  return moves
}

/** The pause ends within two days (T2.6). */
export function planResumption(table: Table, from: number): Move[] {
  return [{ at: from + (1 + table.random.below(48)) * HOUR, make: () => ({ by: 'host', do: 'resume' }) }]
}

/** Requests to move the vote by a day while IOUs hang, the rangers' words, and the host's answer (T12). */
export function planExtension(table: Table, from: number, closes: number): Move[] {
  const { random } = table
  if (random.chance(0.5)) return []
  const between = (first: number, last: number) => instantIn(random, from, closes, [first, last])
  const askers = table.seats().filter(({ role, living }) => role === 'sword' || (living && role !== 'ranger'))
  const requests = random.sample(askers, 3).map(({ seat }): Move => {
    return { at: between(0.1, 0.35), make: () => ({ by: seat, do: 'requestExtension' }) }
  })
  const rangers = table.living().filter(({ role }) => role === 'ranger')
  const likely = random.pick(['no', 'yes'] as const) ?? 'no'
  const words = rangers.map(({ seat }): Move => {
    const say = random.chance(0.02) ? 'abstain' : likely
    return { at: between(0.35, 0.45), make: () => ({ by: seat, do: 'vetoExtension', say }) }
  })
  const answer: Move = {
    at: between(0.45, 0.6),
    make: () => ({ by: 'host', do: 'ruleExtension', grant: random.chance(0.5) }),
  }
  return [...requests, ...words, answer]
}

function flag(table: Table): Command | null {
  const { random, state } = table
  const posts = [...state.strikes, ...state.works].flatMap(({ post }) => (post === null ? [] : [post]))
  const post = random.pick(posts.slice(-8))
  const seat = random.pick(table.seats())?.seat
  const reason = random.pick(FLAG_REASONS)
  return post && seat && reason ? { by: seat, do: 'flag', post, reason } : null
}

function rule({ random, state }: Table): Command | null {
  const flagged = random.pick(state.flags)
  if (flagged === undefined) return null
  const { post, reason } = flagged
  if (random.chance(0.5)) return { by: 'host', do: 'rule', post, reason, verdict: 'dismissed' }
  const words = reason === 'short' ? { words: { original: 640, quoted: 60 } } : {}
  return { by: 'host', do: 'rule', post, reason, verdict: 'upheld', ...words }
}

function onLiving(table: Table, act: 'warn' | 'ruleOut' | 'substitute'): Command | null {
  const seat = table.random.pick(table.living())?.seat
  return seat === undefined ? null : { by: 'host', do: act, seat }
}

function undo({ state }: Table): Command | null {
  const ruledOut = state.setup.seats.filter((_, i) =>
    state.players[i]?.out?.causes.some((cause) => cause.kind === 'ruledOut' && cause.source === 'host'),
  )
  const seat = ruledOut.at(-1)?.seat
  return seat === undefined ? null : { by: 'host', do: 'undoRuleOut', seat }
}

/** The last row loses or gains a place by vote (T4.3). */
function editLastRound({ random, state }: Table): Command | null {
  const row = state.rows.at(-1)
  if (row === undefined) return null
  const out = Math.max(1, row.out + (random.chance(0.5) ? 1 : -1))
  return { by: 'host', do: 'editRound', round: state.rows.length, row: { ...row, out }, note: '人数有变' }
}

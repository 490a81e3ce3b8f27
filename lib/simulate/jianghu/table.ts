import { CAMPS, type Camp, type JianghuPlayer, type JianghuState } from '@/lib/engine/rulesets/jianghu'
import type { Random } from '../random'

/**
 * What bots say to each other and remember: a claim each, true or not, and who was seen hurt. All of it is public talk
 * and public reports; beside it each bot knows its own sheet and its hint.
 */
export interface Table {
  /** The camp that each seat says it belongs to. */
  claims: readonly Camp[]
  /** A number per seat and game that breaks ties between targets, the same for everybody. */
  order: readonly number[]
}

/** How often one of a camp claims the other one. */
const LIES = 0.08

export const otherCamp = (camp: Camp): Camp => (camp === 'league' ? 'guild' : 'league')

export function openTable(state: JianghuState, random: Random): Table {
  const seats = state.players.map((player) => player.seat)
  return {
    claims: state.players.map(({ faction }) => {
      if (faction === 'bystander') return random.pick(CAMPS) ?? 'league'
      return random.chance(LIES) ? otherCamp(faction) : faction
    }),
    order: random.sample(seats, seats.length),
  }
}

/** The camp that a bot takes another seat to be of: its hint before the claim. */
export function beliefOf(state: JianghuState, table: Table, self: JianghuPlayer, other: number): Camp {
  const before = self.seat === 1 ? state.players.length : self.seat - 1
  if (other === before) {
    const { faction } = state.players[before - 1] ?? { faction: 'league' }
    return self.lie ?? (faction === 'guild' ? 'guild' : 'league')
  }
  return table.claims[other - 1] ?? 'league'
}

export interface Seen {
  /** In how many reports each seat was hurt. */
  hurt: (seat: number) => number
  specials: (seat: number) => number
  place: (seat: number) => string
}

const memory = new WeakMap<object, Seen>()

/** What the public reports say by now. */
export function seen(state: JianghuState): Seen {
  const known = memory.get(state.announcements)
  if (known) return known
  const fresh = readReports(state)
  memory.set(state.announcements, fresh)
  return fresh
}

function readReports(state: JianghuState): Seen {
  const hurt = new Map<number, number>()
  for (const report of state.announcements)
    if (report.kind === 'nightReport' || report.kind === 'dayReport')
      for (const seat of report.hurt) hurt.set(seat, (hurt.get(seat) ?? 0) + (report.kind === 'dayReport' ? 2 : 1))
  const last = [...state.announcements].reverse().find((report) => 'lines' in report)
  const lines = new Map((last && 'lines' in last ? last.lines : []).map((line) => [line.seat, line]))
  return {
    hurt: (seat) => hurt.get(seat) ?? 0,
    specials: (seat) => lines.get(seat)?.specials ?? 0,
    place: (seat) => lines.get(seat)?.place ?? '',
  }
}

/** Whom a camp goes for: the claimed enemy that has been hurt most; the same for all who reckon from the claims. */
export function focusOf(
  state: JianghuState,
  table: Table,
  self: JianghuPlayer,
  enemies: readonly number[],
): number | null {
  const public_ = seen(state)
  const rank = (seat: number) => public_.hurt(seat) * 100 - table.order.indexOf(seat)
  let best: number | null = null
  for (const seat of enemies) if (seat !== self.seat && (best === null || rank(seat) > rank(best))) best = seat
  return best
}

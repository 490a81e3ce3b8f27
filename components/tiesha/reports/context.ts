import { housesIn, type ResolvedConfig } from '@/lib/engine/rulesets/tiesha/config'
import { FACTION_OF, type Faction } from '@/lib/engine/rulesets/tiesha/roles'
import type {
  OtherPostView,
  RoundView,
  SeatView,
  StrikeView,
  TieshaView,
} from '@/lib/engine/rulesets/tiesha/view-types'
import type { GamePage } from '@/lib/play/read-game'
import { publicSeats } from '../published'

/** What reports need beside their own data: names, the kill thread, other rounds. */
export interface ReportContext {
  slug: string
  zone: string
  now: number
  config: ResolvedConfig
  /** The main host's name. */
  host: string | null
  seedHash: string | null
  seats: readonly SeatView[]
  strikes: readonly StrikeView[]
  otherPosts: readonly OtherPostView[]
  rounds: readonly RoundView[]
  /** Rows of the table as it stands. */
  rows: TieshaView['rows']
  /** How many houses vote apart in a round (T14.1). */
  housesIn: (round: number) => 1 | 2
  houses: number
  /** Accounts behind the seats; empty until the game is over (T16.3). */
  accounts: Readonly<Record<number, string>>
}

export function reportContext({ game, view, now }: GamePage, accounts: ReportContext['accounts']): ReportContext {
  return {
    slug: game.slug,
    zone: game.timeZone,
    now,
    config: game.config,
    host: game.hosts.find((h) => h.role === 'main')?.username ?? null,
    seedHash: game.seedHash,
    seats: view ? publicSeats(view) : [],
    strikes: view?.strikes ?? [],
    otherPosts: view?.otherPosts ?? [],
    rounds: view?.rounds ?? [],
    rows: view?.rows ?? [],
    housesIn: (round) => housesIn(game.config, round),
    houses: view?.houses.length ?? 1,
    accounts,
  }
}

export function seatOf(context: ReportContext, seat: number): SeatView | undefined {
  return context.seats.find((s) => s.seat === seat)
}

export function aliasOf(context: ReportContext, seat: number): string {
  return seatOf(context, seat)?.alias ?? ''
}

/** The code name of a seat, where it is public. */
export const codeOf =
  (context: ReportContext) =>
  (seat: number): string | null =>
    seatOf(context, seat)?.code ?? null

/** The faction of whoever bears a code name, by the public table of roles (a turncoat's by birth); null if unknown. */
export function factionOfCode({ config }: ReportContext, code: string): Faction | null {
  const role = config.roles?.find((r) => r.codes.includes(code))?.role
  return role ? FACTION_OF[role] : null
}

/** The running score after each result post, for the picture of the score. */
export function scorePoints(rounds: readonly RoundView[]) {
  return rounds.flatMap((r) => (r.result ? [{ round: r.round, ...r.result.score }] : []))
}

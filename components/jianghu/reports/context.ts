import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import type { RichDocument } from '@/lib/rich-text/types'

/** What 江湖's reports need beside their own data. Instants are epoch milliseconds. */
export interface ReportContext {
  slug: string
  zone: string
  now: number
  /** The main host's name. */
  host: string | null
  seedHash: string | null
  seats: readonly NamedSeat[]
  /** Accounts behind the seats; empty until the game is over (T16.3). */
  accounts: Readonly<Record<number, string>>
  /** Scenes that are kept as posts, by the posts' ids (J14). */
  scenes: ReadonlyMap<string, RichDocument>
}

/** A seat as everybody may name it: by its character once that is public (J1.3). */
export type NamedSeat = Pick<JianghuView['seats'][number], 'seat' | 'alias' | 'character' | 'living' | 'death'>

export const seatOf = ({ seats }: Pick<ReportContext, 'seats'>, seat: number): NamedSeat | undefined =>
  seats.find((one) => one.seat === seat)

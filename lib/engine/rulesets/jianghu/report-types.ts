import type { EndReason, RoundStage } from './state'
import type { Camp, Faction, Good, Item, Mission, Place, PlaceEffect, Sex, StateName, TreasureSet } from './vocabulary'

/**
 * Reports as structured data (J13a, J13b): components draw them in the reader's language. Instants are epoch
 * milliseconds. Seats are always ascending, so that no order tells anything.
 */

/** What is public about a living seat in an announcement. */
export interface SeatLine {
  seat: number
  place: Place
  /** Visible states in force; none: normal. */
  states: StateName[]
  /** Visible states laid or ended since the last announcement; one that came and went is in both. */
  laid: StateName[]
  ended: StateName[]
  /** Whether bag and slot hold anything. */
  bag: boolean
  slot: boolean
  specials: number
}

export interface SceneLine {
  seat: number
  /** Null: the text is kept elsewhere, under `post`. */
  text: string | null
  post: string | null
}

interface FinalSeat {
  seat: number
  faction: Faction
  character: string | null
  living: boolean
  mission: Mission | null
  success: { round: number; stage: RoundStage } | null
}

export interface FinalReport {
  at: number
  endedBy: EndReason
  winner: Camp | null
  /** The seat that declared victory (J11.3). */
  declared: number | null
  seats: FinalSeat[]
  seed: string | null
}

/** What everybody is told, one post each, in the order of the events. `note` is the host's public reason. */
export type Announcement =
  | { kind: 'offered'; at: number; closes: number }
  | { kind: 'begun'; at: number; cast: { seat: number; character: string }[]; lines: SeatLine[] }
  | { kind: 'nightOpened'; at: number; round: number; closes: number }
  | {
      kind: 'nightReport'
      at: number
      round: number
      dead: number[]
      hurt: number[]
      lines: SeatLine[]
      scenes: SceneLine[]
    }
  | { kind: 'dayOpened'; at: number; round: number; closes: number; effects: Record<Place, PlaceEffect> }
  | {
      kind: 'dayReport'
      at: number
      round: number
      /** Dead by the vote; `othersDead`: by what came after it. */
      dead: number[]
      othersDead: number[]
      hurt: number[]
      lines: SeatLine[]
    }
  | { kind: 'warned' | 'ruledOut' | 'ruleOutUndone'; at: number; seat: number; note?: string }
  | { kind: 'paused'; at: number; note?: string }
  | { kind: 'resumed'; at: number; closes: number | null; note?: string }
  | { kind: 'ended'; at: number; report: FinalReport; note?: string }

/** A part of an action that came to nothing, by its name (J3.2b). */
export interface Part {
  part: 'skill' | 'item' | 'equip' | 'unequip'
  name: string
}

/** What a skill of information found out; only what its text says. */
export type Finding =
  | { about: 'hp' | 'mp'; value: number }
  | { about: 'numbers'; atk: number; def: number; mp: number }
  | { about: 'items' | 'goods' | 'specials'; items: Item[] }
  | { about: 'slot'; item: Item | null }
  | { about: 'attackers'; seats: number[] }

/**
 * What a settlement tells one seat (J13b). `as`: a puppet whose controller this seat is; the note is about its action.
 */
export type Note = { as?: number } & (
  | { kind: 'hitTaken'; amount: number }
  /** A skill told who dealt it. */
  | { kind: 'hitBy'; seat: number }
  /** An own hit after reductions; `skill` is `attack` or a skill's name. */
  | { kind: 'dealt'; skill: string; amount: number }
  | { kind: 'lost'; amount: number; by: string | null }
  | { kind: 'healed'; amount: number; by: string | null }
  | { kind: 'mp'; amount: number; by: string | null }
  | { kind: 'moved'; place: Place }
  | { kind: 'got'; item: Item; from: number | null; by: string | null }
  | { kind: 'gone'; item: Item }
  | { kind: 'used'; item: Good }
  | { kind: 'absorbed' }
  | { kind: 'escaped'; skill: string }
  | { kind: 'found'; skill: string; seat: number; finding: Finding }
  | ({ kind: 'nothing' } & Part)
  | { kind: 'combined'; set: TreasureSet }
  | { kind: 'success' }
  | { kind: 'sex'; sex: Sex }
  | { kind: 'died' }
)

import type { RefusalCode } from './refusals'
import type { Announcement, FinalReport, SceneLine, SeatLine } from './report-types'
import type { Action, DiaryPage, EndReason, HostAct, Phase, RoundStage, Scene, VoteTable } from './state'
import type {
  Camp,
  Faction,
  Good,
  Item,
  Mission,
  Place,
  PlaceEffect,
  Sex,
  StateName,
  TreasureSet,
  Wearable,
} from './vocabulary'

/**
 * What `view(state, viewer)` gives: everything this viewer may know now and nothing else. Instants are epoch
 * milliseconds; a deadline is the last second that counts.
 */
export type Viewer =
  | { kind: 'public' }
  | { kind: 'seat'; seat: number }
  | { kind: 'host' }
  /** 哨蜜: what the host sees, only with `secrets`; else what is public. */
  | { kind: 'assistant'; secrets: boolean }
  /** 点票哨: votes, as they come. */
  | { kind: 'counter' }

/** What lists show of a game; public facts alone. */
export interface Summary {
  status: 'running' | 'finished'
  round: number
  phase: Phase
  closesAt: number | null
  living: number
  seats: number
  paused: boolean
  winner: Camp | null
  endedAt: number | null
}

/** What every viewer sees of a seat. Secret fields are null for whoever may not know them. */
export interface SeatView {
  seat: number
  alias: string
  character: string | null
  living: boolean
  /** Ruled out, not yet settled as dead. */
  ruledOut: boolean
  /** Of a dead seat: when; `order` and `killer` after the end, and for the host. */
  death: { round: number; stage: RoundStage; order: number | null; killer: number | null } | null
  /** A living seat's public line as of now: J8.1's are up to date at all times, the rest as last announced. */
  line: SeatLine | null
  warnings: number
  secrets: SeatSecrets | null
}

export interface SeatSecrets {
  faction: Faction
  sex: Sex
  hp: number
  mp: number
  place: Place
  bag: Item[]
  slot: Wearable | null
  states: { state: StateName; until: number; by: number | null }[]
  mission: Mission | null
  success: { round: number; stage: RoundStage } | null
}

/** A skill as its owner's desk shows it. */
export interface SkillOption {
  skill: string
  cost: number
  /** `public` or `character`. */
  of: 'public' | 'character'
  /** Seats it may name now; null: it names none. Those that must be near are not cut down: one may move. */
  targets: number[] | null
  near: boolean
  namesPlace: boolean
  /** Items it may name; null: it names none. */
  items: Item[] | null
  /** Of `combine`: the sets of which all parts are there now. */
  sets: TreasureSet[] | null
  /** Why it cannot be used now. */
  refused: RefusalCode | null
}

/** Everything the composer of a night's action needs (J3): legal targets and costs. */
export interface NightDesk {
  closes: number
  /** For a puppet: which seat this desk is for. */
  for: number | null
  mp: number
  place: Place | null
  /** False: confined, or a puppet that can only write its scene. */
  mayMove: boolean
  mayAct: boolean
  skills: SkillOption[]
  items: { item: Good; count: number; targets: number[] | null }[]
  wearables: Wearable[]
  slot: Wearable | null
  /** What stands submitted. */
  action: Action | null
}

export interface MeView {
  seat: number
  alias: string
  living: boolean
  faction: Faction
  offer: string[]
  picked: { character: string | null; place: Place | null }
  /** J1.4: what it was told of the seat before it. */
  hint: { seat: number; faction: Camp } | null
  character: string | null
  sex: Sex
  hp: number
  mp: number
  regen: number
  /** ATK and DEF as they stand outside a night: number, treasure, states; skills of the night come on top. */
  atk: number
  def: number
  place: Place | null
  bag: Item[]
  slot: Wearable | null
  /** Without 散功, which it cannot know; whose puppet it is, it is not told either. */
  states: { state: StateName; until: number }[]
  choices: { skill: string; on: boolean }[]
  mission: { mission: Mission; success: { round: number } | null; progress: MissionProgress } | null
  diary: DiaryPage[]
  desk: NightDesk | null
  /** Seats that this one controls now, each with its own desk. */
  puppets: NightDesk[]
  scene: Scene | null
  /** The vote it has cast today, and for whom it may. */
  vote: { for: number | null; candidates: number[]; closes: number } | null
}

/** What can be said of a mission from what its bearer knows: counts, never who. */
export type MissionProgress =
  | { kind: 'deaths'; count: number }
  | { kind: 'specials'; count: number; of: number }
  | { kind: 'parts'; held: Item[]; of: number }
  | { kind: 'mp'; own: number }
  | { kind: 'none' }

/** The map: who stands where, and what the place does today. */
export interface PlaceView {
  place: Place
  effect: PlaceEffect | null
  seats: number[]
}

export interface JianghuView {
  viewer: Viewer
  status: 'running' | 'finished'
  endedBy: EndReason | null
  winner: Camp | null
  endedAt: number | null
  declared: number | null
  round: number
  phase: Phase
  paused: { since: number; note: string | null } | null
  timeZone: string
  startsAt: number
  closes: number | null
  nights: number
  sceneWords: number
  hostBlind: boolean
  seats: SeatView[]
  living: number
  places: PlaceView[]
  /** Night and day reports, and the cast, oldest first. */
  announcements: Announcement[]
  /** Whom each seat voted for, by round; after the end. */
  votes: VoteTable[] | null
  /** While a vote is open, for the host and whoever counts. */
  ballots: { seat: number; for: number }[] | null
  me: MeView | null
  host: HostView | null
  final: FinalReport | null
}

export interface HostView {
  /** What living seats have submitted for this night; null with `hostBlind`. */
  actions:
    | { seat: number; action: Action | null; scene: SceneLine | null; driven: { by: number; action: Action } | null }[]
    | null
  picks: { seat: number; offer: string[]; character: string | null; place: Place | null }[] | null
  /** Nights in a row without any action (J17.5). */
  idle: number
  log: HostAct[]
}

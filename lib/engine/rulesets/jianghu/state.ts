import type { Poll } from '../../ballot'
import type { ResolvedConfig } from './config'
import type { Announcement, Note } from './report-types'
import type { Camp, Faction, Good, Item, Mission, Place, PlaceEffect, Sex, StateName, Wearable } from './vocabulary'

/** A labelled draw and what came of it (J15.2). */
export interface Draw {
  for: string
  result: unknown
}

/** Everything a game starts from. `startsAt`, epoch milliseconds, is the offer of characters. Seats are 1…n, ascending. */
export interface Setup {
  config: ResolvedConfig
  timeZone: string
  startsAt: number
  /** 32 bytes in hex; null where every draw is given. */
  seed: string | null
  seats: { seat: number; alias: string }[]
  /** Results that stand in place of the generator's, in order (transcripts only). */
  dice: Draw[]
}

export interface SkillUse {
  skill: string
  target: number | null
  item: Item | null
  what: string | null
}
export interface ItemUse {
  item: Good
  target: number | null
}
/** A night's action (J3.1), as accepted. */
export interface Action {
  move: Place | null
  skills: SkillUse[]
  uses: ItemUse[]
  equip: Wearable | null
  unequip: boolean
}
/** J14. `text` null: it is kept elsewhere, under `post`. */
export interface Scene {
  text: string | null
  post: string | null
  words: number
}

/** A state that is laid on a seat (J7.1): it lasts to the end of the settlement of night `until`. */
export interface LaidState {
  state: StateName
  until: number
  /** Of a puppet: who controls it, by a skill of which cost, laid in which night (J6.7a). */
  by: number | null
  cost: number
  night: number
}

/** Where in a round a death, a success or a private report belongs: the night, the day's vote, the places by day. */
export type RoundStage = 'night' | 'vote' | 'places'

interface Death {
  at: number
  round: number
  stage: RoundStage
  /** Counted from 1 (J6.6b). */
  order: number
  killer: number | null
}

/** What a settlement told a seat (J13b). */
export interface DiaryPage {
  round: number
  stage: 'night' | 'day'
  notes: Note[]
}

/** What changes about a seat. `state.players[i]` is seat i + 1. */
export interface Player {
  seat: number
  faction: Faction
  offer: string[]
  character: string | null
  pickedCharacter: string | null
  pickedPlace: Place | null
  /** J1.4: the faction it is told of a bystander before it; null where it is told the truth. */
  lie: Camp | null
  mission: Mission | null
  success: { round: number; stage: RoundStage } | null
  sex: Sex
  hp: number
  mp: number
  place: Place
  /** In the order of ITEMS. */
  bag: Item[]
  slot: Wearable | null
  states: LaidState[]
  /** Standing choices that are switched off. */
  off: string[]
  death: Death | null
  /** Since when it is ruled out and not yet settled as dead (J17.1). */
  ruledOut: number | null
  action: Action | null
  scene: Scene | null
  /** The second action that its controller submitted for it. */
  driven: { by: number; action: Action } | null
  diary: DiaryPage[]
}

export type Phase = 'waiting' | 'picking' | 'night' | 'day' | 'ended'
export type EndReason = 'combined' | 'lastSide' | 'nobody' | 'cap' | 'mission' | 'closed'

export interface HostAct {
  at: number
  do: string
  seat?: number
  note?: string
}

export interface VoteTable {
  round: number
  /** Who voted for whom, ascending; `cast` false: silent, or for a seat that left play. */
  votes: { seat: number; for: number; cast: boolean }[]
}

/** A game between two events. Plain JSON; a fold of its events. */
export interface State {
  setup: Setup
  phase: Phase
  round: number
  /** The last second of the running phase; null while waiting or when ended. */
  closes: number | null
  openedAt: number
  paused: { at: number; note: string | null } | null
  ended: { at: number; reason: EndReason; winner: Camp | null; declared: number | null } | null
  players: Player[]
  /** The day's effects (J2.3); null by night. */
  effects: Record<Place, PlaceEffect> | null
  poll: Poll | null
  votes: VoteTable[]
  draws: Draw[]
  /** How far the generator's stream is used up. */
  position: number
  announcements: Announcement[]
  /** Nights in a row without any action (J17.5). */
  idle: number
  warnings: { seat: number; at: number; note: string | null }[]
  acts: HostAct[]
}

export function playerOf(state: Pick<State, 'players'>, seat: number): Player {
  const found = state.players[seat - 1]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

/** In play: neither dead nor ruled out. */
export const isLiving = (player: Player | undefined): player is Player =>
  player !== undefined && player.death === null && player.ruledOut === null

export const livingPlayers = (state: Pick<State, 'players'>): Player[] => state.players.filter(isLiving)

/** The side a seat wins with (J0): its faction, or a bystander alone. */
export const sideOf = (player: Player): string =>
  player.faction === 'bystander' ? `bystander ${player.seat}` : player.faction

export const sidesOf = (players: readonly Player[]): number => new Set(players.map(sideOf)).size

export const hasState = (player: Player, state: StateName): boolean =>
  player.states.some((entry) => entry.state === state)

/** Who controls a puppet now: a living seat, or nobody (J6.7a). */
export function controllerOf(state: Pick<State, 'players'>, puppet: Player): number | null {
  const laid = puppet.states.find((entry) => entry.state === 'puppet')
  if (!laid || laid.by === null || !isLiving(state.players[laid.by - 1])) return null
  return laid.by
}

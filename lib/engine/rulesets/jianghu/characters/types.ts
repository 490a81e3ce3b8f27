import type { ActiveUse, Field } from '../night/field'
import type { Finding } from '../report-types'
import type { Player } from '../state'
import type { Item, NightStage, Sex, StateName } from '../vocabulary'

/**
 * A character is data (J5.4). What data cannot say is a hook: a function of the field on which a settlement is played.
 * Who prevails where effects contradict each other is never written in a character: night/order.ts decides.
 */
export interface Character {
  /** The name; it stands in transcripts. */
  id: string
  sex: Sex
  hp: number
  mp: number
  /** MP recovered at the start of each day (J2.3). */
  regen: number
  atk: number
  def: number
  skills: readonly Skill[]
  passive: Passive
}

export interface Skill {
  id: string
  cost: number
  /** Which seat its user names: another one, or any (his own too). */
  names?: 'other' | 'any'
  /** The seat named must be in the user's place when the skill works; else it comes to nothing. */
  near?: true
  /** Its user names a place. */
  namesPlace?: true
  /** Its user names an own item of this kind. */
  namesItem?: (item: Item) => boolean
  effects: readonly Effect[]
}

/**
 * Whom an effect meets, as seats living then: `self`; `target`, the seat named; `here`, the others in the user's place;
 * `party`, these and the user; `others`, all others; `away`, those in other places; `attacked`, whom his attack meets in
 * the end; `kin`, others of the faction of whom his attack meets; `clan`, others of the faction of the seat named;
 * `attackers`, whose attack meets him; `killer`, his killer of record.
 */
export type Who =
  | 'self'
  | 'target'
  | 'here'
  | 'party'
  | 'others'
  | 'away'
  | 'attacked'
  | 'kin'
  | 'clan'
  | 'attackers'
  | 'killer'

export type Where = (field: Field, user: Player, other: Player) => boolean
export type Figure = number | ((field: Field, use: ActiveUse, other: Player) => number)

interface Common {
  who?: Who
  where?: Where
  /** Only so many of them, drawn. */
  random?: number
  /** Of skills that work earlier: this part comes after settlement (8). */
  after?: true
  /** Nothing happens unless it holds. */
  provided?: (field: Field, use: ActiveUse) => boolean
}

export type Effect = Common &
  (
    | { do: 'atk' | 'def'; add?: Figure; times?: readonly [times: number, over: number] }
    /** Half of the number after multipliers goes from one attribute to the other (J6.2a). */
    | { do: 'convert'; from: 'atk' | 'def' }
    /** His attacks deal at least so much. */
    | { do: 'atLeast'; amount: number }
    /** No hit on them deals more. */
    | { do: 'atMost'; amount: number }
    /** His attack's target becomes random. */
    | { do: 'randomTarget' }
    /** Attacks on them meet the user, the seat he named, or a random seat in his place. */
    | { do: 'redirect'; to: 'self' | 'target' | 'random' }
    /** Fatal loss of HP leaves them at 1 tonight. */
    | { do: 'stand' }
    | { do: 'lay'; state: StateName; tonight?: true }
    | { do: 'cure' }
    | { do: 'heal' | 'lose'; amount: Figure }
    | { do: 'mp'; amount: Figure }
    /** Takes MP; with `keep` the user gains what was taken. */
    | { do: 'drain'; amount: number; keep?: true }
    /** `sourceless`: it makes nobody a killer of record (J6.5). */
    | { do: 'hit'; amount: Figure; sourceless?: true }
    /** The user goes to the place or to the seat that he named. */
    | { do: 'go'; to: 'place' | 'target' }
    /** They go to the place named, to the user, or to a random place. */
    | { do: 'send'; to: 'place' | 'self' | 'random' }
    /** One of these items, drawn, comes into the bag. */
    | { do: 'find'; from: readonly Item[] }
    /** Takes one at random of the items that fit. */
    | { do: 'take'; items: (item: Item) => boolean }
    /** The item named is used up; without it, what stands after this does not happen. */
    | { do: 'spend' }
    | { do: 'learn'; about: Finding['about'] }
    | { do: 'run'; stage: NightStage; run: (field: Field, use: ActiveUse) => void }
  )

export interface Passive {
  id: string
  /** A standing choice, on until it is switched off. */
  choice?: true
  /** Additions to ATK and DEF; `versus`: whom the attack meets. */
  atk?: (field: Field, self: Player, versus: Player | null) => number
  def?: (field: Field, self: Player) => number
  /** Escapes a death: true if it did (it has paid for it and set HP). */
  escape?: (field: Field, self: Player) => boolean
  /** More HP or MP from an item used. */
  itemBonus?: (item: Item) => number
  /** Rob and inspect, and drugs of others, come to nothing against it. */
  robProof?: true
  inspectProof?: true
  drugProof?: true
  /** Taken off the day's votes, which are one hit. */
  voteShield?: number
  /** Learns who hit it. */
  seesHitters?: true
  /** More MP at the start of a day. */
  regen?: (players: readonly Player[], self: Player) => number
  /** In the treasure den, a treasure without a draw; in thorns and the demon den, no loss; in the source, two materials. */
  denSure?: true
  unharmedBy?: readonly ('荆棘' | '魔窟')[]
  sourceTwice?: true
  /** What happens when it dies, kills, or another dies; and after each night's settlement. */
  onDeath?: readonly Effect[]
  onKill?: readonly Effect[]
  onOthersDeath?: readonly Effect[]
  afterNight?: readonly Effect[]
}

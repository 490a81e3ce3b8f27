import {
  type Announcement as JianghuAnnouncement,
  type ResolvedConfig as JianghuConfig,
  type JianghuState,
  type JianghuView,
  jianghu,
  summary as jianghuSummary,
} from '@/lib/engine/rulesets/jianghu'
import {
  endsWithPass,
  type Announcement as JingfeiAnnouncement,
  type ResolvedConfig as JingfeiConfig,
  type JingfeiState,
  type JingfeiView,
  jingfei,
  summary as jingfeiSummary,
} from '@/lib/engine/rulesets/jingfei'
import {
  type Announcement as TieshaAnnouncement,
  type ResolvedConfig as TieshaConfig,
  type TieshaState,
  type TieshaView,
  tiesha,
  summary as tieshaSummary,
} from '@/lib/engine/rulesets/tiesha'
import { jianghuTable } from './jianghu-table'
import { jingfeiTable } from './jingfei-table'
import type { AnyRuleset, AnySummary, Table } from './ruleset'
import { type RulesetName, rulesetName } from './ruleset-names'
import { tieshaTable } from './tiesha-table'

export type { Summary as TieshaSummary } from '@/lib/engine/rulesets/tiesha'
export type { AnyRuleset, AnySummary, EngineEvent } from './ruleset'

interface SeatName {
  seat: number
  name: string
}

/** What an announcement does beside being read. */
interface Effects {
  /** Posts kept back until it: their ids, or all that still are. */
  shows?: readonly string[] | 'all'
  /** Names under which seats are known from it on, in place of their aliases. */
  names?: readonly SeatName[]
  /** The post whose flags it settles, since it rules on it (T11.6). */
  rulesOn?: string
}

export interface PlayedRuleset extends AnyRuleset {
  table: Table
  summary(state: unknown): AnySummary
  /** Whether this seat is still in the game, as far as that seat itself knows. */
  living(view: unknown, seat: number): boolean
  effectsOf(announcement: { kind: string }): Effects
  /** A seat's view with all that `all`, the view of one who knows every secret, tells of seats and deeds (T17.2). */
  opened(view: unknown, all: unknown): unknown
  /** The name under which a seat is known in this view. */
  nameOf(view: unknown, seat: number): string | null
  /** What a seat's post in the table's thread does beside being read, by its own words, one string a block; null: nothing. */
  spoken(blocks: readonly string[]): { do: string } | null
}

/** Every ruleset by the name that games store, with what its pages read. */
export interface Rulesets extends Record<RulesetName, { config: unknown; view: unknown; announcement: unknown }> {
  tiesha: { config: TieshaConfig; view: TieshaView; announcement: TieshaAnnouncement }
  jianghu: { config: JianghuConfig; view: JianghuView; announcement: JianghuAnnouncement }
  jingfei: { config: JingfeiConfig; view: JingfeiView; announcement: JingfeiAnnouncement }
}

/** Views and states are opaque to the application; each entry names the types of its own rules. */
function played<State, View extends { seats: { seat: number; alias: string; living: boolean }[] }, Announcement>(
  ruleset: object,
  own: {
    table: Table
    summary: (state: State) => AnySummary
    effectsOf?: (announcement: Announcement) => Effects
    opened?: (view: View, all: View) => View
    nameOf?: (view: View, seat: number) => string | null
    spoken?: (blocks: readonly string[]) => { do: string } | null
  },
): PlayedRuleset {
  const aliasOf = ({ seats }: View, seat: number) => seats.find((one) => one.seat === seat)?.alias ?? null
  return {
    ...(ruleset as AnyRuleset),
    table: own.table,
    summary: (state) => own.summary(state as State),
    living: (view, seat) => (view as View).seats.find((one) => one.seat === seat)?.living ?? false,
    effectsOf: (announcement) => own.effectsOf?.(announcement as Announcement) ?? {},
    opened: (view, all) => own.opened?.(view as View, all as View) ?? { ...(view as View), seats: (all as View).seats },
    nameOf: (view, seat) => own.nameOf?.(view as View, seat) ?? aliasOf(view as View, seat),
    spoken: own.spoken ?? (() => null),
  }
}

const RULESETS: Readonly<Record<RulesetName, PlayedRuleset>> = {
  tiesha: played<TieshaState, TieshaView, TieshaAnnouncement>(tiesha, {
    table: tieshaTable,
    summary: tieshaSummary,
    opened: (view, { seats, strikes, otherPosts }) => ({ ...view, seats, strikes, otherPosts }),
    effectsOf(told) {
      switch (told.kind) {
        case 'nightReport':
          return { shows: told.report.shown.map(({ post }) => post) } // T15.1
        case 'ended':
          return { shows: 'all' } // what still waits when the game is over
        case 'ruling':
        case 'rulingDismissed':
          return { rulesOn: told.post }
        default:
          return {}
      }
    },
  }),
  jianghu: played<JianghuState, JianghuView, JianghuAnnouncement>(jianghu, {
    table: jianghuTable,
    summary: jianghuSummary,
    effectsOf(told) {
      switch (told.kind) {
        case 'nightReport':
          return { shows: told.scenes.flatMap(({ post }) => (post === null ? [] : [post])) } // J14
        case 'begun':
          return { names: told.cast.map(({ seat, character }) => ({ seat, name: character })) } // J1.4a
        default:
          return {}
      }
    },
    nameOf: (view, seat) => view.seats.find((one) => one.seat === seat)?.character ?? null,
  }),
  jingfei: played<JingfeiState, JingfeiView, JingfeiAnnouncement>(jingfei, {
    table: jingfeiTable,
    summary: jingfeiSummary,
    spoken: (blocks) => (endsWithPass(blocks.join('\n')) ? { do: 'pass' } : null), // G6.3
  }),
}

/** The ruleset of a stored game; a name that is none is a fault of ours. */
export function rulesetOf(name: string): PlayedRuleset {
  return RULESETS[rulesetName(name)]
}

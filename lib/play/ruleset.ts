import type { ZodType } from 'zod'
import type { Audience, Channels, Decision, EngineEvent, Refusal } from '@/lib/engine/core'

/**
 * A ruleset as the application sees it: states, commands and views are opaque here, so that every game runs through the
 * same transaction. Pages that draw one ruleset's view parse nothing: they get it typed from that ruleset's reader.
 */
export interface AnyRuleset {
  readonly id: string
  readonly commandSchema: ZodType<{ do: string }>
  readonly fleeting?: { readonly type: string; readonly until: string }
  start(setup: unknown): EngineEvent[]
  decide(state: unknown, command: unknown, context: { at: number }): Decision<EngineEvent>
  evolve(state: unknown, event: EngineEvent): unknown
  due(state: unknown): number | null
  settle(state: unknown, context: { at: number }): EngineEvent[]
  view(state: unknown, viewer: unknown): unknown
  reports(events: readonly EngineEvent[], after: unknown): { kind: string }[]
  audience(event: EngineEvent, before: unknown, after: unknown): Audience
  channels(state: unknown): Channels
}

/** What lists show of a game; kept on its row. A ruleset may add figures of its own. Instants in epoch milliseconds. */
export interface AnySummary {
  status: 'running' | 'finished'
  round: number
  phase: string
  closesAt: number | null
  living: number
  seats: number
  paused: boolean
  winner: string | null
  endedAt: number | null
  /** The seat that the series remembers once the game is over; only where a ruleset has series. */
  firstVictim?: number | null
}

/** A table's figures that every game has. */
export interface TableFacts {
  /** The seats that the table is laid for; 0 where any number will do. */
  seats: number
  /** Rounds of the table; 0 where the game goes on until somebody wins. */
  rounds: number
  /** A preset's name, if nothing of it is changed. */
  preset: string | null
  /** `21:00:00`, forum time; null where the day has no closing of its own. */
  voteClose: string | null
  /** Original words that a report-in post must have (T3.2); null: nobody reports in, the deal opens the game. */
  reportIn: number | null
  /** Played under account names: the deal gives seats those of their accounts for aliases. */
  accountNames?: boolean
  /** The series whose last game this one minds (lib/play/series.ts); none if it is left out. */
  series?: string | null
}

/** What the draw is given, and the wall it stands before: seats as dealt, in order. */
export interface Dealt {
  seed: string // 32 bytes in hex (T1.6)
  startsAt: number // epoch milliseconds
  timeZone: string
  seats: readonly { seat: number; alias: string }[]
  /** The seat whose account the series remembers from its last game; null: none, or it does not play. */
  remembered: number | null
}

/** What the application must know of a game's configuration, which is otherwise that ruleset's alone. */
export interface Table {
  /** Reads a configuration as it was typed or stored; the path of the field at fault if it is none. */
  parse(input: unknown): { ok: true; config: object } | { ok: false; field: string }
  /** A stored configuration with its defaults filled in: what the pages of this ruleset read. */
  resolve(config: unknown): unknown
  facts(config: unknown): TableFacts
  /** How many faults bar it from being kept, or, with `players`, from being dealt to so many (T1.1). */
  faults(config: unknown, players?: number): number
  /** The set-up with which the rules begin: the same dealing always gives the same. */
  setup(config: unknown, dealt: Dealt): unknown
}

/** {@link Table.parse} by a ruleset's own schema. */
export function parseConfig(schema: ZodType<object>, input: unknown): ReturnType<Table['parse']> {
  const config = schema.safeParse(input)
  if (config.success) return { ok: true, config: config.data }
  return { ok: false, field: config.error.issues[0]?.path.join('.') ?? '' }
}

export type { Audience, Channels, EngineEvent, Refusal }

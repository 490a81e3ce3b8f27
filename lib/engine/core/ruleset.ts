import type { z } from 'zod'

/**
 * What a ruleset is: a pure function of commands and their stamps, as one object.
 *
 * Every instant in the engine is a number: milliseconds since the epoch, UTC. Zones matter only where wall-clock times
 * are turned into instants (core/wall-clock.ts). States and events are plain JSON.
 */
export interface Context {
  /** The stamp of the command, or the instant of the settlement: epoch milliseconds. */
  at: number
}

/** A command that the rules refuse: a stable code and the figures that explain it; never text for people. */
export interface Refusal<Code extends string = string> {
  code: Code
  data?: Readonly<Record<string, string | number>>
}

export type Decision<Event, Code extends string = string> =
  | { accepted: true; events: Event[] }
  | { accepted: false; refusal: Refusal<Code> }

/** Every event says what happened and when (epoch milliseconds). */
export interface EngineEvent {
  type: string
  at: number
}

/**
 * Whose view an event changes. `public` includes every seat. `hosts`: how much of the host team, where not all of it: that
 * something happened is itself a secret where its content is one.
 */
export interface Audience {
  public: boolean
  seats: readonly number[]
  hosts?: HostsTold
}

/**
 * How much of the host team, from little to all: nobody, the main host, with him assistants who are told the secrets, all
 * assistants, vote counters too. Left out: all.
 */
export const HOSTS_TOLD = ['none', 'main', 'secrets', 'assistants', 'all'] as const
export type HostsTold = (typeof HOSTS_TOLD)[number]

/** Whether telling so much of the host team reaches a member whom `least` of it has to be told for. */
export const reaches = (told: HostsTold, least: HostsTold): boolean =>
  HOSTS_TOLD.indexOf(told) >= HOSTS_TOLD.indexOf(least)

/**
 * Private groups by a stable key, with the seats that read and that write there. The host always does both. The key `talk`
 * is no private group but the table's thread: where it is given, only those seats write there now (whose turn it is to
 * speak); without it every living seat may.
 */
export type Channels = Readonly<Record<string, { readonly read: readonly number[]; readonly write: readonly number[] }>>

export interface Ruleset<
  Config,
  Setup,
  Command,
  Event extends EngineEvent,
  State,
  Viewer,
  View,
  Announcement,
  Code extends string,
> {
  readonly id: string
  readonly configSchema: z.ZodType<Config>
  readonly commandSchema: z.ZodType<Command>
  /**
   * Events of this type, most of a long game's, leave no trace in the state once a later `until` is folded in: a fold from
   * the start may pass them over. Left out where every event leaves one.
   */
  readonly fleeting?: { readonly type: Event['type']; readonly until: Event['type'] }
  /** The events that begin a game of this set-up (seats dealt, nothing opened yet). The setup is trusted: validate before. */
  start(setup: Setup): Event[]
  /**
   * Judges a command against a state in which every deadline up to `context.at` has settled (`handle` sees to it).
   * The state is not changed; a refusal says why.
   */
  decide(state: State, command: Command, context: Context): Decision<Event, Code>
  /** The state after an event. Total: every event of the union has its arm. `null` is the state before the first event. */
  evolve(state: State | null, event: Event): State
  /** The instant of the next settlement (deadline and its own second), or null: nothing is pending (paused, ended). */
  due(state: State): number | null
  /** The events of the next settlement; call it with `context.at` = `due(state)`, fold, and ask `due` again. */
  settle(state: State, context: Context): Event[]
  /** Everything that this viewer may know of the game now, and nothing else. The only way secrets leave. */
  view(state: State, viewer: Viewer): View
  /** What is announced to everybody about these events (`after` = the state with the events folded in). */
  reports(events: readonly Event[], after: State): Announcement[]
  /** Whose view changed by this event (`before` and `after` = the states around it). */
  audience(event: Event, before: State | null, after: State): Audience
  /** Which private groups exist now, and which seats read and write there. */
  channels(state: State): Channels
}

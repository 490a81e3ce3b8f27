import type { ZodType } from 'zod'
import type { Audience, Channels, Decision, EngineEvent, Refusal } from '@/lib/engine/core'

/**
 * A ruleset as the application sees it: states, commands and views are opaque here, so that every game runs through the
 * same transaction. Pages that draw one ruleset's view parse nothing: they get it typed from that ruleset's reader.
 */
export interface AnyRuleset {
  readonly id: string
  readonly commandSchema: ZodType<{ do: string }>
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
export type { Audience, Channels, EngineEvent, Refusal }

import type { Ruleset } from '../../core'
import { audience } from './audience'
import { channels } from './channels'
import { nextSettlement } from './clock'
import { type Command, commandSchema } from './commands'
import { type Config, configSchema } from './config'
import { decide } from './decide'
import type { Event } from './events'
import { evolve } from './evolve'
import type { RefusalCode } from './refusals'
import type { Announcement } from './report-types'
import { reports } from './reports'
import { settle } from './settle'
import type { Setup, State } from './state'
import { view } from './view'
import type { JianghuView, Viewer } from './view-types'

/** 江湖: the rules of rules/jianghu.md, one file a chapter, one file a character. */
export const jianghu: Ruleset<Config, Setup, Command, Event, State, Viewer, JianghuView, Announcement, RefusalCode> = {
  id: 'jianghu',
  configSchema,
  commandSchema,
  start: (setup) => [{ type: 'gameStarted', at: setup.startsAt, setup }],
  decide,
  evolve,
  due: nextSettlement,
  settle,
  view,
  reports,
  audience,
  channels,
}

export { CHARACTERS, type Character, PACKS, type PackName } from './characters'
export type { Command, CommandName } from './commands'
export { type Config, configSchema, type ResolvedConfig, resolveConfig } from './config'
export { DiceFault } from './draws'
export type { Event as JianghuEvent } from './events'
export type { RefusalCode } from './refusals'
export type * from './report-types'
export type { Player as JianghuPlayer, Setup as JianghuSetup, State as JianghuState } from './state'
export { type ConfigFault, type ConfigFaultCode, SEAT_COUNTS, validateConfig } from './validate'
export { summary } from './view/summary'
export type * from './view-types'
export * from './vocabulary'

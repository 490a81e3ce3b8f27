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
import type { JingfeiView, Viewer } from './view-types'

/** 警匪: the rules of rules/jingfei.md, one file a chapter. This is all that others see of them. */
export const jingfei: Ruleset<Config, Setup, Command, Event, State, Viewer, JingfeiView, Announcement, RefusalCode> = {
  id: 'jingfei',
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

export { type Command, type CommandName, commandSchema } from './commands'
export { type Config, configSchema, lengthOf, type ResolvedConfig, resolveConfig } from './config'
export type { Event as JingfeiEvent } from './events'
export { endsWithPass } from './pass-word'
export { PRESET_NAMES, PRESETS, type PresetName } from './presets'
export type { RefusalCode } from './refusals'
export type * from './report-types'
export { CONDUCT, type Conduct, GROUPS, type Group, ROLES, type Role, rolesFor } from './roles'
export { deal } from './setup'
export type { Seat as JingfeiSeat, Setup as JingfeiSetup, State as JingfeiState } from './state'
export {
  type ConfigFault,
  type ConfigFaultCode,
  type ConfigWarning,
  type PlannedRound,
  planRounds,
  type TableArithmetic,
  tableArithmetic,
  validateConfig,
} from './validate'
export { summary } from './view/summary'
export type * from './view-types'

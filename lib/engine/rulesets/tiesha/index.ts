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
import type { TieshaView, Viewer } from './view-types'

/** 帖杀: the rules of rules/tiesha.md, one file a chapter. This is all that others see of them. */
export const tiesha: Ruleset<Config, Setup, Command, Event, State, Viewer, TieshaView, Announcement, RefusalCode> = {
  id: 'tiesha',
  configSchema,
  commandSchema,
  fleeting: { type: 'ballotCast', until: 'roundOpened' }, // each round has polls of its own
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

export { type Command, type CommandName, commandSchema, FLAG_REASONS, type FlagReason } from './commands'
export { type Config, configSchema, housesIn, type ResolvedConfig, type Row, resolveConfig, type Slot } from './config'
export type { Event as TieshaEvent } from './events'
export { type Foreseen, foreseeRuling } from './foresight'
export { PRESET_NAMES, PRESETS, type PresetName } from './presets'
export type { RefusalCode } from './refusals'
export type * from './report-types'
export {
  type Faction,
  GROUPS,
  type Group,
  isScored,
  mayPost,
  PLAIN_TRAITS,
  ROLES,
  type Role,
  type Side,
  type Trait,
} from './roles'
export { deal } from './setup'
export type { Seat as TieshaSeat, Setup as TieshaSetup, State as TieshaState } from './state'
export {
  type ConfigFault,
  type ConfigFaultCode,
  type ConfigWarning,
  type TableRow,
  tableArithmetic,
  validateConfig,
} from './validate'
export { summary } from './view/summary'
export type * from './view-types'

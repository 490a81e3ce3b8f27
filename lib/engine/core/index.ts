/** What every ruleset shares: its contract, the loop, draws, fractions, wall-clock times. Pure. */

export { closesAfter, OWN_SECOND, settlesAt } from './deadline'
export { bytesOfHex, commitmentOf, type Draws, seededDraws } from './draws'
export { type Advance, advance, fold, type Handled, handle } from './engine'
export { add, compare, type Fraction, formatFraction, formatHalves, fraction, ZERO } from './fraction'
export { circleFrom, endTurn, hadTurn, openRota, type Rota, type RotaTurn } from './rota'
export {
  type Audience,
  type Channels,
  type Context,
  type Decision,
  type EngineEvent,
  HOSTS_TOLD,
  type HostsTold,
  type Refusal,
  type Ruleset,
  reaches,
} from './ruleset'
export { beginTurn, type Turn } from './turn'
export {
  dayOf,
  firstAtOrAfter,
  formatInstant,
  instantOf,
  isTimeZone,
  parseStamp,
  secondsOfDay,
  shiftDays,
} from './wall-clock'

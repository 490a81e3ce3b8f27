/** What every ruleset shares: its contract, the loop, draws, fractions, wall-clock times. Pure. */
export { bytesOfHex, commitmentOf, type Draws, seededDraws } from './draws'
export { type Advance, advance, fold, type Handled, handle } from './engine'
export { add, compare, type Fraction, formatFraction, formatHalves, fraction, ZERO } from './fraction'
export type { Audience, Channels, Context, Decision, EngineEvent, Refusal, Ruleset } from './ruleset'
export { dayOf, firstAtOrAfter, formatInstant, instantOf, isTimeZone, parseStamp, shiftDays } from './wall-clock'

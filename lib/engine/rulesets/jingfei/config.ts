import { z } from 'zod'
import { BALLOT_SETTINGS, type BallotsSetting } from '../../ballot'
import { PRESET_NAMES, PRESETS, type PresetName } from './presets'
import { FEWEST_SEATS, MOST_SEATS } from './roles'

/** A game's configuration as transcripts and the set-up page write it: a preset and the fields that differ. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'a time of day like 21:00:00')
/** A length in hours, broken ones too (a minute is 1/60); it is taken to the second. Half a minute to a fortnight. */
const hours = z
  .number()
  .min(1 / 120)
  .max(14 * 24)

export const configSchema = z.strictObject({
  preset: z.enum(PRESET_NAMES).nullish(),
  seats: z.int().min(FEWEST_SEATS).max(MOST_SEATS).optional(),
  aliases: z.boolean().optional(),
  series: z.string().min(1).max(80).nullable().optional(),
  nightClose: timeOfDay.optional(),
  nightHours: hours.nullable().optional(),
  earlyDawn: z.boolean().optional(),
  channelByDay: z.boolean().optional(),
  lastWordsHours: hours.optional(),
  speeches: z.enum(['ordered', 'open']).optional(),
  turnHours: hours.optional(),
  openHours: hours.optional(),
  voteHours: hours.optional(),
  ballots: z.enum(BALLOT_SETTINGS).optional(),
  hostBlind: z.boolean().optional(),
})
export type Config = z.infer<typeof configSchema>

/** A configuration with every field filled. */
export interface ResolvedConfig {
  preset: PresetName | null
  /** How many seats are planned; a game has as many as were dealt. */
  seats: number
  /** Played under aliases and not under account names (G1); G4 is off then. */
  aliases: boolean
  /** The series this game belongs to (G4). */
  series: string | null
  /** Wall-clock time at which a night closes, at least 20 hours after it opens (G2.5); of no effect with `nightHours`. */
  nightClose: string
  /** The length of every night instead. */
  nightHours: number | null
  earlyDawn: boolean
  channelByDay: boolean
  lastWordsHours: number
  speeches: 'ordered' | 'open'
  turnHours: number
  openHours: number
  voteHours: number
  ballots: BallotsSetting
  hostBlind: boolean
}

/** Fills a configuration: overrides over its preset over the clauses' defaults. */
export function resolveConfig(config: Config): ResolvedConfig {
  const fields = { ...(config.preset && PRESETS[config.preset]), ...config }
  return {
    preset: fields.preset ?? null,
    seats: fields.seats ?? 12,
    aliases: fields.aliases ?? false,
    series: fields.series ?? null,
    nightClose: fields.nightClose ?? '21:00:00',
    nightHours: fields.nightHours ?? null,
    earlyDawn: fields.earlyDawn ?? true,
    channelByDay: fields.channelByDay ?? false,
    lastWordsHours: fields.lastWordsHours ?? 6,
    speeches: fields.speeches ?? 'ordered',
    turnHours: fields.turnHours ?? 4,
    openHours: fields.openHours ?? 24,
    voteHours: fields.voteHours ?? 24,
    ballots: fields.ballots ?? 'closed',
    hostBlind: fields.hostBlind ?? false,
  }
}

/** A length of the configuration in milliseconds, to the second. */
export const lengthOf = (inHours: number): number => Math.round(inHours * 3600) * 1000

/** Seconds since midnight of a time of day `HH:MM:SS`. */
export function secondsOfDay(time: string): number {
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number)
  return h * 3600 + m * 60 + s
}

import { z } from 'zod'
import { PACKS, type PackName } from './characters'

/** A game's configuration as transcripts and the set-up page write it; what is left out, or null, has its default (J2.2). */
const minutes = z
  .int()
  .min(1)
  .max(60 * 24 * 30)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'a time of day like 21:00:00')

export const configSchema = z.strictObject({
  /** Which characters may be offered (J5.3). */
  packs: z
    .array(z.enum(['base', 'expansion']))
    .min(1)
    .optional(),
  /** Enabled characters by name, in place of whole packs. */
  characters: z.array(z.string().min(1)).min(1).nullish(),
  /** How long seats may pick (J1.2b). */
  pickHours: z
    .int()
    .min(1)
    .max(24 * 30)
    .optional(),
  /** When nights and days close, a wall-clock time in the game's zone. */
  close: timeOfDay.optional(),
  /** Set: a night or a day lasts so many minutes and closes at no fixed time of day. */
  nightMinutes: minutes.nullish(),
  dayMinutes: minutes.nullish(),
  /** J11.5. */
  nights: z.int().min(1).max(99).optional(),
  /** J14: the least number of original words of a scene. */
  sceneWords: z.int().min(0).max(10_000).optional(),
  /** J11.2: a bystander's success ends the game. */
  missionsEnd: z.boolean().optional(),
  /** J17.4. */
  hostBlind: z.boolean().optional(),
})
export type Config = z.infer<typeof configSchema>

/** A configuration with every field filled. Minutes are null where the phase closes at `close`. */
export interface ResolvedConfig {
  packs: PackName[]
  characters: string[] | null
  pickHours: number
  close: string
  nightMinutes: number | null
  dayMinutes: number | null
  nights: number
  sceneWords: number
  missionsEnd: boolean
  hostBlind: boolean
}

export function resolveConfig(config: Config): ResolvedConfig {
  return {
    packs: config.packs ?? ['base'],
    characters: config.characters ?? null,
    pickHours: config.pickHours ?? 24,
    close: config.close ?? '21:00:00',
    nightMinutes: config.nightMinutes ?? null,
    dayMinutes: config.dayMinutes ?? null,
    nights: config.nights ?? 15,
    sceneWords: config.sceneWords ?? 100,
    missionsEnd: config.missionsEnd ?? false,
    hostBlind: config.hostBlind ?? false,
  }
}

/** The enabled characters, packs and characters in their files' order (J15.3). */
export function enabledCharacters({ packs, characters }: Pick<ResolvedConfig, 'packs' | 'characters'>): string[] {
  const all = (['base', 'expansion'] as const).flatMap((pack) => PACKS[pack].map(({ id }) => ({ id, pack })))
  const isEnabled = characters
    ? ({ id }: { id: string }) => characters.includes(id)
    : ({ pack }: { pack: PackName }) => packs.includes(pack)
  return all.filter(isEnabled).map(({ id }) => id)
}

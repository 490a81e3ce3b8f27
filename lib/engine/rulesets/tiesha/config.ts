import { z } from 'zod'
import { BALLOT_SETTINGS, type BallotsSetting } from '../../ballot'
import { PRESETS } from './presets'
import { GROUPS, PLAIN_TRAITS, ROLES } from './roles'

/** A game's configuration (T1.1) as transcripts and the set-up page write it: a preset and the fields that differ. */
const whole = z.int().min(0)
const positive = z.int().min(1)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'a time of day like 21:00:00')

const slot = z.strictObject({ group: z.enum(GROUPS), count: positive })
export const rowSchema = z.strictObject({ picks: positive, out: whole, slots: z.array(slot) })

const turncoat = z.strictObject({
  turncoat: z.union([z.strictObject({ afterRound: positive }), z.strictObject({ whenOut: positive })]),
})
export const traitSchema = z.union([z.enum(PLAIN_TRAITS), turncoat])

const code = z.string().min(1)
/** `codes` may be left out for roles that bear none. */
const roleCount = z.strictObject({ role: z.enum(ROLES), count: positive, codes: z.array(code).default([]) })
const traitCount = z.strictObject({ trait: traitSchema, count: positive })

export const configSchema = z.strictObject({
  preset: z.enum(['classic-50', 'classic-20', 'quick-12']).optional(),
  rounds: z.array(rowSchema).min(1).optional(),
  voteClose: timeOfDay.optional(),
  postClose: timeOfDay.optional(),
  iouDue: timeOfDay.optional(),
  overtimeMinutes: positive.optional(),
  proxyMinutes: whole.optional(),
  words: z
    .strictObject({
      reportIn: whole.optional(),
      killPost: whole.optional(),
      iou: whole.optional(),
      quotePercent: whole.max(100).optional(),
    })
    .optional(),
  ious: z.boolean().optional(),
  revote: z.boolean().optional(),
  ballots: z.enum(BALLOT_SETTINGS).optional(),
  bombsArmedThroughRound: whole.optional(),
  allianceAfterBlackOut: whole.optional(),
  allianceAfterRound: whole.optional(),
  houses: z
    .strictObject({ count: z.union([z.literal(1), z.literal(2)]).optional(), throughRound: whole.optional() })
    .optional(),
  postKilledHalfVote: z.boolean().optional(),
  abandoned: z.enum(['suicide', 'lapse']).optional(),
  victory: z.enum(['score', 'elimination']).optional(),
  custom: z.boolean().optional(),
  /** The table of a draw (T1.6) that is not a preset's. */
  roles: z.array(roleCount).min(1).optional(),
  traits: z.array(traitCount).optional(),
})

export type Config = z.infer<typeof configSchema>
export type Row = z.infer<typeof rowSchema>
export type Slot = z.infer<typeof slot>
export type RoleCount = z.infer<typeof roleCount>
export type TraitCount = z.infer<typeof traitCount>

/** A configuration with every field filled. `roles` is null when only seats with roles given can be dealt. */
export interface ResolvedConfig {
  preset: Config['preset'] | null
  rounds: Row[]
  /** Wall-clock times of day, `HH:MM:SS`, in the game's zone (T2.1). */
  voteClose: string
  postClose: string
  iouDue: string
  overtimeMinutes: number
  proxyMinutes: number
  words: { reportIn: number; killPost: number; iou: number; quotePercent: number }
  ious: boolean
  revote: boolean
  ballots: BallotsSetting
  bombsArmedThroughRound: number
  allianceAfterBlackOut: number
  allianceAfterRound: number
  houses: { count: 1 | 2; throughRound: number }
  postKilledHalfVote: boolean
  abandoned: 'suicide' | 'lapse'
  victory: 'score' | 'elimination'
  custom: boolean
  roles: RoleCount[] | null
  traits: TraitCount[]
}

/**
 * Fills a configuration: overrides over its preset over the defaults (T2.4). `words` and `houses` merge field by field,
 * all else is replaced. A configuration without preset and without `rounds` has no rows; validation refuses it.
 */
export function resolveConfig(config: Config): ResolvedConfig {
  const preset = config.preset ? PRESETS[config.preset] : null
  return {
    preset: config.preset ?? null,
    rounds: config.rounds ?? preset?.rounds ?? [],
    voteClose: config.voteClose ?? '21:00:00',
    postClose: config.postClose ?? '23:59:59',
    iouDue: config.iouDue ?? '10:00:00',
    overtimeMinutes: config.overtimeMinutes ?? 20,
    proxyMinutes: config.proxyMinutes ?? 15,
    words: { reportIn: 301, killPost: 800, iou: 1200, quotePercent: 10, ...config.words },
    ious: config.ious ?? true,
    revote: config.revote ?? true,
    ballots: config.ballots ?? 'open',
    bombsArmedThroughRound: config.bombsArmedThroughRound ?? preset?.bombsArmedThroughRound ?? 4,
    allianceAfterBlackOut: config.allianceAfterBlackOut ?? preset?.allianceAfterBlackOut ?? 6,
    allianceAfterRound: config.allianceAfterRound ?? preset?.allianceAfterRound ?? 4,
    houses: { count: 1, throughRound: 0, ...config.houses },
    postKilledHalfVote: config.postKilledHalfVote ?? false,
    abandoned: config.abandoned ?? 'suicide',
    victory: config.victory ?? 'score',
    custom: config.custom ?? false,
    roles: config.roles ?? preset?.roles ?? null,
    traits: config.traits ?? [],
  }
}

/** How many houses vote apart in a round (T14.1). */
export function housesIn(config: Pick<ResolvedConfig, 'houses'>, round: number): 1 | 2 {
  return config.houses.count === 2 && round <= config.houses.throughRound ? 2 : 1
}

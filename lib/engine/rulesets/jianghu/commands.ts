import { z } from 'zod'

/**
 * Everything that seats and the host can do (J15.5). `by` is a seat's number or `host`; the stamp comes beside the
 * command. Names (skills, items, places, characters) are free text here: that there is no such thing is for the rules to
 * refuse.
 */
const seat = z.int().min(1)
const by = z.union([seat, z.literal('host')])
const note = z.string().optional()
const name = z.string()

const skillUse = z.strictObject({
  skill: name,
  target: z.int().optional(),
  item: name.optional(),
  what: name.optional(),
})
const itemUse = z.strictObject({ item: name, target: z.int().optional() })
/** A scene's text, or where it is kept and how many original words it has. */
const scene = z.union([z.string(), z.strictObject({ post: z.string().min(1), words: z.int().min(0) })])

export const commandUnion = <E extends z.ZodRawShape>(extra: E) =>
  z.discriminatedUnion('do', [
    z.strictObject({ ...extra, by, do: z.literal('pick'), character: name.optional(), place: name.optional() }),
    z.strictObject({
      ...extra,
      by,
      do: z.literal('act'),
      move: name.optional(),
      /** Without `skills` and `uses` and all else: the scene alone, the action stays as it is. */
      skills: z.array(skillUse).optional(),
      uses: z.array(itemUse).optional(),
      equip: name.optional(),
      unequip: z.union([z.boolean(), name]).optional(),
      scene: scene.optional(),
      for: seat.optional(),
    }),
    z.strictObject({ ...extra, by, do: z.literal('choice'), skill: name, on: z.boolean() }),
    z.strictObject({ ...extra, by, do: z.literal('vote'), seat: z.int() }),
    z.strictObject({ ...extra, by, do: z.literal('warn'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('ruleOut'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('undoRuleOut'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('substitute'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('pause'), note }),
    z.strictObject({ ...extra, by, do: z.literal('resume'), note }),
    z.strictObject({ ...extra, by, do: z.literal('close'), note }),
  ])

export const commandSchema = commandUnion({})
export type Command = z.infer<typeof commandSchema>
export type CommandName = Command['do']
export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>

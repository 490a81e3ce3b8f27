import { z } from 'zod'
import { LOCALES } from './i18n/locales'

/** `1`, `true`, `on`, `yes` in any case are true; everything else, and nothing, is false. */
const flag = z
  .string()
  .optional()
  .transform((v) => /^(1|true|on|yes)$/i.test(v ?? ''))

/** Minutes before a deadline, e.g. `120,30`; empty: never. */
const minutesBefore = z
  .string()
  .regex(/^\s*(\d{1,4}\s*(,\s*\d{1,4}\s*){0,5})?$/, 'minutes, such as 120,30')
  .transform((list) => list.split(',').flatMap((minutes) => (minutes.trim() === '' ? [] : [Number(minutes)])))

const Env = z.object({
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  AUTH_SECRET: z.string().min(16).optional(),
  SITE_NAME: z.string().min(1).default('江湖帖'),
  SITE_URL: z.url().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_DIR: z.string().min(1).default('.data/mail'),
  VOTE_REMINDERS: minutesBefore.default([120, 30]),
  IOU_REMINDERS: minutesBefore.default([120, 30]),
  DEFAULT_LOCALE: z.enum(LOCALES).default('zh-CN'),
  DEMO: flag,
  WORKER: z.enum(['on', 'off']).default('on'),
  TEST_CLOCK: flag,
  TEST_CLOCK_AT: z.iso.datetime({ offset: true }).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export type Env = z.infer<typeof Env>

let parsed: Env | undefined

/**
 * The settings, validated on first use; see .env.example for their meaning.
 * @throws Error naming each faulty setting, without its value.
 */
export function env(): Env {
  if (parsed) return parsed
  const result = Env.safeParse(process.env)
  if (!result.success)
    throw new Error(
      `Settings: ${result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')} (see .env.example)`,
    )
  parsed = result.data
  return parsed
}

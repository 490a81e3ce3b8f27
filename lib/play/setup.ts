import { z } from 'zod'
import { RULESET_NAMES, type RulesetName } from './ruleset-names'

export const LONGEST_REMINDER = 1440
export const MOST_REMINDERS = 6

/** T17.4: conduct rules of ours, worded in messages (`conduct.<key>`), with their usual penalty. */
export const CONDUCT_KEYS = ['tellAlias', 'hintAlias', 'swear', 'press', 'haunt', 'bare', 'threadProxy'] as const

/** The same for 江湖, where talk is free and bears the characters' names, and nobody may deal behind it (J1.4a). */
const JIANGHU_CONDUCT = ['collude', 'several', 'screenshot', 'unmask', 'oath', 'sceneTells', 'relay', 'insult'] as const

/** A rule that a host can cite: one of ours by its key (`text` empty), or in the host's own words (`key` null). */
const ConductRule = z.object({
  key: z.enum([...CONDUCT_KEYS, ...JIANGHU_CONDUCT]).nullable(),
  text: z.string().trim().max(120),
  penalty: z.enum(['warn', 'out']),
})
export type ConductRule = z.infer<typeof ConductRule>

/** 警匪 has its list in its rules (G13). */
const USUAL = { tiesha: CONDUCT_KEYS, jianghu: JIANGHU_CONDUCT, jingfei: [] } as const satisfies Record<
  RulesetName,
  readonly string[]
>
const PUT_OUT: readonly string[] = ['tellAlias', 'collude', 'several']

/** What the hosts of a game can cite unless they wrote a list of their own. */
export function usualConduct(ruleset: RulesetName): ConductRule[] {
  return USUAL[ruleset].map((key) => ({ key, text: '', penalty: PUT_OUT.includes(key) ? 'out' : 'warn' }))
}

/** Minutes before a deadline at which whoever has not acted is reminded; empty: never; null: as the site is set. */
const Minutes = z.array(z.number().int().min(1).max(LONGEST_REMINDER)).max(MOST_REMINDERS).nullable().default(null)

/** What belongs to a game but not to its rules; kept in Game.setup. */
export const GameSetup = z.object({
  about: z.string().max(4000).default(''), // the host's words on the sign-up page
  hostReview: z.boolean().default(false), // a place for the host's text above each result post (T10.2)
  assistantSecrets: z.boolean().default(false), // T18: may 哨蜜 see roles
  assistantAccounts: z.boolean().default(false), // T18: may 哨蜜 see the accounts behind aliases
  flagsOpen: z.boolean().default(false), // T11.2: a flagged post says so to everybody
  openGraveyardSecrets: z.boolean().default(false), // T17.2
  conduct: z.array(ConductRule).max(30).nullable().default(null), // T17.4; null: the usual of its ruleset
  similarPercent: z.number().int().min(1).max(100).default(20), // from which coverage on the host is shown copies (text/similarity.md)
  genres: z.array(z.string().trim().min(1).max(20)).max(40).nullable().default(null), // refused (T11.1); null: the usual
  voteReminders: Minutes,
  iouReminders: Minutes,
  remindersFrom: z.number().int().default(0), // epoch ms; a reminder that was due before it is not sent: when a host last changed them
  startAnyway: z.boolean().default(false), // T3.2: round 1 opens though report-ins are missing
})
export type GameSetup = z.infer<typeof GameSetup>

const instant = z.number().int()

/** The set-up form as a whole. Instants in epoch milliseconds. `config` is judged by its ruleset. */
export const GameForm = z.object({
  title: z.string().trim().min(1).max(40),
  boardId: z.uuid().nullable(),
  ruleset: z.enum(RULESET_NAMES),
  config: z.unknown(),
  timeZone: z.string().refine(isTimeZone, 'TIME_ZONE'),
  signUpClosesAt: instant.nullable(),
  startsAt: instant.nullable(),
  visibility: z.enum(['public', 'members']),
  setup: GameSetup.omit({ startAnyway: true, remindersFrom: true }),
})
export type GameForm = z.infer<typeof GameForm>

/** True for a zone that this machine's tables know (IANA). */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

import { z } from 'zod'
import type { GameNotice } from './announcements'
import { MEASURES } from './report-rulings'
import type { RulesetName } from './ruleset-names'
import type { Rulesets } from './rulesets'

/** A stored announcement: the rules' own, or the application's; `at` is the stamp of its post, epoch milliseconds. */
export type AnnouncementOf<Name extends RulesetName> = Rulesets[Name]['announcement'] | (GameNotice & { at: number })
export type AnyAnnouncement = AnnouncementOf<'tiesha'>

const whole = z.number().int()
const round = { round: whole }
const seat = { seat: whole }
const row = z.looseObject({ picks: whole, out: whole, slots: z.array(z.looseObject({ count: whole })) })
const report = { report: z.looseObject({ at: whole }) }
const strike = { strike: z.string(), code: z.string() }
const ruling = { post: z.string(), reason: z.string() }

/**
 * What each kind must hold to be drawn at all. Light: these were written by our own rules, and an old game must stay
 * readable after a kind has grown. Nested reports are checked for their frame alone.
 */
type Shapes<Kind extends string> = { [K in Kind]: z.ZodRawShape }

/** The application's own, in every game. */
const NOTICES: Shapes<GameNotice['kind']> = {
  signUpOpened: {},
  setupChanged: { seats: whole, rounds: whole, startsAt: whole.nullable() },
  dealt: { seats: whole, seedHash: z.string() },
  reportInMissing: { count: whole },
  startMoved: { startsAt: whole },
  remindersChanged: { vote: z.array(whole), iou: z.array(whole).nullable() },
  corrected: { of: whole },
  mainHostChanged: { username: z.string() },
  reportRuled: {
    ...seat,
    report: whole,
    reason: z.string(),
    verdict: z.enum(['upheld', 'dismissed']),
    measure: z.enum(MEASURES).nullable(),
    until: whole.nullable(),
  },
  cancelled: {},
}

const TIESHA: Shapes<Rulesets['tiesha']['announcement']['kind']> = {
  roundOpened: { ...round, row, closes: whole, posting: z.boolean() },
  votingOpened: { ...round, closes: whole },
  nightReport: { report: z.looseObject({ round: whole, out: z.array(z.looseObject(seat)), lapsed: whole }) },
  overtimeOpened: { ...round, house: whole, tied: z.array(whole), places: whole, closes: whole },
  mainVoteSettled: { ...round, votes: z.array(z.looseObject({ out: z.array(whole), tied: z.array(whole) })) },
  resultWaits: round,
  carried: { ...round, ...seat, survived: z.boolean() },
  resultPost: {
    report: z.looseObject({ round: whole, seats: z.array(z.looseObject(seat)), votes: z.array(z.unknown()) }),
  },
  iouFilled: { ...strike, post: z.string() },
  iouMissed: { ...seat, role: z.string() },
  ruling: { ...ruling, verdict: z.literal('upheld') },
  rulingDismissed: ruling,
  ruledOut: { ...seat, role: z.string() },
  ruleOutUndone: seat,
  revived: { seats: z.array(whole) },
  warned: seat,
  paused: {},
  resumed: { days: whole },
  extensionRequested: { side: z.enum(['black', 'white']) },
  extensionFell: {},
  extensionRuled: { granted: z.boolean(), closes: whole },
  roundEdited: { ...round, before: row.nullable(), after: row.nullable() },
  allied: round,
  ended: report,
}

const lines = { lines: z.array(z.looseObject({ ...seat, place: z.string() })) }
const struck = { dead: z.array(whole), hurt: z.array(whole) }
const JIANGHU: Shapes<Rulesets['jianghu']['announcement']['kind']> = {
  offered: { closes: whole },
  begun: { cast: z.array(z.looseObject({ ...seat, character: z.string() })), ...lines },
  nightOpened: { ...round, closes: whole },
  nightReport: { ...round, ...struck, ...lines, scenes: z.array(z.looseObject(seat)) },
  dayOpened: { ...round, closes: whole, effects: z.record(z.string(), z.string()) },
  dayReport: { ...round, ...struck, ...lines, othersDead: z.array(whole) },
  warned: seat,
  ruledOut: seat,
  ruleOutUndone: seat,
  paused: {},
  resumed: { closes: whole.nullable() },
  ended: report,
}

const JINGFEI: Shapes<Rulesets['jingfei']['announcement']['kind']> = {
  nightOpened: { ...round, closes: whole, barred: whole.nullable() },
  dawn: { ...round, dead: whole.nullable() },
  speechesOpened: { ...round, stage: z.string(), order: z.array(whole), tied: z.array(whole) },
  voteOpened: { ...round, stage: z.string(), candidates: z.array(whole).nullable(), closes: whole },
  voteSettled: { vote: z.looseObject({ ...round, tied: z.array(whole), out: whole.nullable() }) },
  tieDissolved: round,
  warned: seat,
  ruledOut: seat,
  ruleOutUndone: seat,
  paused: {},
  resumed: { closes: whole.nullable() },
  surrendered: { ...seat, role: z.string() },
  ended: report,
}

const SHAPES: { [Name in RulesetName]: Record<string, z.ZodRawShape> } = {
  tiesha: { ...NOTICES, ...TIESHA },
  jianghu: { ...NOTICES, ...JIANGHU },
  jingfei: { ...NOTICES, ...JINGFEI },
}

/** Every kind that can be drawn of a game by this ruleset. */
export const announcementKinds = (ruleset: RulesetName): string[] => Object.keys(SHAPES[ruleset])

/**
 * Reads a post's data as an announcement of a game by this ruleset; null if it is none that we know how to draw.
 * @param at stamp of the post, for notices that bear none
 */
export function announcementOf<Name extends RulesetName>(
  ruleset: Name,
  data: unknown,
  at: number,
): AnnouncementOf<Name> | null {
  const shapes = SHAPES[ruleset]
  if (typeof data !== 'object' || data === null || !('kind' in data) || typeof data.kind !== 'string') return null
  const shape = Object.hasOwn(shapes, data.kind) ? shapes[data.kind] : undefined
  if (!shape || !z.looseObject(shape).safeParse(data).success) return null
  return { at, ...data } as unknown as AnnouncementOf<Name>
}

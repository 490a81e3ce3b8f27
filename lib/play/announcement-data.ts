import { z } from 'zod'
import type { Announcement } from '@/lib/engine/rulesets/tiesha'
import type { GameNotice } from './announcements'
import { MEASURES } from './report-rulings'

/** A stored announcement: the rules' own, or the application's; `at` is the stamp of its post, epoch milliseconds. */
export type AnyAnnouncement = Announcement | (GameNotice & { at: number })

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
const SHAPES: { [Kind in AnyAnnouncement['kind']]: z.ZodRawShape } = {
  signUpOpened: {},
  setupChanged: { seats: whole, rounds: whole, startsAt: whole.nullable() },
  dealt: { seats: whole, seedHash: z.string() },
  reportInMissing: { count: whole },
  startMoved: { startsAt: whole },
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

/** Every kind that can be drawn. */
export const ANNOUNCEMENT_KINDS = Object.keys(SHAPES) as AnyAnnouncement['kind'][]

const known = (kind: unknown): kind is AnyAnnouncement['kind'] =>
  typeof kind === 'string' && Object.hasOwn(SHAPES, kind)

/**
 * Reads a post's data as an announcement; null if it is none that we know how to draw.
 * @param at stamp of the post, for notices that bear none
 */
export function announcementOf(data: unknown, at: number): AnyAnnouncement | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !known(data.kind)) return null
  const shaped = z.looseObject(SHAPES[data.kind]).safeParse(data)
  return shaped.success ? ({ at, ...data } as AnyAnnouncement) : null
}

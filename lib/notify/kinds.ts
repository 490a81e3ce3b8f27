import { z } from 'zod'
import type { NoticeKind } from '@/lib/generated/prisma/client'

export type { NoticeKind }

/** How a notice reaches its reader. */
export interface Ways {
  inApp: boolean
  mail: boolean
}

/** Every kind, in the order in which pages list them, with what holds until the reader chooses. */
export const DEFAULT_WAYS: Readonly<Record<NoticeKind, Ways>> = {
  voteMissing: { inApp: true, mail: true },
  slotOpen: { inApp: true, mail: true },
  iouDue: { inApp: true, mail: true },
  namedInRuling: { inApp: true, mail: true },
  phaseOpened: { inApp: true, mail: false },
  resultOut: { inApp: true, mail: true },
  flagOpened: { inApp: true, mail: true },
}

export const NOTICE_KINDS = Object.keys(DEFAULT_WAYS) as NoticeKind[]

/** The one kind that goes to host teams alone; all others go to seats. */
export const HOST_KIND: NoticeKind = 'flagOpened'

/**
 * Kinds whose mere content tells of a role, or of whom an account plays: over a shoulder, on a locked screen, in a
 * mailbox they read "a matter awaits you" and no more.
 */
export const FOLDED: ReadonlySet<NoticeKind> = new Set(['slotOpen', 'iouDue', 'namedInRuling', 'flagOpened'])

/** What a notice is about, in the words of all games; messages name each of them. */
export const NOTICE_PHASES = [
  'reportIn',
  'posting',
  'day',
  'overtime',
  'ended',
  // 江湖
  'picking',
  'night',
  'dayVote',
  'nightReport',
  'dayReport',
  // 警匪
  'lastWords',
  'turn',
  'tableVote',
  'dawn',
  'voteResult',
] as const

/** What the words of a notice need. `closes`: a public deadline, epoch milliseconds, its last second. */
export const NoticeData = z.object({
  round: z.number().int().optional(),
  phase: z.enum(NOTICE_PHASES).optional(),
  closes: z.number().int().optional(),
})
export type NoticeData = z.infer<typeof NoticeData>

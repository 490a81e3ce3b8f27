import { db } from '@/lib/db'
import type { RichDocument } from '@/lib/rich-text/types'
import { isHostTeam, mayReadThread } from './access'
import type { GamePage } from './read-game'
import { isTakenBack, type ReportRuling, reportRulingsOf } from './report-rulings'

/** A seat's report-in post (T3.2), under its alias. Instants in epoch milliseconds. */
export interface ReportIn {
  seat: number
  alias: string
  post: string
  number: number
  at: number
  title: string
  original: number
  quoted: number
  hidden: { reason: string; shown: boolean } | null
  /** Rulings on it (T11.4a), oldest first; public. */
  rulings: ReportRuling[]
}

export interface ReportIns {
  /** In the order of their floors. */
  reports: ReportIn[]
  /** Seats that still owe one, by seat. */
  missing: { seat: number; alias: string }[]
}

/** All report-in posts of the game, and who still owes one; null before the deal. Everybody may read them. */
export async function readReportIns(page: GamePage): Promise<ReportIns | null> {
  if (!page.view || !mayReadThread(page.game, page.viewer, page.channels, { kind: 'reportIn', key: '' })) return null
  const posts = await db().post.findMany({
    where: { kind: 'reportIn', thread: { gameId: page.game.id, kind: 'reportIn' } },
    orderBy: { number: 'asc' },
    omit: { doc: true },
  })
  const aliases = new Map(page.view.seats.map(({ seat, alias }) => [seat, alias]))
  const seesHidden = isHostTeam(page.viewer)
  const reports = posts.map((post): ReportIn => {
    const hidden = post.hiddenAt ? { reason: post.hiddenReason ?? '', shown: seesHidden } : null
    return {
      seat: post.seat ?? 0,
      alias: aliases.get(post.seat ?? 0) ?? '',
      post: post.id,
      number: post.number,
      at: post.at.getTime(),
      title: hidden && !seesHidden ? '' : post.title,
      original: post.original,
      quoted: post.quoted,
      hidden,
      rulings: reportRulingsOf(post.data),
    }
  })
  const reported = new Set(reports.filter((report) => !isTakenBack(report.rulings)).map((report) => report.seat))
  const missing = page.view.seats.filter(({ seat }) => !reported.has(seat)).map(({ seat, alias }) => ({ seat, alias }))
  return { reports, missing }
}

/** The text of a report-in; null where it is hidden from this viewer. */
export async function readReportText(report: ReportIn): Promise<RichDocument | null> {
  if (report.hidden?.shown === false) return null
  const post = await db().post.findUniqueOrThrow({ where: { id: report.post }, select: { doc: true } })
  return post.doc as unknown as RichDocument
}

import type { Tx } from '@/lib/db'
import { lookAgain } from '@/lib/notify/look-again'
import { sendNotices } from '@/lib/notify/send'
import type { Measure } from '../report-rulings'

/**
 * A ruling on a report-in (T11.4a) is no event of the game: its author is told with it, in its own transaction. Of a warning
 * or a ruling-out he hears by the event that those are. `key` of the ruling's form; `at` in epoch milliseconds.
 */
export async function tellReportRuling(
  tx: Tx,
  ruling: { gameId: string; seat: number; at: number; measure: Measure | null; key: string },
): Promise<void> {
  const { gameId, seat, at, measure, key } = ruling
  await lookAgain(tx, gameId) // the host team's notices of its flags are done
  if (measure === 'warn' || measure === 'out') return
  const { userId, game } = await tx.seat.findUniqueOrThrow({
    where: { gameId_seat: { gameId, seat } },
    select: { userId: true, game: { select: { slug: true } } },
  })
  await sendNotices(tx, gameId, [
    {
      userId,
      seat,
      kind: 'namedInRuling',
      key: `namedInRuling:report:${key}`,
      at,
      until: null,
      link: `/g/${game.slug}${measure === 'again' ? '/report' : '/announcements?page=last'}`,
      data: {},
    },
  ])
}

import { db } from '@/lib/db'
import type { TieshaEvent } from '@/lib/engine/rulesets/tiesha'
import { type WrittenTranscript, writeTranscript } from '@/lib/engine/transcript'
import type { GamePage } from './read-game'

/** The transcript of a finished game, for everybody who may read it (T16.3); null while it runs. */
export async function readTranscriptOf(page: GamePage): Promise<WrittenTranscript | null> {
  if (page.game.status !== 'finished') return null
  const rows = await db().gameEvent.findMany({
    where: { gameId: page.game.id },
    orderBy: { seq: 'asc' },
    select: { data: true },
  })
  const events = rows.map((row) => row.data as unknown as TieshaEvent)
  return writeTranscript(events, page.view?.endedAt ?? undefined)
}

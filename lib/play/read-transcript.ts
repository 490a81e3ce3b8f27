import { db } from '@/lib/db'
import { writeJianghu, writeJingfei, writeTranscript } from '@/lib/engine/transcript'
import type { AnyGamePage } from './read-game'
import type { RulesetName } from './ruleset-names'

type Write = (events: readonly never[], until?: number) => object
const WRITERS: Record<RulesetName, Write> = { tiesha: writeTranscript, jianghu: writeJianghu, jingfei: writeJingfei }

/** The transcript of a finished game, for everybody who may read it (T16.3); null while it runs. */
export async function readTranscriptOf({ game, view }: AnyGamePage): Promise<object | null> {
  if (game.status !== 'finished') return null
  const rows = await db().gameEvent.findMany({
    where: { gameId: game.id },
    orderBy: { seq: 'asc' },
    select: { data: true },
  })
  const events = rows.map((row) => row.data as never)
  return WRITERS[game.ruleset](events, view?.endedAt ?? undefined)
}

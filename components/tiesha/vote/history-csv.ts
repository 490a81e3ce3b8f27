import type { RoundView } from '@/lib/engine/rulesets/tiesha/view-types'
import { historyColumns } from './history'

/** Words of the table's head and cells, in the reader's language. */
export interface CsvWords {
  heads: readonly [round: string, house: string, stage: string, time: string, voter: string, weight: string]
  pick: (n: number) => string
  guess: (n: number) => string
  stage: (stage: 'main' | 'overtime') => string
}

/** A cell that no spreadsheet takes for a formula, quoted where needed. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Settled ballots as CSV, as far as the reader may see them: one line a ballot, by round, stage, house and voter. Times
 * are ISO 8601 in UTC with milliseconds. Starts with a byte order mark, for spreadsheets.
 * @param only a round; null for all
 */
export function historyCsv(
  rounds: readonly RoundView[],
  aliases: Readonly<Record<number, string>>,
  words: CsvWords,
  only: number | null,
): string {
  const shown = rounds.filter((r) => only === null || r.round === only)
  const most = Math.max(1, ...shown.map((r) => r.row.picks))
  const places = Array.from({ length: most }, (_, i) => i)
  const lines = [[...words.heads, ...places.flatMap((i) => [words.pick(i + 1), words.guess(i + 1)])].map(cell)]
  for (const { round, stage, votes } of historyColumns(shown))
    for (const vote of votes)
      for (const ballot of [...(vote.ballots ?? [])].sort((a, b) => a.seat - b.seat))
        lines.push(
          [
            round,
            vote.house,
            words.stage(stage),
            new Date(ballot.at).toISOString(),
            aliases[ballot.seat] ?? '',
            ballot.halves === 1 ? '0.5' : '1',
            ...places.flatMap((i) => {
              const pick = ballot.picks[i]
              return pick ? [aliases[pick.seat] ?? '', pick.code ?? ''] : ['', '']
            }),
          ].map(cell),
        )
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

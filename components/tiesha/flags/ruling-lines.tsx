import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { count, useTerms } from '@/components/tiesha/terms'
import { Time } from '@/components/ui/time'
import type { RulingLine } from './consequences'

interface RulingLinesProps {
  lines: readonly RulingLine[]
  aliases: ReadonlyMap<number, string>
  zone: string
  now: number
}

/** What a ruling would do, one sentence each. */
export function RulingLines({ lines, aliases, zone, now }: RulingLinesProps) {
  const t = useTranslations('flags.after')
  const terms = useTerms()
  const names = (seats: readonly number[] = []) => terms.list(seats.map((seat) => aliases.get(seat) ?? ''))
  return lines.map(({ key, ...line }) => (
    <li key={`${key} ${line.seats} ${line.house}`}>
      {t.rich(key, {
        b: (chunks) => <b>{chunks}</b>,
        alias: names(line.seats),
        aliases: names(line.seats),
        role: line.role ? terms.role(line.role) : '',
        // In a sentence of its own the code name is set in Kai; the ruling-out speaks it inside a choice.
        code: key === 'out' ? (line.code ?? 'none') : () => <CodeName>{line.code}</CodeName>,
        side: line.side ? terms.faction(line.side) : '',
        time: () => line.time !== undefined && <Time at={line.time} zone={zone} now={now} tip={false} />,
        round: line.round ?? 0,
        roundHan: count(line.round ?? 0).nHan,
        count: line.count ?? 0,
        ...count(line.count ?? 0),
        before: line.before ?? 0,
        after: line.after ?? 0,
        stage: line.stage ?? 'main',
        house: String(line.house ?? 0),
        out: line.out?.length ? names(line.out) : 'none',
        tied: line.tied?.length ? names(line.tied) : 'none',
        reason: line.reason ? terms.endReason(line.reason) : '',
        winner: line.winner ? terms.winner(line.winner) : t('noWinner'),
      })}
    </li>
  ))
}

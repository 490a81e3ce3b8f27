'use client'

import { useTranslations } from 'next-intl'
import { CodeName, Seal } from '@/components/game/names'
import { Time, useTimeText } from '@/components/ui/time'
import type { BallotView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'
import { serialText } from './serial'

/** How ballots are numbered to this reader: as in the public log, or by their own count. */
export type Numbering = 'log' | 'own'

/** 第 0014 号票, or 你的第 2 张票 where the log is hidden. */
export function useBallotName(numbering: Numbering) {
  const t = useTranslations('vote')
  return (number: number): string =>
    numbering === 'log' ? t('receipt.ballot', { no: serialText(number) }) : t('receipt.ownBallot', { n: number })
}

interface ReceiptProps {
  /** Own ballots of this vote, latest first. */
  ballots: readonly BallotView[]
  aliases: Readonly<Record<number, string>>
  numbering: Numbering
  zone: string
  /** The stamp of a ballot that the server has taken just now. */
  justCast: number | null
  logHref?: string
}

/** The receipt of the ballot in force, and of those it replaced; there again after every reload. */
export function Receipt({ ballots, aliases, numbering, zone, justCast, logHref }: ReceiptProps) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const times = useTimeText()
  const ballot = ballots.find((b) => !b.replaced)
  if (!ballot) return null
  const lost = ballot.picks.filter((p) => p.lost).map((p) => aliases[p.seat] ?? '')
  const older = ballots.filter((b) => b.replaced)
  return (
    <section className="receipt" id="receipt" aria-label={t('receipt.title')}>
      <Seal key={ballot.at} vertical turned lands={ballot.at === justCast}>
        {t('receipt.received')}
      </Seal>
      <p className="meta">{t('receipt.title')}</p>
      <p className="no">
        {numbering === 'log'
          ? t('receipt.number', { no: serialText(ballot.number) })
          : t('receipt.ownNumber', { n: ballot.number })}
      </p>
      <p className="meta">
        <Time at={ballot.at} zone={zone} precision="milli" />
      </p>
      <ul className="mt-3">
        {ballot.picks.map((pick) => (
          <li key={pick.seat}>
            <span className="kai" lang="zh-CN">
              {pick.lost ? <s>{aliases[pick.seat]}</s> : aliases[pick.seat]}
            </span>{' '}
            {pick.code && (
              <span className="meta">{t.rich('guess', { code: () => <CodeName>{pick.code}</CodeName> })}</span>
            )}
          </li>
        ))}
      </ul>
      {ballot.halves === 1 && <p className="meta mt-2">{t('receipt.half')}</p>}
      {ballot.halves === 0 && <p className="mt-2">{t('receipt.idle')}</p>}
      {ballot.proxy && ballot.proxy.requestedAt !== null && (
        <p className="meta mt-2">{t('receipt.proxy', { time: times.instant(ballot.proxy.requestedAt, zone) })}</p>
      )}
      {lost.length > 0 && <p className="mt-2">{t('receipt.lost', { aliases: terms.list(lost) })}</p>}
      <p className="meta mt-3">
        {t('receipt.inForce')} {logHref && <a href={logHref}>{t('receipt.inLog')}</a>}
      </p>
      {older.length > 0 && (
        <details className="meta mt-2">
          <summary>{t('receipt.replaced', { n: older.length })}</summary>
          <ul>
            {older.map((b) => (
              <li key={b.at}>
                {numbering === 'log'
                  ? t('receipt.number', { no: serialText(b.number) })
                  : t('receipt.ownNumber', { n: b.number })}{' '}
                <Time at={b.at} zone={zone} precision="milli" clockOnly tip={false} />{' '}
                <s>{terms.list(b.picks.map((p) => aliases[p.seat] ?? ''))}</s>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AliasName, CodeName } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { Table } from '@/components/ui/table'
import { Time, useTimeText } from '@/components/ui/time'
import type { BallotView } from '@/lib/engine/rulesets/tiesha/view-types'
import { count, useTerms } from '../terms'
import { serialText } from './serial'

/** A ballot as the log shows it. */
export interface LoggedBallot extends BallotView {
  /** The ballot that replaced it. */
  replacedBy: number | null
  out: boolean
}

interface BallotLogProps {
  slug: string
  label: string
  aliases: Readonly<Record<number, string>>
  /** Newest first: the ballots of this page. */
  ballots: readonly LoggedBallot[]
  page: number
  pages: number
  /** Address of a page: the number is put after it. */
  href: string
  /** Id of the log's region. */
  anchor: string
  /** The newest ballot of the whole log. */
  newest: number
  zone: string
}

/** The log of ballots, newest first. A page that is being read stays as it is; new ballots wait behind a button. */
export function BallotLog(props: BallotLogProps) {
  const { slug, aliases, page } = props
  const t = useTranslations('vote')
  const terms = useTerms()
  const times = useTimeText()
  const [kept, setKept] = useState({ page, newest: props.newest, ballots: props.ballots })
  if (kept.page !== page) setKept({ page, newest: props.newest, ballots: props.ballots })
  const fresh = new Map(props.ballots.map((b) => [b.number, b]))
  const shown = kept.page === page ? kept.ballots.map((b) => fresh.get(b.number) ?? b) : props.ballots
  const waiting = kept.page === page ? props.newest - kept.newest : 0
  const proxyText = (at: number | null): string =>
    at === null ? t('log.proxy') : t('log.proxyAt', { time: times.instant(at, props.zone, 'minute') })
  const remarks = (b: LoggedBallot): string => {
    const lost = b.picks.filter((p) => p.lost).map((p) => aliases[p.seat] ?? '')
    return terms.list([
      ...(b.halves === 1 ? [t('log.half')] : []),
      ...(b.halves === 0 && !b.replaced ? [t('log.idle')] : []),
      ...(b.proxy ? [proxyText(b.proxy.requestedAt)] : []),
      ...(b.replaced
        ? [b.replacedBy ? t('log.replaced', { no: serialText(b.replacedBy) }) : t('log.replacedOnly')]
        : []),
      ...(lost.length > 0 ? [t('log.lost', { aliases: terms.list(lost) })] : []),
    ])
  }
  return (
    <>
      {waiting > 0 && (
        <p className="mb-2">
          <Button onClick={() => setKept({ page, newest: props.newest, ballots: props.ballots })}>
            {t('log.fresh', count(waiting))}
          </Button>
        </p>
      )}
      <Table
        label={terms.scrolls(props.label)}
        tight
        className="log"
        rows={shown}
        rowKey={(b) => b.number}
        isVoid={(b) => b.replaced}
        columns={[
          { key: 'no', head: t('log.no'), fig: true, cell: (b) => serialText(b.number) },
          {
            key: 'time',
            head: t('log.time'),
            cell: (b) => <Time at={b.at} zone={props.zone} precision="milli" clockOnly tip={false} />,
          },
          {
            key: 'voter',
            head: t('log.voter'),
            cell: (b) => <AliasName slug={slug} alias={aliases[b.seat] ?? ''} out={b.out} />,
          },
          { key: 'picks', head: t('log.picks'), cell: (b) => <Picks ballot={b} aliases={aliases} /> },
          { key: 'remarks', head: t('log.remarks'), className: 'meta', cell: remarks },
        ]}
      />
      <div className="mt-3">
        <Pagination
          label={t('log.pages')}
          page={page}
          pages={props.pages}
          href={(n) => `${props.href}${n}#${props.anchor}`}
        />
      </div>
    </>
  )
}

function Picks({ ballot, aliases }: { ballot: BallotView; aliases: Readonly<Record<number, string>> }) {
  const t = useTranslations('vote')
  return (
    <span className="log-picks">
      {ballot.picks.map((pick) => (
        <span key={pick.seat}>
          <span className="pick kai" lang="zh-CN">
            {pick.lost ? <s>{aliases[pick.seat]}</s> : aliases[pick.seat]}
          </span>
          {pick.code && (
            <span className="meta"> {t.rich('guess', { code: () => <CodeName>{pick.code}</CodeName> })}</span>
          )}
        </span>
      ))}
    </span>
  )
}

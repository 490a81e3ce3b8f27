'use client'

import { useLocale, useTranslations } from 'next-intl'
import { count } from '@/components/tiesha/terms'
import { Table } from '@/components/ui/table'
import { Time, useTimeText } from '@/components/ui/time'
import { wallClock } from '@/components/ui/time-format'
import type { CalendarDay, CalendarEntry, ScheduledRound } from '@/lib/play/schedule'

interface ScheduleProps {
  rounds: readonly ScheduledRound[]
  days: readonly CalendarDay[]
  zone: string
}

/** The days of a game on a calendar, in forum time, and round by round below it. */
export function Schedule({ rounds, days, zone }: ScheduleProps) {
  const t = useTranslations('setup')
  const last = rounds.at(-1)
  return (
    <>
      <Calendar days={days} zone={zone} />
      <p className="meta mt-3">
        {last && t.rich('scheduleEnds', { time: () => <Time at={last.voteCloses} zone={zone} precision="minute" /> })}　
        {t('scheduleNote')}
      </p>
      <details className="mt-3">
        <summary className="fold-head">{t('scheduleTable')}</summary>
        <RoundsPlan rounds={rounds} zone={zone} />
      </details>
    </>
  )
}

/** Weeks from Monday on a wide page; on a phone a list of the days on which something happens. */
function Calendar({ days, zone }: { days: readonly CalendarDay[]; zone: string }) {
  const t = useTranslations('setup')
  const time = useTimeText()
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', timeZone: 'UTC' })
  const midnight = (day: number) => day * 86_400_000
  return (
    <>
      <div className="calendar-week" aria-hidden="true">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{weekday.format(midnight(day))}</span>
        ))}
      </div>
      <ol className="calendar" aria-label={t('parts.schedule')}>
        {days.map(({ day, entries }) => {
          const today = midnight(day)
          return (
            <li key={day} className={entries.length === 0 ? 'is-empty' : undefined}>
              <p className="day">
                <span className="date">{time.date(today, 'UTC')}</span>{' '}
                <span className="meta">{weekday.format(today)}</span>
              </p>
              {entries.length > 0 && (
                <ul>
                  {entries.map((entry) => (
                    <li key={`${entry.what}${entry.round}`}>
                      <span className="num meta">{clockOf(entry, zone)}</span> <EntryName entry={entry} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function EntryName({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations('setup.events')
  const name = t(entry.what, count(entry.round ?? 0))
  return entry.what === 'voteCloses' || entry.what === 'starts' ? <b>{name}</b> : name
}

/** 21:00; with its seconds where they are not 0, as 23:59:59. */
function clockOf({ at }: CalendarEntry, zone: string): string {
  return wallClock(at, zone, at % 60_000 === 0 ? 'minute' : 'second').clock
}

function RoundsPlan({ rounds, zone }: { rounds: readonly ScheduledRound[]; zone: string }) {
  const t = useTranslations('setup.plan')
  const tiesha = useTranslations('tiesha')
  const time = (at: number | null) => (at === null ? '–' : <Time at={at} zone={zone} tip={false} />)
  return (
    <Table
      label={t('round')}
      fold
      tight
      rows={rounds}
      rowKey={(row) => row.round}
      columns={[
        {
          key: 'round',
          head: t('round'),
          cell: (row) => tiesha('round', count(row.round)),
        },
        {
          key: 'posting',
          head: t('posting'),
          cell: (row) => (row.posting ? time(row.posting.closes) : t('noPosting')),
        },
        { key: 'iou', head: t('iou'), cell: (row) => time(row.iouDue) },
        { key: 'proxy', head: t('proxy'), cell: (row) => time(row.proxyUntil) },
        { key: 'vote', head: t('vote'), cell: (row) => <b>{time(row.voteCloses)}</b> },
        { key: 'overtime', head: t('overtime'), cell: (row) => time(row.overtimeCloses) },
      ]}
    />
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { chineseNumber, nearDay, type Precision, wallClock, zoneOffset } from './time-format'
import { Tooltip } from './tooltip'

/** Formats instants in the reader's language: 今日 21:00:00, 十一月二十九日 14:38:51; for sentences around a time. */
export function useTimeText() {
  const t = useTranslations('time')
  const locale = useLocale()

  const date = (at: number, zone: string, withYear = false): string => {
    const { year, month, day } = wallClock(at, zone)
    const monthName = new Intl.DateTimeFormat(locale, { timeZone: zone, month: 'short' }).format(at)
    const values = { year: String(year), monthName, day, monthHan: chineseNumber(month), dayHan: chineseNumber(day) }
    return t(withYear ? 'dateWithYear' : 'date', values)
  }
  /** 东八区, 零时区, UTC+5:30 */
  const zoneName = (at: number, zone: string): string => {
    const minutes = zoneOffset(at, zone)
    const hours = Math.floor(Math.abs(minutes) / 60)
    const rest = Math.abs(minutes) % 60
    const offset = `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
    const side = rest ? 'odd' : minutes === 0 ? 'zero' : minutes < 0 ? 'west' : 'east'
    return t('zone', { side, hoursHan: chineseNumber(hours), offset })
  }
  /** 东京; for an unlisted zone the last part of its id. */
  const city = (zone: string): string => {
    const key = zone.replaceAll('/', '-')
    return t.has(`cities.${key}`) ? t(`cities.${key}`) : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  }
  /** With `now`, near days are named; else the date. `day` precision gives no clock. */
  const instant = (at: number, zone: string, precision: Precision = 'second', now?: number): string => {
    const near = now === undefined ? null : nearDay(at, now, zone)
    const day = near ? t(near) : date(at, zone)
    return precision === 'day' ? day : `${day} ${wallClock(at, zone, precision).clock}`
  }
  /** 2026年十一月二十九日 21:00:00（东八区） */
  const full = (at: number, zone: string, precision: Precision = 'second'): string =>
    t('full', {
      date: date(at, zone, true),
      clock: wallClock(at, zone, precision === 'milli' ? 'milli' : 'second').clock,
      zone: zoneName(at, zone),
    })
  return { date, zoneName, city, instant, full }
}

interface TimeProps {
  /** Epoch milliseconds, and the IANA zone to show it in (the game's: forum time). */
  at: number
  zone: string
  /** The server's now: with it, 昨日, 今日 and 明日 are said instead of the date. */
  now?: number
  precision?: Precision
  /** Only the clock, for tables whose day is known. */
  clockOnly?: boolean
  /** The full time on hover and focus. Off in dense tables, where each would be one more stop of the Tab key. */
  tip?: boolean
}

/** An instant in forum time; the whole date and zone on hover and focus. */
export function Time({ at, zone, now, precision = 'second', clockOnly = false, tip = true }: TimeProps) {
  const text = useTimeText()
  const shown = clockOnly ? wallClock(at, zone, precision).clock : text.instant(at, zone, precision, now)
  const iso = new Date(at).toISOString()
  const full = text.full(at, zone, precision)
  if (!tip)
    return (
      <time dateTime={iso} title={full}>
        {shown}
      </time>
    )
  return (
    <Tooltip note={full}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the full time must be reachable by keyboard */}
      <time dateTime={iso} className="has-tip" tabIndex={0}>
        {shown}
      </time>
    </Tooltip>
  )
}

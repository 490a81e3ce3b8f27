/** Words for instants, in the reader's language. Pure: the same code runs on the server and in the browser. */

export type Precision = 'day' | 'minute' | 'second' | 'milli'
export type NearDay = 'yesterday' | 'today' | 'tomorrow'

/** Wall-clock parts of an instant (epoch ms) in an IANA zone. */
export interface WallClock {
  year: number
  month: number
  day: number
  /** 21:00, 21:00:00 or 21:00:00.000 */
  clock: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

export function wallClock(at: number, zone: string, precision: Precision = 'second'): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of format(zone).formatToParts(at)) parts[type] = value
  const minutes = `${parts.hour}:${parts.minute}`
  const seconds = `${minutes}:${parts.second}`
  const milli = `${seconds}.${String(((at % 1000) + 1000) % 1000).padStart(3, '0')}`
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    clock: precision === 'milli' ? milli : precision === 'second' ? seconds : minutes,
  }
}

/** Calendar days since an arbitrary day, in the zone: their difference is the distance in days. */
function dayNumber({ year, month, day }: WallClock): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** Whether `at` is yesterday, today or tomorrow of `now` in the zone; null if further away. */
export function nearDay(at: number, now: number, zone: string): NearDay | null {
  const distance = dayNumber(wallClock(at, zone)) - dayNumber(wallClock(now, zone))
  return distance === 0 ? 'today' : distance === 1 ? 'tomorrow' : distance === -1 ? 'yesterday' : null
}

const DIGITS = '〇一二三四五六七八九'

/** 1–99 in Chinese numerals, as dates and rounds are written: 九, 十, 二十九. Other numbers stay in figures. */
export function chineseNumber(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 99) return String(n)
  const tens = Math.floor(n / 10)
  const ones = n % 10
  if (tens === 0) return DIGITS[ones] ?? ''
  return `${tens === 1 ? '' : DIGITS[tens]}十${ones === 0 ? '' : DIGITS[ones]}`
}

/** A count for messages: `{n}` in figures and for plurals, `{nHan}` in Chinese numerals. */
export const count = (n: number): { n: number; nHan: string } => ({ n, nHan: chineseNumber(n) })

/** The zone's offset from UTC at an instant, in minutes. */
export function zoneOffset(at: number, zone: string): number {
  const wall = wallClock(at, zone)
  const [h = 0, m = 0, s = 0] = wall.clock.split(':').map(Number)
  return Math.round((Date.UTC(wall.year, wall.month - 1, wall.day, h, m, s) - Math.floor(at / 1000) * 1000) / 60_000)
}

/** What is left until a deadline, in whole units; null when it has passed. The last second counts down to 0 as `0 s`. */
export interface Left {
  days: number
  hours: number
  minutes: number
  seconds: number
}

export function left(ms: number): Left | null {
  if (ms <= 0) return null
  const s = Math.floor(ms / 1000)
  return {
    days: Math.floor(s / 86_400),
    hours: Math.floor(s / 3600) % 24,
    minutes: Math.floor(s / 60) % 60,
    seconds: s % 60,
  }
}

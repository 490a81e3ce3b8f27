import { Temporal } from 'temporal-polyfill'

/**
 * Wall-clock times of a zone as instants (T2.1). Days are whole days since 1970-01-01 in the zone's calendar, times of
 * day are seconds since midnight, instants and offsets are milliseconds.
 *
 * Offsets are looked up once per zone and quarter of an hour: since 1973 every zone changes its offset on a quarter.
 */
const DAY = 86_400_000
const QUARTER = 900_000
const MEMO_LIMIT = 20_000
const memos = new Map<string, Map<number, number>>()

function offsetAt(zone: string, at: number): number {
  let memo = memos.get(zone)
  if (!memo) {
    memo = new Map()
    memos.set(zone, memo)
  }
  const quarter = Math.floor(at / QUARTER)
  const known = memo.get(quarter)
  if (known !== undefined) return known
  const offset = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
  if (memo.size >= MEMO_LIMIT) memo.clear()
  memo.set(quarter, offset)
  return offset
}

/** Whether the name is a time zone that this runtime knows. */
export function isTimeZone(zone: string): boolean {
  try {
    offsetAt(zone, 0)
    return true
  } catch {
    memos.delete(zone)
    return false
  }
}

/** Seconds since midnight of a time of day `HH:MM:SS`. */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** The day on which an instant falls in a zone. */
export function dayOf(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY)
}

/**
 * The instant of a time of day on a day. A time that a clock change skips is the first instant after the gap, one that
 * it repeats is the first of the two (T2.1).
 */
export function instantOf(zone: string, day: number, seconds: number): number {
  const local = day * DAY + seconds * 1000
  const before = offsetAt(zone, local - DAY)
  const after = offsetAt(zone, local + DAY)
  if (before === after) return local - before
  const first = local - before
  if (offsetAt(zone, first) === before) return first
  const second = local - after
  if (offsetAt(zone, second) === after) return second
  return transition(zone, Math.min(first, second), Math.max(first, second))
}

/** The instant in (low, high] from which on the offset at `high` holds. */
function transition(zone: string, low: number, high: number): number {
  const offset = offsetAt(zone, high)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle) === offset) high = middle
    else low = middle
  }
  return high
}

/** The first instant with this time of day that is not before `at`. */
export function firstAtOrAfter(zone: string, at: number, seconds: number): number {
  let day = dayOf(zone, at) - 1
  let instant = instantOf(zone, day, seconds)
  while (instant < at) instant = instantOf(zone, ++day, seconds)
  return instant
}

/** The same wall-clock time, whole days later (T2.6). */
export function shiftDays(zone: string, at: number, days: number): number {
  if (days === 0) return at
  const local = at + offsetAt(zone, at)
  const day = Math.floor(local / DAY)
  const rest = local - day * DAY
  const milliseconds = rest % 1000
  return instantOf(zone, day + days, (rest - milliseconds) / 1000) + milliseconds
}

const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** ISO 8601 in a zone, with milliseconds and offset: `2026-03-09T22:00:00.000+08:00`. */
export function formatInstant(zone: string, at: number): string {
  const offset = offsetAt(zone, at)
  const local = new Date(at + offset).toISOString().slice(0, -1)
  const minutes = Math.abs(Math.trunc(offset / 60_000))
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Whatever is put together with it is out of every range. */
const NO_DIGIT = 1_000_000
const digit = (text: string, index: number): number => {
  const value = text.charCodeAt(index) - 48
  return value >= 0 && value <= 9 ? value : NO_DIGIT
}
const number2 = (text: string, index: number): number => digit(text, index) * 10 + digit(text, index + 1)

/**
 * Reads a stamp: ISO 8601 with seconds, offset and at most milliseconds. Gives epoch milliseconds, or null for anything
 * else. Written by hand because a transcript has thousands of them.
 */
export function parseStamp(text: string): number | null {
  const length = text.length
  if (length < 20 || text[4] !== '-' || text[7] !== '-' || text[10] !== 'T' || text[13] !== ':' || text[16] !== ':')
    return null
  const year = number2(text, 0) * 100 + number2(text, 2)
  const month = number2(text, 5)
  const day = number2(text, 8)
  const hour = number2(text, 11)
  const minute = number2(text, 14)
  const second = number2(text, 17)
  let index = 19
  let milliseconds = 0
  if (text[index] === '.') {
    let scale = 100
    index++
    const start = index
    while (scale >= 1 && digit(text, index) <= 9) {
      milliseconds += digit(text, index) * scale
      scale /= 10
      index++
    }
    if (index === start) return null
    milliseconds = Math.round(milliseconds)
  }
  let offset = 0
  const sign = text[index]
  if (sign === 'Z') {
    if (length !== index + 1) return null
  } else if (sign === '+' || sign === '-') {
    if (length !== index + 6 || text[index + 3] !== ':') return null
    const hours = number2(text, index + 1)
    const minutes = number2(text, index + 4)
    if (hours > 23 || minutes > 59) return null
    offset = (hours * 60 + minutes) * (sign === '-' ? -60_000 : 60_000)
  } else return null
  const inRange = year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 23
  if (!inRange || minute > 59 || second > 59) return null
  if (year < 1000 || day > daysIn(year, month)) return null
  const time = hour * 3_600_000 + minute * 60_000 + second * 1000 + milliseconds
  return daysTo(year, month, day) * DAY + time - offset
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0))

/** Days from 1970-01-01 to a date; years are taken to begin in March, so that a leap day is their last. */
function daysTo(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468
}

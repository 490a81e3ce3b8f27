import { LONGEST_REMINDER, MOST_REMINDERS } from './setup'

/**
 * Minutes before a deadline as people type them: `120、30`, the longest first, each once. `0` alone is never (`[]`), an
 * empty field as the site is set (null), anything else a fault.
 */
export function readMinutes(text: string): number[] | null | 'fault' {
  const numbers = text.split(/[\s、，,；;]+/).filter((part) => part !== '')
  if (numbers.length === 0) return null
  const minutes = numbers.map((part) => part.normalize('NFKC')).map((part) => (/^\d{1,6}$/.test(part) ? +part : -1))
  if (minutes.length === 1 && minutes[0] === 0) return []
  if (minutes.length > MOST_REMINDERS) return 'fault'
  if (minutes.some((one) => one < 1 || one > LONGEST_REMINDER)) return 'fault'
  return [...new Set(minutes)].sort((a, b) => b - a)
}

/** The reverse, for a form. */
export const minutesText = (minutes: readonly number[] | null): string =>
  minutes === null ? '' : minutes.length === 0 ? '0' : minutes.join('、')

/** What a field of such minutes is refused with. */
export const REMINDERS_FAULT = { code: 'REMINDERS', data: { max: LONGEST_REMINDER, most: MOST_REMINDERS } }

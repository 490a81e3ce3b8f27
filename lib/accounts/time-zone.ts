import { z } from 'zod'

/** An IANA time zone that this server knows. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone })
      return /^[A-Za-z]/.test(zone)
    } catch {
      return false
    }
  }, 'INVALID')

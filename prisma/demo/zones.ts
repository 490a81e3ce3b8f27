import { dayOf, instantOf } from '@/lib/engine/core'

/** Home first; the others so that somewhere it is always the hour that a demo game needs. */
const ZONES = [
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Brisbane',
  'Pacific/Noumea',
  'Pacific/Auckland',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Pacific/Gambier',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Costa_Rica',
  'America/Lima',
  'America/Puerto_Rico',
  'America/Sao_Paulo',
  'Atlantic/South_Georgia',
  'Atlantic/Azores',
  'Atlantic/Reykjavik',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Bangkok',
]

/** The first zone in which it is between two times of day (`HH:MM:SS`, one day) at `at`, epoch milliseconds. */
export function zoneWhere(at: number, from: string, until: string): string {
  const zone = ZONES.find((z) => {
    const day = dayOf(z, at)
    return instantOf(z, day, from) <= at && at < instantOf(z, day, until)
  })
  if (!zone) throw new Error(`nowhere is it between ${from} and ${until}`)
  return zone
}

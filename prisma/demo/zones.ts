import { dayOf, instantOf } from '@/lib/engine/core'

/** Home first, then one for every hour of difference, none with summer time: somewhere it is always the hour that a demo game needs. */
const ZONES = [
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Brisbane',
  'Pacific/Noumea',
  'Pacific/Tarawa',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Pacific/Gambier',
  'Pacific/Pitcairn',
  'America/Phoenix',
  'America/Costa_Rica',
  'America/Lima',
  'America/Puerto_Rico',
  'America/Sao_Paulo',
  'Atlantic/South_Georgia',
  'Atlantic/Cape_Verde',
  'Atlantic/Reykjavik',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Bangkok',
]

/** The first zone in which it is between two hours of the day (0 to 24, at least one apart) at `at`, epoch milliseconds. */
export function zoneWhere(at: number, from: number, until: number): string {
  const zone = ZONES.find((z) => {
    const hour = (at - instantOf(z, dayOf(z, at), 0)) / 3_600_000
    return from <= hour && hour < until
  })
  if (!zone) throw new Error(`nowhere is it between ${from} and ${until} o'clock`)
  return zone
}

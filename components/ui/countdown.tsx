'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { settlesAt } from '@/lib/engine/core/deadline'
import { useServerClock } from './server-clock'
import { left } from './time-format'

const MINUTE = 60_000
/** From here on it ticks by seconds and turns red. */
const LAST = 30 * MINUTE
const SPOKEN = [60, 10, 1] as const

/** How long the shown text stays true: to the next whole minute, near the end to the next second. */
function untilChange(remaining: number): number | null {
  if (remaining <= 0) return null
  const unit = remaining > LAST + MINUTE ? MINUTE : 1000
  return (remaining % unit) + 1
}

interface CountdownProps {
  /** The deadline as it is stored (the last second that counts), and the server's now, both epoch ms. */
  until: number
  serverNow: number
  /** `big`: the game head's figures; `line`: 剩 2 小时 14 分, for lists; `bare`: the same without 剩. */
  form?: 'big' | 'line' | 'bare'
  /** `until` is no deadline but the instant at which something begins. */
  instant?: boolean
}

/**
 * Time left by the server's clock: minutes until the last 30, then seconds. Read out at 60, 10 and 1 minutes only.
 * A deadline's own second still counts (T2.2), so it is over when that second is: as long as the server accepts, it runs.
 */
export function Countdown({ until, serverNow, form = 'line', instant = false }: CountdownProps) {
  const t = useTranslations('time')
  const end = instant ? until : settlesAt(until)
  const now = useServerClock(serverNow, (at) => untilChange(end - at))
  const remaining = end - now
  const rest = left(remaining)
  const urgent = remaining <= LAST && remaining > 0
  const spoken = useSpoken(remaining)
  if (!rest) return <span className="countdown">{t('over')}</span>

  const unit = rest.days > 0 ? 'days' : rest.hours > 0 ? 'hours' : urgent ? 'seconds' : 'minutes'
  const values = {
    days: rest.days,
    hours: rest.hours,
    minutes:
      unit === 'hours' || unit === 'seconds'
        ? String(rest.minutes).padStart(unit === 'hours' ? 2 : 1, '0')
        : rest.minutes,
    seconds: String(rest.seconds).padStart(2, '0'),
  }
  const text =
    form === 'big'
      ? t.rich(`big.${unit}`, { ...values, u: (chunks) => <small>{chunks}</small> })
      : form === 'line'
        ? t('left', { rest: t(`rest.${unit}`, values) })
        : t(`rest.${unit}`, values)
  return (
    <>
      <span role="timer" className={urgent ? 'countdown urgent' : 'countdown'}>
        {text}
      </span>
      <span className="vh" aria-live="polite">
        {spoken !== null && t('spoken', { minutes: spoken })}
      </span>
    </>
  )
}

/** The mark (60, 10 or 1 minutes) that was passed while the page stood open; null before the first. */
function useSpoken(remaining: number): number | null {
  const first = useRef(remaining)
  const passed = SPOKEN.findLast((m) => remaining <= m * MINUTE && first.current > m * MINUTE)
  return passed ?? null
}

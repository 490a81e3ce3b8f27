'use client'

import { useTranslations } from 'next-intl'
import { useServerClock } from '@/components/ui/server-clock'
import { useTimeText } from '@/components/ui/time'
import { wallClock } from '@/components/ui/time-format'

/** 论坛时间 18:46（东八区）, by the server's clock, to the minute. */
export function ForumTime({ now: serverNow, zone }: { now: number; zone: string }) {
  const t = useTranslations('shell')
  const { zoneName } = useTimeText()
  const now = useServerClock(serverNow, (at) => 60_000 - (at % 60_000))
  return <span>{t('forumTime', { clock: wallClock(now, zone, 'minute').clock, zone: zoneName(now, zone) })}</span>
}

'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useTimeText } from '@/components/ui/time'
import { wallClock, zoneOffset } from '@/components/ui/time-format'

const never = () => () => {}
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 你处　东京 22:00:00: an instant where the reader is (the account's zone, or the device's once that is known). */
export function MyTime({ at, forumZone, zone }: { at: number; forumZone: string; zone?: string | null }) {
  const t = useTranslations('time')
  const { city } = useTimeText()
  const device = useSyncExternalStore(never, deviceZone, () => null)
  const mine = zone ?? device
  if (!mine) return <span aria-hidden="true">&nbsp;</span>
  const place = city(mine)
  if (zoneOffset(at, mine) === zoneOffset(at, forumZone)) return <span>{t('mineSame', { place })}</span>
  const here = wallClock(at, mine)
  const forum = wallClock(at, forumZone)
  const days = Math.sign(Date.UTC(here.year, here.month, here.day) - Date.UTC(forum.year, forum.month, forum.day))
  return <span>{t('mine', { place, clock: here.clock, day: days > 0 ? 'next' : days < 0 ? 'previous' : 'same' })}</span>
}

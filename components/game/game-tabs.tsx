'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tabs } from '@/components/ui/tabs'

/** The places of a game, in the order of the tabs. */
export type GamePlace =
  | 'front'
  | 'rules'
  | 'report'
  | 'talk'
  | 'kills'
  | 'night'
  | 'vote'
  | 'announcements'
  | 'roster'
  | 'rooms'
  | 'me'
  | 'spectators'
  | 'graveyard'
  | 'desk'
  | 'replay'

export interface GameTab {
  place: GamePlace
  href: string
  count?: ReactNode
  /** Something waits there: the count stands on red. */
  urgent?: boolean
}

/** 讨论 杀帖 票楼 公告 名册 密室 我的身份 哨台: links; the one that the address lies in is current. */
export function GameTabs({ tabs }: { tabs: readonly GameTab[] }) {
  const t = useTranslations('game-parts')
  const path = usePathname()
  const inside = ({ place, href }: GameTab) => path === href || (place !== 'front' && path.startsWith(`${href}/`))
  // The longest address wins: /g/x/kills is not /g/x, and what has no tab lies in none.
  const current = tabs.filter(inside).sort((a, b) => b.href.length - a.href.length)[0]
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map(({ place, ...tab }) => ({
        ...tab,
        label: t(`tabs.${place}`),
        current: tab.href === current?.href,
      }))}
    />
  )
}

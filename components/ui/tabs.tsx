'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '@/components/ui/link'
import { LinkPending } from './link-pending'

export interface Tab {
  href: string
  label: ReactNode
  /** A figure beside it; `urgent` puts it on red (something waits there). */
  count?: ReactNode
  urgent?: boolean
  current?: boolean
}

/** Tabs as links with URLs of their own; the current one is scrolled into view on narrow screens. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when another tab is current
  useEffect(() => {
    const bar = nav.current
    const tab = bar?.querySelector<HTMLElement>('[aria-current]')
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={tab.urgent ? 'count count-now' : 'count'}>{tab.count}</span>}
          <LinkPending />
        </Link>
      ))}
    </nav>
  )
}

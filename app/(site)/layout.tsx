import type { ReactNode } from 'react'
import { Shell } from '../shell'

/** Pages of the site itself: the hall, boards, rules, accounts. Games have a layout of their own. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>
}

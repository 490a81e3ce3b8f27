'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { LinkPending } from '@/components/ui/link-pending'

const PLACES = [
  { href: '/', key: 'hall' },
  { href: '/boards', key: 'boards' },
  { href: '/rules', key: 'rules' },
  { href: '/games/new', key: 'newGame' },
] as const

/** The places of the site; the one that the address lies in is marked. */
export function SiteNav() {
  const t = useTranslations('shell')
  const path = usePathname()
  const here = (href: string) => path === href || (href !== '/' && path.startsWith(`${href}/`))
  return (
    <nav aria-label={t('site')}>
      {PLACES.map(({ href, key }) => (
        <Link key={href} href={href} aria-current={here(href) ? 'page' : undefined}>
          {t(key)}
          <LinkPending />
        </Link>
      ))}
    </nav>
  )
}

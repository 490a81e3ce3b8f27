import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

/** The pages to name: first, last, and two on each side of the current one; `null` is a gap. */
export function pageList(page: number, pages: number): (number | null)[] {
  const list: (number | null)[] = []
  for (let n = 1; n <= pages; n++) {
    if (n === 1 || n === pages || Math.abs(n - page) <= 2) list.push(n)
    else if (list.at(-1) !== null) list.push(null)
  }
  return list
}

/** Page links; nothing if there is one page. `href` makes the URL of a page (1-based), so each page can be linked to. */
export function Pagination(props: { label: string; page: number; pages: number; href: (page: number) => string }) {
  const t = useTranslations('ui')
  const { page, pages, href } = props
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={props.label}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev">
          {t('previousPage')}
        </Link>
      )}
      {pageList(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name
          <span key={`gap-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={n} href={href(n)} aria-current={n === page ? 'page' : undefined} aria-label={t('page', { n })}>
            {n}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={href(page + 1)} rel="next">
          {t('nextPage')}
        </Link>
      )}
    </nav>
  )
}

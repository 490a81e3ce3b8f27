import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RosterTable } from '@/components/jianghu/roster/roster-table'
import { SORTINGS, sortSeats } from '@/components/jianghu/roster/sort'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { accountsBehind } from '@/lib/play/read-announcements'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const t = await getTranslations('roster')
  const { game } = await gameOf('jianghu', (await params).slug)
  return { title: `${t('title')}　${game.title}` }
}

/** 名册: the public sheet of every seat, each order of it with its address. */
export default async function JianghuRoster({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query, t, own] = await Promise.all([
    gameOf('jianghu', slug),
    searchParams,
    getTranslations('roster'),
    getTranslations('jianghu-roster'),
  ])
  const { view } = page
  if (!view) redirect(`/g/${slug}`)
  const over = view.status === 'finished'
  const sorting = SORTINGS.find((one) => one === query.sort) ?? 'seat'
  return (
    <Part
      id="roster"
      className="mt-6"
      title={t('title')}
      note={own(over ? 'noteOver' : 'note', { seats: view.seats.length, living: view.living })}
    >
      {view.round === 0 && <Notice className="mb-4">{own('before')}</Notice>}
      <nav className="sortings mb-4" aria-label={t('sortBy')}>
        {SORTINGS.map((one) => (
          <Link
            key={one}
            href={one === 'seat' ? `/g/${slug}/roster` : `/g/${slug}/roster?sort=${one}`}
            scroll={false}
            aria-current={one === sorting ? 'true' : undefined}
          >
            {own(`sort.${one}`)}
          </Link>
        ))}
      </nav>
      <RosterTable
        context={{ slug, seats: view.seats, accounts: await accountsBehind(page) }}
        rows={sortSeats(view.seats, sorting)}
        me={page.seat}
        over={over}
      />
    </Part>
  )
}

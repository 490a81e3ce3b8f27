'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { CandidateCard } from '@/components/game/candidate-card'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { count } from '../terms'
import { useKeptOrder } from '../use-kept-order'
import { TICK } from './ballot-form'
import type { Sorting } from './sortings'
import type { Ballot } from './use-ballot'

export interface Candidate {
  seat: number
  alias: string
  me: boolean
  /** Null where totals are not shown. */
  halves: number | null
  posts: number
}

interface CandidatesProps {
  slug: string
  candidates: readonly Candidate[]
  sorting: Sorting
  /** Sortings offered, each with its address. */
  sortings: readonly { sorting: Sorting; href: string }[]
  ballot: Ballot
  most: number
}

/** Seats in the order of a sorting: by number, or by votes or posts, most first. */
function inOrder(candidates: readonly Candidate[], sorting: Sorting): number[] {
  const rank = (c: Candidate) => (sorting === 'votes' ? (c.halves ?? 0) : sorting === 'posts' ? c.posts : 0)
  return [...candidates].sort((a, b) => rank(b) - rank(a) || a.seat - b.seat).map((c) => c.seat)
}

/** All who stand, as cards to tick. Cards stay where they are while votes come in. */
export function Candidates({ slug, candidates, sorting, sortings, ballot, most }: CandidatesProps) {
  const t = useTranslations('vote')
  const [find, setFind] = useState('')
  const { order, stale, renew } = useKeptOrder(inOrder(candidates, sorting), sorting)
  const bySeat = new Map(candidates.map((c) => [c.seat, c]))
  const shown = order.flatMap((seat) => bySeat.get(seat) ?? []).filter((c) => c.alias.includes(find.trim()))
  const refused = ballot.refused === null ? undefined : bySeat.get(ballot.refused)
  const orderOf = (seat: number) => {
    const place = ballot.picks.findIndex((p) => p.seat === seat)
    return place < 0 ? null : place + 1
  }
  return (
    <>
      <div className="row mb-3">
        <label className="noscript:hidden">
          <span className="vh">{t('find')}</span>
          <input
            className="input find"
            type="search"
            autoComplete="off"
            placeholder={t('find')}
            value={find}
            onChange={(event) => setFind(event.target.value)}
            onKeyDown={stayHere}
          />
        </label>
        <nav className="sortings" aria-label={t('sortBy')}>
          {sortings.map((s) => (
            <Link
              key={s.sorting}
              href={s.href}
              scroll={false}
              replace
              aria-current={s.sorting === sorting ? 'true' : undefined}
            >
              {t(`sort.${s.sorting}`)}
            </Link>
          ))}
        </nav>
        {stale && <Button onClick={renew}>{t('reorder')}</Button>}
      </div>
      <p role="status" className={refused ? 'note mb-3' : 'vh'}>
        {refused && t('full', { ...count(most), alias: refused.alias })}
      </p>
      {shown.length === 0 && <p className="meta">{t('nobodyFound')}</p>}
      <div className="cands noscript:pointer-events-none">
        {shown.map((c) => (
          <CandidateCard
            key={c.seat}
            slug={slug}
            alias={c.alias}
            me={c.me}
            halves={c.halves}
            note={t('posts', { n: c.posts })}
            order={orderOf(c.seat)}
            name={TICK}
            value={c.seat}
            onPick={() => ballot.toggle(c.seat)}
          />
        ))}
      </div>
    </>
  )
}

/** Enter in the filter does not cast the ballot. */
function stayHere(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

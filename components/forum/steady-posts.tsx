'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { onPosted } from '@/components/editor/posted-event'

interface SteadyPostsProps {
  page: number
  /** Posts in the whole thread. */
  total: number
  /** The last floor of this page that the reader wrote. */
  own: number | null
  /** The posts of this page and its pager. */
  children: ReactNode
}

/**
 * Holds a page of a thread still while it is read and written below: posts that arrive meanwhile wait for a touch, so
 * that nothing moves under the finger. Everything else (a post hidden, another page, one's own post) shows at once; one's
 * own also where the composer went with it, since it has ended the writer's turn (G6.3).
 */
export function SteadyPosts({ page, total, own, children }: SteadyPostsProps) {
  const t = useTranslations('forum')
  const [shown, setShown] = useState({ page, total, children })
  const latest = useRef(shown)
  latest.current = { page, total, children }
  const wrote = own !== null && own > shown.total
  const waiting = shown.page === page && total > shown.total && !wrote ? total - shown.total : 0
  if (waiting === 0 && shown.children !== children) setShown(latest.current)
  useEffect(() => onPosted(() => setShown(latest.current)), [])
  return (
    <>
      {waiting > 0 ? shown.children : children}
      <div className="new-posts" role="status">
        {waiting > 0 && (
          <button type="button" className="btn btn-solid" onClick={() => setShown(latest.current)}>
            {t('newPosts', { n: waiting })}
          </button>
        )}
      </div>
    </>
  )
}

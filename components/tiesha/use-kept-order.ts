'use client'

import { useState } from 'react'
import { keptOrder, sameOrder } from './kept-order'

interface KeptOrder<Id> {
  order: readonly Id[]
  /** The true order is another one by now. */
  stale: boolean
  /** Takes the true order over: the reader asked for it. */
  renew: () => void
}

/**
 * Keeps rows in the order of the first render until the reader renews it, or asks for another sorting.
 * @param fresh ids in their true order now
 * @param sorting name of the sorting; another one begins anew
 */
export function useKeptOrder<Id>(fresh: readonly Id[], sorting: string): KeptOrder<Id> {
  const [kept, setKept] = useState({ sorting, ids: fresh })
  const order = kept.sorting === sorting ? keptOrder(kept.ids, fresh) : fresh
  if (kept.sorting !== sorting || !sameOrder(order, kept.ids)) setKept({ sorting, ids: order })
  return { order, stale: !sameOrder(order, fresh), renew: () => setKept({ sorting, ids: fresh }) }
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Table } from '@/components/ui/table'
import { useKeptOrder } from '../use-kept-order'

interface KeptTableProps {
  label: string
  /** Name of the sorting: another one puts the rows in order anew. */
  sorting: string
  heads: readonly { key: string; head: string; label?: string; className?: string }[]
  /** In their true order; a row's cells in the order of the heads. */
  rows: readonly KeptRow[]
}

interface KeptRow {
  id: number
  cells: readonly ReactNode[]
}

/** A folding table whose rows stay where they are while the page is open, whatever live figures say. */
export function KeptTable({ label, sorting, heads, rows }: KeptTableProps) {
  const t = useTranslations('roster')
  const { order, stale, renew } = useKeptOrder(
    rows.map((row) => row.id),
    sorting,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (
    <>
      {stale && (
        <p className="mb-3">
          <Button onClick={renew}>{t('reorder')}</Button>
        </p>
      )}
      <Table
        label={label}
        fold
        rows={order.flatMap((id) => byId.get(id) ?? [])}
        rowKey={(row) => row.id}
        columns={heads.map((column, i) => ({ ...column, cell: (row: KeptRow) => row.cells[i] }))}
      />
    </>
  )
}

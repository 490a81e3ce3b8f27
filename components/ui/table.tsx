// biome-ignore-all lint/a11y/noRedundantRoles: rows that fold are blocks to CSS, and lose the roles of a table without these
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures: right-aligned, never broken. */
  fig?: boolean
  /** The label of the cell where rows fold into entries; the head if it is a string. '' = none. */
  label?: string
  className?: string
}

interface TableProps<Row> {
  /** Names the region that scrolls sideways (focusable, so that the keyboard reaches it). */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Below 620 px each row folds into an entry of labelled lines. */
  fold?: boolean
  tight?: boolean
  /** Replaced or void rows: pale, their `.pick` struck out. */
  isVoid?: (row: Row) => boolean
  className?: string
  foot?: ReactNode
}

/** A table from columns, in a region that scrolls. */
export function Table<Row>({ label, columns, rows, rowKey, fold, tight, isVoid, className, foot }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className={clsx('table', tight && 'table-tight', fold && 'fold', className)} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((c) => (
              <th key={c.key} scope="col" role="columnheader" className={clsx(c.fig && 'fig')}>
                {c.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={clsx(isVoid?.(row) && 'is-void')}>
              {columns.map((c) => (
                <td
                  key={c.key}
                  role="cell"
                  className={clsx(c.fig && 'fig', c.className) || undefined}
                  data-l={
                    fold ? (c.label ?? (typeof c.head === 'string' ? c.head : undefined)) || undefined : undefined
                  }
                >
                  {c.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot}
      </table>
    </section>
  )
}

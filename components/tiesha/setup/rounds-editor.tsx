'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { count } from '@/components/tiesha/terms'
import { GROUPS } from '@/lib/engine/rulesets/tiesha/roles'
import type { TableRow } from '@/lib/engine/rulesets/tiesha/validate'
import { anchorOf, DraftCell, DraftErrors, EditButton, useDraftForm } from './draft-form'

interface RoundsEditorProps {
  /** The table's sums, row by row (T4.5). */
  rows: readonly TableRow[]
  ratio: { white: number; black: number }
}

/** The round table: picks, out, slots by group, rows added and dropped, with 余 N beside each row. */
export function RoundsEditor({ rows, ratio }: RoundsEditorProps) {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  const { draft } = useDraftForm()
  const left = rows.at(-1)?.livingAfter
  return (
    <div id={anchorOf('rounds')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={t('roundsRows')}>
        <div className="round-grid">
          <div className="round-head" aria-hidden="true">
            <span>{t('round')}</span>
            <span>{t('picks')}</span>
            <span>{t('out')}</span>
            {GROUPS.map((group) => (
              <span key={group}>{tiesha(`groups.${group}`)}</span>
            ))}
            <span>{t('sum')}</span>
            <span className="fig">{t('left')}</span>
            <span />
          </div>
          <ol>
            {draft.rounds.map((_, index) => {
              const row = rows[index]
              const n = index + 1
              const path = `rounds.${index}`
              const cell = (what: string) => t('cell', { ...count(n), what })
              const cells = [`${path}.picks`, `${path}.out`, ...GROUPS.map((group) => `${path}.slots.${group}`)]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their number
                <li key={index} id={anchorOf(path)} className="round-line">
                  <span className="song round-number">{tiesha('round', count(n))}</span>
                  <Labelled label={t('picks')}>
                    <DraftCell path={`${path}.picks`} label={cell(t('picks'))} />
                  </Labelled>
                  <Labelled label={t('out')}>
                    <DraftCell path={`${path}.out`} label={cell(t('out'))} />
                  </Labelled>
                  {GROUPS.map((group) => (
                    <Labelled key={group} label={tiesha(`groups.${group}`)}>
                      <DraftCell
                        path={`${path}.slots.${group}`}
                        label={cell(t('slotOf', { group: tiesha(`groups.${group}`) }))}
                      />
                    </Labelled>
                  ))}
                  <span className="round-sum meta num">{row && sumOf(row)}</span>
                  <b className={clsx('round-left num', row && row.livingAfter < 0 && 'urgent')}>
                    <span className="vh">{t('left')}</span>
                    {row && String(row.livingAfter).replace('-', '−')}
                  </b>
                  <span className="round-drop">
                    <EditButton
                      edit={{ do: 'drop', list: 'rounds', index }}
                      tone="plain"
                      label={t('dropRound', count(n))}
                    >
                      {t('drop')}
                    </EditButton>
                  </span>
                  <span className="line-errors">
                    <DraftErrors paths={[path, ...cells]} />
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </section>
      <div className="row mt-3">
        <EditButton edit={{ do: 'add', list: 'rounds' }}>{t('addRound')}</EditButton>
        <span className="meta">{t('addRoundNote')}</span>
      </div>
      <p className="mt-3" aria-live="polite">
        <b>{t('ratio', ratio)}</b>
        {left !== undefined && left >= 0 && <>　{t('leftOver', { left })}</>}
      </p>
      <p className="meta">{t('ratioNote')}</p>
      <DraftErrors paths={['rounds']} />
    </div>
  )
}

/** On a phone each number has its name above it; on a wide page the head of the column says it. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="round-cell">
      <span className="meta" aria-hidden="true">
        {label}
      </span>
      {children}
    </span>
  )
}

/** 49 − 5 − 4: living seats before, slots, votes of each house. */
function sumOf(row: TableRow): string {
  const slots = row.slots.reduce((sum, slot) => sum + slot.count, 0)
  const votes = row.houses === 2 ? [row.out, row.out] : [row.out]
  return [row.livingAfter + row.deaths, slots, ...votes].filter((n, i) => i === 0 || n > 0).join(' − ')
}

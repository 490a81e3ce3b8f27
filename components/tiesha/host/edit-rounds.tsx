'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RoundTable } from '@/components/game/round-table'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { count } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { SelectField, TextareaField, TextField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { GROUPS } from '@/lib/engine/rulesets/tiesha/roles'
import { type ComingRow, leftAfter, ratioOf, withEdit } from './coming-rounds'

interface EditRoundsProps {
  slug: string
  rows: readonly ComingRow[]
  /** Houses of a round that is not in the table yet. */
  nextHouses: 1 | 2
  formKey: string
  seen: string
  edit: FormAction
}

const text = (row: ComingRow | undefined) => ({
  picks: String(row?.picks ?? 1),
  out: String(row?.out ?? 1),
  slots: Object.fromEntries(
    GROUPS.map((group) => [group, String(row?.slots.find((slot) => slot.group === group)?.count ?? 0)]),
  ),
  drop: false,
})

/** 往后的轮次 (T4.3): a coming row edited, added or dropped, with 余 N of the whole plan reckoned while one types. */
export function EditRounds({ slug, rows, nextHouses, formKey, seen, edit }: EditRoundsProps) {
  const t = useTranslations('host.rounds')
  const host = useTranslations('host')
  const setup = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  const coming = rows.filter((row) => !row.opened)
  const added = (rows.at(-1)?.round ?? 0) + 1
  const [round, setRound] = useState(coming[0]?.round ?? added)
  const [typed, setTyped] = useState(text(coming[0]))
  const [changed, setChanged] = useState(false)
  const choose = (value: number) => {
    setRound(value)
    setTyped(text(coming.find((row) => row.round === value)))
    setChanged(false)
  }
  const type = (change: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...change }))
    setChanged(true)
  }
  const number = (value: string | undefined) => Math.max(0, Math.floor(Number(value) || 0))
  const edited: ComingRow = {
    round,
    before: null,
    picks: number(typed.picks),
    out: number(typed.out),
    slots: GROUPS.flatMap((group) => {
      const n = number(typed.slots[group])
      return n > 0 ? [{ group, count: n }] : []
    }),
    houses: coming.find((row) => row.round === round)?.houses ?? nextHouses,
    opened: false,
  }
  const shown = changed ? withEdit(rows, round, typed.drop ? null : edited) : rows
  const left = leftAfter(shown)
  const digits = { type: 'number', inputMode: 'numeric', min: 0, max: 50, required: true } as const
  return (
    <Part id="rounds" title={t('title')} note={t('note')}>
      <RoundTable label={t('plan')} rows={shown.filter((row) => row.before !== null)} />
      <p className="mt-2" aria-live="polite">
        {left !== null && (
          <span className={left < 0 ? 'urgent' : 'meta'}>
            {left < 0 ? t('short', { n: -left }) : t('left', { left })}
          </span>
        )}
        {'　'}
        <span className="meta">{setup('ratio', ratioOf(shown))}</span>
      </p>
      <SaidForm action={edit} className="round-edit stack mt-4" said={t('done')} onSaid={() => setChanged(false)}>
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="key" value={formKey} />
        <SeenMark seen={seen} />
        <SelectField name="round" label={t('which')} value={round} onChange={(e) => choose(Number(e.target.value))}>
          {coming.map((row) => (
            <option key={row.round} value={row.round}>
              {tiesha('round', count(row.round))}
            </option>
          ))}
          <option value={added}>{t('add', { round: tiesha('round', count(added)) })}</option>
        </SelectField>
        {!typed.drop && (
          <div className="row">
            <TextField
              {...digits}
              name="picks"
              label={setup('picks')}
              min={1}
              value={typed.picks}
              onChange={(e) => type({ picks: e.target.value })}
            />
            <TextField
              {...digits}
              name="out"
              label={setup('out')}
              value={typed.out}
              onChange={(e) => type({ out: e.target.value })}
            />
            {GROUPS.map((group) => (
              <TextField
                {...digits}
                key={group}
                name={`slot-${group}`}
                label={setup('slotOf', { group: tiesha(`groups.${group}`) })}
                value={typed.slots[group]}
                onChange={(e) => type({ slots: { ...typed.slots, [group]: e.target.value } })}
              />
            ))}
          </div>
        )}
        {round !== added && (
          <Checkbox name="drop" value="yes" checked={typed.drop} onChange={(e) => type({ drop: e.target.checked })}>
            {t('drop')}
          </Checkbox>
        )}
        <TextareaField
          name="reason"
          label={host('reason')}
          hint={host('reasonHint')}
          rows={2}
          maxLength={400}
          required
        />
        <div>
          <Button type="submit">{t('save')}</Button>
        </div>
      </SaidForm>
    </Part>
  )
}

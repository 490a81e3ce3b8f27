'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { Button } from '@/components/ui/button'
import { FormContext } from '@/components/ui/form-context'

/** The tables that stand; a button takes one, and the server gives the form back filled. */
export function PresetCards({
  presets,
  mine,
}: {
  presets: readonly { id: string; name: string; facts: string }[]
  mine: string
}) {
  const t = useTranslations('setup')
  const { state } = use(FormContext)
  const now = (state?.ok === false && state.values?.preset) || mine
  return (
    <>
      <input type="hidden" name="preset" value={now} />
      <ul className="preset-grid preset-grid-even">
        {presets.map(({ id, name, facts }) => (
          <li key={id} className={clsx('preset', id === now && 'is-mine')}>
            <b className="song">{name}</b>
            <span className="meta">{facts}</span>
            <Button
              type="submit"
              name="take"
              value={id}
              formNoValidate
              aria-label={t(id === now ? 'presetTakeAgain' : 'presetTake', { preset: name })}
            >
              {t(id === now ? 'presetAgain' : 'presetApply')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

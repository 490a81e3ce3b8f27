'use client'

import { use } from 'react'
import { Select, TextField } from '@/components/ui/field'
import { FormContext } from '@/components/ui/form-context'

/** A length as people say it: a number, and minutes or hours. Posts `name` and `nameUnit`. */
export function LengthField(props: {
  name: string
  label: string
  hint?: string | undefined
  value: string | undefined
  unit: string | undefined
  units: { minutes: string; hours: string; unit: string }
}) {
  const { name, label, hint, units } = props
  const { state } = use(FormContext)
  const kept = state?.ok === false ? state.values?.[`${name}Unit`] : undefined
  return (
    <div className="length-field">
      <TextField
        name={name}
        label={label}
        hint={hint}
        defaultValue={props.value}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select name={`${name}Unit`} aria-label={`${label} ${units.unit}`} defaultValue={kept ?? props.unit}>
        <option value="minutes">{units.minutes}</option>
        <option value="hours">{units.hours}</option>
      </Select>
    </div>
  )
}

'use client'

import { type ComponentProps, use } from 'react'
import { Checkbox, Choice, Radio } from './choice'
import { FormContext } from './form-context'

/** Whether this value is the one that a refused form sends back (a browser without JavaScript has lost it), else the first. */
function useChosen(name: string, value: string, first: boolean): boolean {
  const { state } = use(FormContext)
  const kept = state?.ok === false ? state.values?.[name] : undefined
  return kept === undefined ? first : kept === value
}

interface Kept {
  name: string
  value: string
  /** Chosen when the form is first drawn. */
  first?: boolean
}

/** A {@link Radio} whose choice outlives a refusal. */
export function KeptRadio({ first = false, ...rest }: Kept & Omit<ComponentProps<typeof Radio>, keyof Kept>) {
  return <Radio {...rest} defaultChecked={useChosen(rest.name, rest.value, first)} />
}

/** A {@link Choice} whose choice outlives a refusal. */
export function KeptChoice({ first = false, ...rest }: Kept & Omit<ComponentProps<typeof Choice>, keyof Kept>) {
  return <Choice {...rest} defaultChecked={useChosen(rest.name, rest.value, first)} />
}

/** A {@link Checkbox} whose tick outlives a refusal: a refused form sends `on` back for a tick, nothing for none. */
export function KeptCheckbox({
  first = false,
  ...rest
}: { name: string; first?: boolean } & Omit<ComponentProps<typeof Checkbox>, 'name'>) {
  return (
    <div>
      <Checkbox {...rest} defaultChecked={useChosen(rest.name, 'on', first)} />
    </div>
  )
}

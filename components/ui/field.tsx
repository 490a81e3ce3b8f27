'use client'

import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { FormContext } from './form-context'
import { useRefusalText } from './form-error'

/** What a control needs from its field; spread it on the control. */
export interface ControlProps {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A labelled control with hint and error. The error is given, or comes from the form's answer by `name`.
 * `children` draws the control: `{(control) => <Input {...control} />}` (client components), or use TextField and its kin.
 */
export function Field(props: {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}) {
  const { name, label, hint, className } = props
  const id = useId()
  const text = useRefusalText()
  const { state } = use(FormContext)
  const refusal = state?.ok === false ? state.fields?.[name] : undefined
  const error = props.error ?? (refusal && text(refusal))
  const described = clsx(error && `${id}-error`, hint && `${id}-hint`)
  return (
    <div className={clsx('field', className)}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {props.children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx('input', className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={clsx('input', className)} />
}

/** The native select: the best one on a phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={clsx('input', className)} />
}

interface Labelled {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** What was typed into this input, sent back by a refused form. */
function useKept(name: string, initial: ComponentProps<'input'>['defaultValue']) {
  const { state } = use(FormContext)
  return (state?.ok === false ? state.values?.[name] : undefined) ?? initial
}

/** Label + input, for server components, which cannot hand a function to Field. */
export function TextField({ label, hint, error, ...rest }: Labelled & Omit<ComponentProps<'input'>, 'name'>) {
  const kept = useKept(rest.name, rest.defaultValue)
  return (
    <Field name={rest.name} label={label} hint={hint} error={error}>
      {(control) => <Input {...rest} {...control} defaultValue={kept} />}
    </Field>
  )
}

export function TextareaField({ label, hint, error, ...rest }: Labelled & Omit<ComponentProps<'textarea'>, 'name'>) {
  const kept = useKept(rest.name, rest.defaultValue)
  return (
    <Field name={rest.name} label={label} hint={hint} error={error}>
      {(control) => <Textarea {...rest} {...control} defaultValue={kept} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, ...rest }: Labelled & Omit<ComponentProps<'select'>, 'name'>) {
  const kept = useKept(rest.name, rest.defaultValue)
  return (
    <Field name={rest.name} label={label} hint={hint} error={error}>
      {(control) => <Select {...rest} {...control} defaultValue={kept} />}
    </Field>
  )
}

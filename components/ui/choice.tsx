import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'children'>

/** A tick box with its words beside it. */
export function Checkbox({ children, className, ...rest }: InputProps & { children: ReactNode }) {
  return (
    <label className={clsx('tick', className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}

/** A round tick with its words, for short choices in a row (inside a RadioGroup). */
export function Radio({ children, className, ...rest }: InputProps & { children: ReactNode }) {
  return (
    <label className={clsx('tick', className)}>
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  )
}

/** A framed choice with a line that says what it means. */
export function Choice({
  label,
  note,
  kind = 'radio',
  ...rest
}: InputProps & { label: ReactNode; note?: ReactNode; kind?: 'radio' | 'checkbox' }) {
  return (
    <label className="choice">
      <input {...rest} type={kind} />
      <b>{label}</b>
      {note && <span className="meta">{note}</span>}
    </label>
  )
}

/** Native radio buttons under one legend; arrow keys and sending without JavaScript come with them. */
export function RadioGroup({ legend, inline, children }: { legend: ReactNode; inline?: boolean; children: ReactNode }) {
  return (
    <fieldset className={clsx(inline && 'row gap-x-5 gap-y-0')}>
      <legend className="label">{legend}</legend>
      {children}
    </fieldset>
  )
}

'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { count } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import type { DraftFault } from '@/lib/play/judge-draft'
import type { DraftEdit, SetupDraft } from '@/lib/play/setup-draft'

/** What the parts of the set-up form share: the draft, what is wrong with it, and how to change it. */
export interface DraftForm {
  draft: SetupDraft
  /** By field, as far as they are to be shown now. */
  faults: ReadonlyMap<string, DraftFault>
  warnings: ReadonlyMap<string, DraftFault>
  set: (path: string, value: string | boolean) => void
  edit: (edit: DraftEdit) => void
  /** The value of a button that does an edit without script. */
  write: (edit: DraftEdit) => string
}

const DraftContext = createContext<DraftForm | null>(null)
export const DraftProvider = DraftContext.Provider

export function useDraftForm(): DraftForm {
  const form = use(DraftContext)
  if (!form) throw new Error('outside the set-up form')
  return form
}

/** Where a field stands on the page, for links to what is wrong. */
export const anchorOf = (path: string): string => `at-${path.replaceAll('.', '-')}`

/** The words for a fault or a warning. */
export function useFaultText(): (fault: DraftFault) => string {
  const t = useTranslations('setup.faults')
  const tiesha = useTranslations('tiesha')
  return ({ code, data }) => {
    const named = {
      ...data,
      ...('role' in data && { role: tiesha(`roles.${data.role}`) }),
      ...('trait' in data && { trait: tiesha(`traits.${data.trait}`) }),
    }
    return t(code as 'REQUIRED', named as never)
  }
}

/** What a field is called, for lists of faults: 第三轮, 联合杀手, 关票. */
export function useFieldName(): (path: string) => string {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  return (path) => {
    const [part = '', key = ''] = path.split('.')
    if (part === 'rounds' && key) return tiesha('round', count(Number(key) + 1))
    if (part === 'roles' && key) return tiesha(`roles.${key}` as 'roles.killer')
    if (part === 'traits' && key) return tiesha(`traits.${key}` as 'traits.halfVote')
    if (part === 'words')
      return t(key === 'quotePercent' ? key : (`words${key[0]?.toUpperCase()}${key.slice(1)}` as 'words'))
    if (part === 'roles' || part === 'rounds' || part === 'conduct') return t(`parts.${part}`)
    return t.has(part as 'title') ? t(part as 'title') : part
  }
}

function useField(path: string) {
  const form = useDraftForm()
  const text = useFaultText()
  const fault = form.faults.get(path)
  const value = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], form.draft)
  return { form, value, error: fault && text(fault) }
}

interface FieldProps {
  path: string
  label: ReactNode
  hint?: ReactNode
  className?: string
}

export function DraftInput({ path, label, hint, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  const { form, value, error } = useField(path)
  return (
    <div id={anchorOf(path)} className={className}>
      <Field name={path} label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...rest}
            {...control}
            value={String(value)}
            onChange={(event) => form.set(path, event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** A whole number; a text field, so that what cannot be read stays and is told. */
export function DraftNumber(props: FieldProps) {
  return <DraftInput {...props} inputMode="numeric" autoComplete="off" maxLength={6} />
}

export function DraftTextarea({ path, label, hint, className, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const { form, value, error } = useField(path)
  return (
    <div id={anchorOf(path)} className={className}>
      <Field name={path} label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            {...rest}
            {...control}
            value={String(value)}
            onChange={(event) => form.set(path, event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

export function DraftSelect({ path, label, hint, className, children }: FieldProps & { children: ReactNode }) {
  const { form, value, error } = useField(path)
  return (
    <div id={anchorOf(path)} className={className}>
      <Field name={path} label={label} hint={hint} error={error}>
        {(control) => (
          <Select {...control} value={String(value)} onChange={(event) => form.set(path, event.target.value)}>
            {children}
          </Select>
        )}
      </Field>
    </div>
  )
}

export function DraftCheckbox({ path, children }: { path: string; children: ReactNode }) {
  const { form, value } = useField(path)
  return (
    <div id={anchorOf(path)}>
      <Checkbox name={path} checked={value === true} onChange={(event) => form.set(path, event.target.checked)}>
        {children}
      </Checkbox>
    </div>
  )
}

/** A number in a table; its name is for screen readers, what is wrong stands below the row. */
export function DraftCell({ path, label, wide }: { path: string; label: string; wide?: boolean }) {
  const { form, value, error } = useField(path)
  return (
    <input
      id={anchorOf(path)}
      name={path}
      className={clsx('input', wide ? 'cell-wide' : 'cell')}
      inputMode={wide ? undefined : 'numeric'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${anchorOf(path)}-error` : undefined}
      value={String(value)}
      onChange={(event) => form.set(path, event.target.value)}
    />
  )
}

/** What is wrong with a row or a part, one line each: its own fault and those of its cells. */
export function DraftErrors({ paths }: { paths: readonly string[] }) {
  const { faults, warnings } = useDraftForm()
  const text = useFaultText()
  return (
    <>
      {paths.map((path) => {
        const fault = faults.get(path)
        return (
          fault && (
            <span key={path} id={`${anchorOf(path)}-error`} className="error">
              {text(fault)}
            </span>
          )
        )
      })}
      {paths.map((path) => {
        const warning = warnings.get(path)
        return (
          warning && (
            <span key={path} className="hint">
              {text(warning)}
            </span>
          )
        )
      })}
    </>
  )
}

/** A button that changes the form; without script the server does it and gives the form back. */
export function EditButton(props: { edit: DraftEdit; label?: string; tone?: 'paper' | 'plain'; children: ReactNode }) {
  const { edit, write } = useDraftForm()
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    edit(props.edit)
  }
  return (
    <Button
      type="submit"
      name="edit"
      value={write(props.edit)}
      tone={props.tone}
      aria-label={props.label}
      onClick={onClick}
      formNoValidate
    >
      {props.children}
    </Button>
  )
}

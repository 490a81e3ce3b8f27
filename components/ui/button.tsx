'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react'
import { useFormStatus } from 'react-dom'
import { Link } from '@/components/ui/link'
import { FormContext } from './form-context'
import { LinkPending } from './link-pending'

/** solid: the usual act; seal: the one act that must happen now (at most one in view); danger: cannot be taken back. */
export type ButtonTone = 'paper' | 'solid' | 'seal' | 'danger' | 'plain'

const TONES: Record<ButtonTone, string> = {
  paper: '',
  solid: 'btn-solid',
  seal: 'btn-seal',
  danger: 'btn-danger',
  plain: 'btn-plain',
}

function buttonClass(tone: ButtonTone, wide: boolean, className?: string): string {
  return clsx('btn', TONES[tone], wide && 'btn-wide', className)
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone
  wide?: boolean
  /** The act is under way. A submit button inside a form knows this by itself. */
  pending?: boolean
  /** Why it cannot be pressed now (「还差 188 字，不能交」). Takes the place of the label; the button keeps focus. */
  reason?: string
}

/** A button; while pending or with a reason it stays focusable (`aria-disabled`) and does nothing. */
export function Button({ tone = 'paper', wide = false, pending, reason, children, ...rest }: ButtonProps) {
  const t = useTranslations('ui')
  const form = use(FormContext)
  const status = useFormStatus()
  const submits = rest.type === 'submit'
  const busy = pending ?? (submits && (status.pending || form.pending))
  const off = busy || reason !== undefined
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, wide, rest.className)}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {reason ?? (busy ? t('pending') : children)}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  tone?: ButtonTone
  wide?: boolean
  children: ReactNode
}

/** A link that looks like a button: for going somewhere to act. */
export function ButtonLink({ tone = 'paper', wide = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(tone, wide, className)}>
      {children}
      <LinkPending />
    </Link>
  )
}

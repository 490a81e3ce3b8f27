'use client'

import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useState,
} from 'react'
import { FormContext, type FormState } from './form-context'
import { FormError } from './form-error'

type Send<T> = (previous: FormState<T>, data: FormData) => Promise<FormState<T>>

interface FormProps<T> extends Omit<ComponentProps<'form'>, 'action' | 'children'> {
  /** A server action for `useActionState`. Without JavaScript the browser posts to it. */
  action: Send<T>
  /** Called once for each accepted send. */
  onDone?: (value: T | undefined) => void
  /** Where refusals of the whole form stand; false = the form shows them itself. */
  errors?: 'top' | false
  children: ReactNode
}

/** In the browser: a send that the network lost, or that failed on the server, is a refusal; the form stays as it is. */
function surviving<T>(action: Send<T>): Send<T> {
  return async (previous, data) => {
    try {
      return await action(previous, data)
    } catch (error) {
      const digest = (error as { digest?: unknown } | null)?.digest
      if (typeof digest === 'string' && digest.startsWith('NEXT_')) throw error // a redirect on its way
      return { ok: false, refusal: { code: digest === undefined ? 'NETWORK' : 'SERVER' } }
    }
  }
}

/**
 * A form over a server action that never loses what was typed: React would empty the inputs after an action, so with
 * JavaScript the data are sent in a transition instead. Field, Button and FormError inside read its state.
 */
export function Form<T>({ action, onDone, errors = 'top', children, onSubmit, ...rest }: FormProps<T>) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // The HTML of the server, and what is hydrated from it, carries the plain action: it works without JavaScript.
  const [state, send, pending] = useActionState<FormState<T>, FormData>(mounted ? surviving(action) : action, null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whichever callback is current then
  useEffect(() => {
    if (state?.ok) onDone?.(state.value)
  }, [state])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    startTransition(() => send(data))
  }
  return (
    <FormContext value={{ state, pending }}>
      <form {...rest} action={send} onSubmit={submit}>
        {errors === 'top' && state?.ok === false && state.refusal && <FormError refusal={state.refusal} />}
        {children}
      </form>
    </FormContext>
  )
}

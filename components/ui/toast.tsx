'use client'

import { useTranslations } from 'next-intl'
import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'

interface ToastMessage {
  text: ReactNode
  /** A way on: 「看票据」. With href a link, with onAct a button; `label` names it for screen readers too. */
  action?: { label: string; href?: string; onAct?: () => void }
  /** Milliseconds it stays; 8 s by default, and it waits while pointed at or focused. */
  duration?: number
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {})

/** `const toast = useToast(); toast({ text: '票已收，第 0014 号' })`. Only for what the server has accepted, or lost. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext)
}

/** Holds the toasts of the whole site; stands once in the root layout. */
export function Toaster({ children }: { children: ReactNode }) {
  const t = useTranslations('ui')
  const [shown, setShown] = useState<readonly (ToastMessage & { id: number })[]>([])
  const show = useCallback(
    (message: ToastMessage) => setShown((old) => [...old.slice(-2), { ...message, id: (old.at(-1)?.id ?? 0) + 1 }]),
    [],
  )
  const drop = (id: number) => setShown((old) => old.filter((m) => m.id !== id))
  return (
    <Radix.Provider label={t('toast')} swipeDirection="right">
      <ToastContext value={show}>{children}</ToastContext>
      {shown.map(({ id, text, action, duration = 8000 }) => (
        <Radix.Root key={id} className="toast" duration={duration} onOpenChange={(open) => open || drop(id)}>
          <Radix.Description>{text}</Radix.Description>
          {action && (
            <Radix.Action asChild altText={action.label}>
              {action.href ? (
                <a href={action.href}>{action.label}</a>
              ) : (
                <button type="button" onClick={action.onAct}>
                  {action.label}
                </button>
              )}
            </Radix.Action>
          )}
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  )
}

'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

const Toasts = lazy(() => import('./toasts').then(({ Toasts }) => ({ default: Toasts })))

export interface ToastMessage {
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
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState<readonly (ToastMessage & { id: number })[]>([])
  const show = useCallback((message: ToastMessage) => {
    setWanted(true)
    setShown((old) => [...old.slice(-2), { ...message, id: (old.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const drop = (id: number) => setShown((old) => old.filter((m) => m.id !== id))
  return (
    <>
      <ToastContext value={show}>{children}</ToastContext>
      {wanted && (
        <Suspense>
          <Toasts shown={shown} drop={drop} />
        </Suspense>
      )}
    </>
  )
}

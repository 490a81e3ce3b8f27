'use client'

import { useTranslations } from 'next-intl'
import { Toast as Radix } from 'radix-ui'
import type { ToastMessage } from './toast'

/** The toasts that are to be seen now. Loaded with the first of them: most pages show none. */
export function Toasts({
  shown,
  drop,
}: {
  shown: readonly (ToastMessage & { id: number })[]
  drop: (id: number) => void
}) {
  const t = useTranslations('ui')
  return (
    <Radix.Provider label={t('toast')} swipeDirection="right">
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

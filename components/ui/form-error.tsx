'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { RefusalLike } from './form-context'

/** The words for a refusal; codes without words of their own get the general ones. */
export function useRefusalText(): (refusal: RefusalLike) => string {
  const t = useTranslations('refusal')
  return ({ code, data }) => (t.has(code) ? t(code, data) : t('OTHER', { code }))
}

/** A refusal above a form: read out, brought into view and focused, so that nobody misses why nothing happened. */
export function FormError({ refusal }: { refusal: RefusalLike }) {
  const text = useRefusalText()
  const box = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal is shown anew
  useEffect(() => box.current?.focus(), [refusal])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="note note-seal mb-4">
      {text(refusal)}
    </p>
  )
}

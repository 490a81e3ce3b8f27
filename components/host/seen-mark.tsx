'use client'

import { use, useEffect, useRef, useState } from 'react'
import { FormContext } from '@/components/ui/form-context'

/**
 * How much of the hosts' log, or of the ballots, this form was made upon (lib/play/host-seen.ts). It stays at what the page showed when the
 * host began to fill the form in, though the page is read again meanwhile; once he has been told what changed, sending
 * again is meant.
 */
export function SeenMark({ seen, name = 'seen' }: { seen: string; name?: 'seen' | 'ballots' }) {
  const { state } = use(FormContext)
  const input = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState<string | null>(null)
  useEffect(() => {
    const form = input.current?.form
    const begin = () => setBegun((earlier) => earlier ?? seen)
    form?.addEventListener('focusin', begin)
    return () => form?.removeEventListener('focusin', begin)
  }, [seen])
  const told = state?.ok === false ? state.values?.[name] : undefined
  return <input ref={input} type="hidden" name={name} value={told ?? begun ?? seen} />
}

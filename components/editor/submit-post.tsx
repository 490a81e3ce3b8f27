'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '@/components/ui/button'
import { useShortcoming } from './meter'

/** The button that sends a writing form; while the text falls short it says what is missing. `reason`: why else not. */
export function SubmitPost(props: { children: ReactNode; tone?: ButtonTone; wide?: boolean; reason?: string }) {
  const shortcoming = useShortcoming()
  return (
    <Button
      type="submit"
      tone={props.tone ?? 'solid'}
      wide={props.wide}
      reason={props.reason ?? shortcoming ?? undefined}
    >
      {props.children}
    </Button>
  )
}

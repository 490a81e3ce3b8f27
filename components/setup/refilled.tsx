'use client'

import { Fragment, type ReactNode, use } from 'react'
import { FormContext } from '@/components/ui/form-context'

/** Fields that a preset fills anew: they are drawn again, with its values, each time the form answers with another `filled`. */
export function Refilled({ children }: { children: ReactNode }) {
  const { state } = use(FormContext)
  return <Fragment key={(state?.ok === false && state.values?.filled) || ''}>{children}</Fragment>
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import { type Numbering, useBallotName } from './receipt'
import type { Ballot } from './use-ballot'

/** Says 「票已收，第 0014 号票」 once the server has taken a ballot, with the way to its receipt. */
export function useCastNotice(ballot: Ballot, numbering: Numbering): void {
  const t = useTranslations('vote')
  const toast = useToast()
  const name = useBallotName(numbering)
  const told = useRef<number | null>(null)
  const taken = ballot.state?.ok ? ballot.state.at : null
  const { inForce } = ballot
  useEffect(() => {
    if (taken === null || told.current === taken || inForce?.at !== taken) return
    told.current = taken
    toast({
      text: t('receipt.done', { ballot: name(inForce.number) }),
      action: { label: t('receipt.see'), href: '#receipt' },
    })
  })
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { actionOfForm, type SentAction } from './action-form'
import { costOf, type NightNames, useActionWords } from './action-words'
import { ActionSummary } from './summary'

interface TallyProps {
  names: NightNames
  mp: number
  /** What the form holds when it is drawn. */
  initial: SentAction
}

/** Follows what is ticked in the form around it. */
function useSent(initial: SentAction) {
  const [sent, setSent] = useState(initial)
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    const read = () => setSent(actionOfForm(new FormData(form)))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  return { sent, here }
}

/** The slip beside the night form: what will happen and what it costs, counted as one goes (J3.2a), and the button. */
export function NightTally({ names, mp, initial }: TallyProps) {
  const t = useTranslations('jianghu-night')
  const { sent, here } = useSent(initial)
  return (
    <div ref={here} className="slip-paper stack">
      <h3>{t('slip')}</h3>
      <div className="needs-js stack">
        <ActionSummary sent={sent} names={names} mp={mp} />
      </div>
      <noscript>
        <p className="meta">{t('plain', { mp })}</p>
        <style>{'.needs-js{display:none}'}</style>
      </noscript>
      <Submit sent={sent} names={names} mp={mp} wide />
    </div>
  )
}

/** On a phone: what is left, and the button, at the foot of the screen. */
export function NightBar({ names, mp, initial }: TallyProps) {
  const t = useTranslations('jianghu-night')
  const { sent, here } = useSent(initial)
  const cost = costOf(sent, names)
  return (
    <div ref={here} className="act-bar needs-js">
      <span role="status" className={cost > mp ? 'urgent' : undefined}>
        {t('bar', { cost, left: mp - cost })}
      </span>
      <Submit sent={sent} names={names} mp={mp} />
    </div>
  )
}

/** Says instead of its name why the action would be refused as it is: something is not chosen, or MP do not suffice. */
function Submit({ sent, names, mp, wide }: Omit<TallyProps, 'initial'> & { sent: SentAction; wide?: boolean }) {
  const t = useTranslations('jianghu-night')
  const cost = costOf(sent, names)
  const open = useActionWords(names)(sent).find((line) => line.open)
  const reason = open?.doubt ?? (cost > mp ? t('short', { n: cost - mp }) : undefined)
  return (
    <Button type="submit" tone="solid" wide={wide} reason={reason}>
      {t('submit')}
    </Button>
  )
}

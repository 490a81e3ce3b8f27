'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import type { Passage } from './quote-event'

/** 引用一帖: finds a post by its floor in this thread, or by its link, and hands over its paragraphs to choose from. */
export function QuoteDialog({ threadId, onQuote }: { threadId: string; onQuote: (passage: Passage) => void }) {
  const t = useTranslations('editor')
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Passage | null>(null)
  const [fault, setFault] = useState<string>()
  const [where, setWhere] = useState('')
  const close = (opening: boolean) => {
    setOpen(opening)
    setFound(null)
    setFault(undefined)
  }
  const find = async () => {
    const response = await fetch(`/api/quotes?${new URLSearchParams({ into: threadId, post: where })}`).catch(
      () => null,
    )
    if (response?.ok) setFound(await response.json())
    else setFault(t(response ? 'noSuchPost' : 'offlineNow'))
  }
  const quote = (paragraphs: string[]) => {
    if (found) onQuote({ source: found.source, paragraphs })
    close(false)
  }
  return (
    <Dialog
      title={t('quotePost')}
      open={open}
      onOpenChange={close}
      trigger={
        <button type="button" className="btn">
          {t('quotePost')}
        </button>
      }
    >
      {found ? (
        <>
          <p className="meta mt-2">{t('quotedFrom', { ...found.source })}</p>
          <ul className="stack mt-3 quote-choices">
            {found.paragraphs.map((paragraph, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
              <li key={i}>
                <button type="button" className="choice kai" onClick={() => quote([paragraph])}>
                  {paragraph}
                </button>
              </li>
            ))}
          </ul>
          <div className="row">
            <Button onClick={() => quote(found.paragraphs)}>{t('quoteAll')}</Button>
          </div>
        </>
      ) : (
        <>
          <Field name="post" label={t('whichPost')} hint={t('whichPostHint')} error={fault}>
            {(control) => (
              <Input
                {...control}
                value={where}
                onChange={(e) => setWhere(e.target.value)}
                onKeyDown={(e) => {
                  if (e.key !== 'Enter' || e.nativeEvent.isComposing || e.keyCode === 229) return
                  e.preventDefault()
                  void find()
                }}
              />
            )}
          </Field>
          <div className="row">
            <Button onClick={() => void find()}>{t('find')}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { use, useEffect, useState } from 'react'
import { FormContext } from '@/components/ui/form-context'
import { onPassage, type Passage } from './quote-event'
import { useWriting } from './writing'

// Tiptap comes in a bundle of its own, so that whoever only reads never loads it.
const RichEditor = dynamic(() => import('./rich-editor'), { ssr: false, loading: Loading })

export interface EditorProps {
  /** The name of the field, for screen readers and for the plain textarea. */
  label: string
  /** A line for the title above the text; its name in the form is `title`. */
  title?: { label: string; maxLength: number }
  /** The thread that the text will stand in: what may be quoted depends on it. */
  threadId?: string
  /** Show a closed box first, and load the editor when it is opened or something is quoted. */
  closed?: boolean
}

/** The rich-text field of a WritingForm; without JavaScript a plain textarea, where lines behind `>` are quotes. */
export function Editor({ closed = false, ...props }: EditorProps) {
  const t = useTranslations('editor')
  const [open, setOpen] = useState(!closed)
  const [passage, setPassage] = useState<Passage | null>(null)
  useEffect(() => {
    if (open) return
    return onPassage((offered) => {
      setPassage(offered)
      setOpen(true)
    })
  }, [open])
  return (
    <>
      <noscript>
        <PlainEditor {...props} />
        <style>{'.needs-js{display:none}'}</style>
      </noscript>
      <div className="needs-js">
        {open ? (
          <RichEditor {...props} passage={passage} autoFocus={closed} />
        ) : (
          <button type="button" className="editor editor-closed" onClick={() => setOpen(true)}>
            {t('startHere')}
          </button>
        )}
      </div>
    </>
  )
}

function Loading() {
  const t = useTranslations('editor')
  return (
    <div className="editor">
      <p className="essay meta">{t('loading')}</p>
    </div>
  )
}

function PlainEditor({ label, title }: EditorProps) {
  const t = useTranslations('editor')
  const { title: initialTitle } = useWriting()
  const { state } = use(FormContext)
  const kept = (state?.ok === false && state.values) || {}
  return (
    <div className="editor">
      {title && (
        <input
          className="title"
          name="title"
          aria-label={title.label}
          placeholder={title.label}
          maxLength={title.maxLength}
          defaultValue={kept.title ?? initialTitle}
        />
      )}
      <textarea className="input" name="text" aria-label={label} rows={16} defaultValue={kept.text} />
      <p className="status">{t('plainHint')}</p>
    </div>
  )
}

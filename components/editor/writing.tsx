'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form } from '@/components/ui/form'
import type { FormState } from '@/components/ui/form-context'
import type { RichDocument } from '@/lib/rich-text/types'
import type { WordCount } from '@/lib/text'
import { newKey } from './new-key'
import { announcePosted } from './posted-event'

export interface Limits {
  minOriginal?: number // original words at least
  quotePercent?: number // quoted words at most, in percent of all
}

/** What the editor gives to the form around it. */
export interface TextSource {
  doc: () => RichDocument
  posted: () => void
}

interface Writing {
  scope: string
  userId: string
  formKey: () => string
  limits: Limits
  counts: WordCount | null // null until the editor is there
  setCounts: (counts: WordCount | null) => void
  title: string
  setTitle: (title: string) => void
  register: (source: TextSource) => () => void
}

const WritingContext = createContext<Writing | null>(null)

/** The writing form around this component. */
export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error('stands outside a WritingForm')
  return writing
}

interface WritingFormProps {
  /** A server action; it reads the text with documentOfForm(), and `key`, `scope`, `title` beside it, and ends with goOn(). */
  action: (previous: FormState<{ href: string }>, form: FormData) => Promise<FormState<{ href: string }>>
  /** Of the draft, e.g. `thread:<id>`; sent along, so that the service clears the draft away. */
  scope: string
  /** The signed-in account: texts in this browser are kept apart by it. */
  userId: string
  /** crypto.randomUUID() of this rendering: the same form sent twice acts once. */
  formKey: string
  limits?: Limits
  initialTitle?: string
  className?: string
  children: ReactNode
}

/**
 * A form that holds an Editor: gives it its idempotency key and draft, puts the document into what is sent, and starts
 * afresh once the text has been accepted. No key of the keyboard sends it: only a button does.
 */
export function WritingForm({ action, scope, userId, limits = {}, className, children, ...props }: WritingFormProps) {
  const router = useRouter()
  const [key, setKey] = useState(props.formKey)
  const [counts, setCounts] = useState<WordCount | null>(null)
  const [title, setTitle] = useState(props.initialTitle ?? '')
  const box = useRef<HTMLDivElement>(null)
  const source = useRef<TextSource | null>(null)
  const keyNow = useRef(key)
  keyNow.current = key

  useEffect(() => {
    const form = box.current?.closest('form')
    const fill = ({ formData }: FormDataEvent) => {
      formData.set('js', '1')
      if (source.current) formData.set('doc', JSON.stringify(source.current.doc()))
    }
    form?.addEventListener('formdata', fill)
    return () => form?.removeEventListener('formdata', fill)
  }, [])

  const register = useCallback((editor: TextSource) => {
    source.current = editor
    return () => {
      if (source.current === editor) source.current = null
    }
  }, [])

  const done = (value: { href: string } | undefined) => {
    source.current?.posted()
    setKey(newKey())
    setTitle('')
    announcePosted()
    if (value) router.push(value.href)
  }

  const writing = useMemo<Writing>(
    () => ({ scope, userId, formKey: () => keyNow.current, limits, counts, setCounts, title, setTitle, register }),
    [scope, userId, limits, counts, title, register],
  )

  return (
    <WritingContext value={writing}>
      <Form action={action} onDone={done} onKeyDown={keepInside} className={className}>
        <div ref={box} hidden>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="scope" value={scope} />
          <input type="hidden" name="doc" value="" />
        </div>
        {children}
      </Form>
    </WritingContext>
  )
}

/** Enter in a line of text would send the form; with an input method, even by confirming a word. */
function keepInside(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  const isLine = target instanceof HTMLInputElement && !['submit', 'button', 'checkbox', 'radio'].includes(target.type)
  if (event.key === 'Enter' && isLine) event.preventDefault()
}

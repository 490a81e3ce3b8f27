'use client'

import { EditorContent, type Editor as Tiptap, useEditor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RichText } from '@/components/forum/rich-text'
import { extensions } from '@/lib/rich-text/schema'
import { EMPTY_DOCUMENT, type RichDocument } from '@/lib/rich-text/types'
import { countDocument } from '@/lib/text'
import type { Text, TextHolder } from './draft-keeper'
import { DraftStatus } from './draft-status'
import type { EditorProps } from './editor'
import { QuoteDialog } from './quote-dialog'
import { onPassage, type Passage } from './quote-event'
import { quoteView } from './quote-view'
import { Toolbar } from './toolbar'
import { useDraft } from './use-draft'
import { cleanPastedHtml, cleanPastedText } from './word-paste'
import { useWriting } from './writing'

const COUNT_DELAY = 150 // counting 50,000 words at each key would be felt

interface RichEditorProps extends EditorProps {
  passage: Passage | null // quoted before the editor was there
  autoFocus: boolean
}

export default function RichEditor({ label, title, threadId, passage, autoFocus }: RichEditorProps) {
  const t = useTranslations('editor')
  const writing = useWriting()
  const { register, setCounts, setTitle } = writing
  const [preview, setPreview] = useState<RichDocument | null>(null)
  const changed = useRef(() => {})
  const countTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const editor = useEditor({
    extensions: useMemo(() => [...extensions, quoteView((source) => t('quotedFrom', { ...source }))], [t]),
    immediatelyRender: false,
    editable: false, // until the draft is there
    editorProps: {
      attributes: { class: 'essay', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: cleanPastedText,
    },
    onUpdate: ({ editor: e }) => {
      changed.current()
      clearTimeout(countTimer.current)
      countTimer.current = setTimeout(() => setCounts(countDocument(documentOf(e))), COUNT_DELAY)
    },
  })

  const titleNow = useRef(writing.title)
  titleNow.current = writing.title
  const setText = useCallback(
    (text: Text) => {
      editor?.commands.setContent(text.doc, { emitUpdate: false, errorOnInvalidContent: false })
      setTitle(text.title)
      titleNow.current = text.title
      if (editor) setCounts(countDocument(documentOf(editor)))
    },
    [editor, setCounts, setTitle],
  )
  const holder = useMemo<TextHolder | null>(
    () =>
      editor && {
        get: () => ({ title: titleNow.current, doc: documentOf(editor) }),
        set: setText,
        isFocused: () => editor.isFocused && document.hasFocus(),
      },
    [editor, setText],
  )
  const { state, keeper } = useDraft({ ...writing, holder })
  changed.current = () => keeper?.changed()

  useEffect(() => {
    if (!editor || !keeper) return
    editor.setEditable(true, false)
    setCounts(countDocument(documentOf(editor)))
    if (autoFocus) editor.commands.focus('end')
    if (passage) insertPassage(editor, passage)
    return onPassage((offered) => insertPassage(editor, offered))
  }, [editor, keeper, autoFocus, passage, setCounts])

  useEffect(() => {
    if (!editor) return
    return register({
      doc: () => documentOf(editor),
      posted: () => {
        editor.commands.setContent(EMPTY_DOCUMENT, { emitUpdate: false })
        setCounts(countDocument(EMPTY_DOCUMENT))
        setPreview(null)
        keeper?.posted()
      },
    })
  }, [editor, keeper, register, setCounts])

  if (!editor) return null
  return (
    <div className="editor">
      <Toolbar
        editor={editor}
        preview={preview !== null}
        onPreview={() => setPreview(preview ? null : documentOf(editor))}
      >
        {threadId && <QuoteDialog threadId={threadId} onQuote={(chosen) => insertPassage(editor, chosen)} />}
      </Toolbar>
      {title && !preview && (
        <input
          className="title"
          name="title"
          aria-label={title.label}
          placeholder={title.label}
          maxLength={title.maxLength}
          value={writing.title}
          readOnly={keeper === null}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value)
            titleNow.current = event.target.value
            keeper?.changed()
          }}
          onKeyDown={(event) => {
            // An input method confirms a word with Enter; only a plain Enter goes on to the text.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
            event.preventDefault()
            editor.commands.focus('start')
          }}
        />
      )}
      {preview && (
        <div className="preview">
          {title && (
            <>
              <h2 className="title">{writing.title}</h2>
              <input type="hidden" name="title" value={writing.title} />
            </>
          )}
          <div className="essay">
            <RichText doc={preview} />
          </div>
        </div>
      )}
      <EditorContent editor={editor} hidden={preview !== null} />
      <DraftStatus
        state={state}
        keeper={keeper}
        scope={writing.scope}
        take={(text) => {
          setText(text)
          keeper?.changed()
        }}
      />
    </div>
  )
}

/** The text as it is sent: the editor's JSON with the schema's version. */
function documentOf(editor: Tiptap): RichDocument {
  const { content } = editor.getJSON()
  return { ...EMPTY_DOCUMENT, content: (content ?? []) as RichDocument['content'] }
}

/** Puts a quote behind the block where the cursor stands, and the cursor behind the quote. */
function insertPassage(editor: Tiptap, { source, paragraphs }: Passage): void {
  const { $to } = editor.state.selection
  const inEmptyBlock = $to.depth === 1 && $to.parent.content.size === 0
  const at = $to.depth === 0 ? $to.pos : inEmptyBlock ? { from: $to.before(1), to: $to.after(1) } : $to.after(1)
  const quote = {
    type: 'blockquote',
    attrs: { source },
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
  editor
    .chain()
    .insertContentAt(at, [quote, { type: 'paragraph' }])
    .focus()
    .scrollIntoView()
    .run()
}

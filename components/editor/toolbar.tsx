'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface ToolbarProps {
  editor: Editor
  preview: boolean
  onPreview: () => void
  children?: ReactNode
}

/** What the pen can do. None of it is needed to write; all of it is reachable by keyboard. */
export function Toolbar({ editor, preview, onPreview, children }: ToolbarProps) {
  const t = useTranslations('editor')
  const { isQuote, isEmphasis, canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      isQuote: e.isActive('blockquote'),
      isEmphasis: e.isActive('italic'),
      canUndo: e.can().undo(),
      canRedo: e.can().redo(),
    }),
  })
  const act = (label: string, run: () => void, state: { pressed?: boolean; off?: boolean } = {}) => (
    <button
      type="button"
      className="btn"
      aria-pressed={state.pressed}
      aria-disabled={state.off || undefined}
      onMouseDown={(event) => event.preventDefault()} // the selection stays where it is
      onClick={() => !state.off && run()}
    >
      {label}
    </button>
  )
  const pen = () => editor.chain().focus()
  return (
    <div className="tools" role="toolbar" aria-label={t('toolbar')}>
      {!preview && (
        <>
          {act(t('quote'), () => pen().toggleBlockquote().run(), { pressed: isQuote })}
          {act(t('emphasis'), () => pen().toggleItalic().run(), { pressed: isEmphasis })}
          {act(t('rule'), () => pen().setHorizontalRule().run())}
          {children}
          <span className="row-end" />
          {act(t('undo'), () => pen().undo().run(), { off: !canUndo })}
          {act(t('redo'), () => pen().redo().run(), { off: !canRedo })}
        </>
      )}
      {preview && <span className="row-end" />}
      {act(t(preview ? 'writeOn' : 'preview'), onPreview, { pressed: preview })}
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { offerPassage, type Passage } from '@/components/editor/quote-event'
import { useToast } from '@/components/ui/toast'
import type { QuoteSource } from '@/lib/rich-text/types'

interface Selected extends Passage {
  top: number
  left: number
}

const BAR_HEIGHT = 52

/**
 * The bar above selected words of a post: quote them in this page's composer, or copy where they stand.
 * `canQuote`: this page has a composer for this reader.
 */
export function QuoteBar({ canQuote }: { canQuote: boolean }) {
  const t = useTranslations('forum')
  const toast = useToast()
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSelected(selectedPassage()), 120) // once the selection rests
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [])
  if (!selected) return null
  const { source, paragraphs, top, left } = selected
  const end = () => {
    document.getSelection()?.removeAllRanges()
    setSelected(null)
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(`/p/${source.postId}`, location.href).href)
    toast({ text: t('copied') })
    end()
  }
  return (
    <div className="pick-bar floating" role="toolbar" aria-label={t('selectedText')} style={{ top, left }}>
      {canQuote && (
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            offerPassage({ source, paragraphs })
            end()
          }}
        >
          {t('quoteThis')}
        </button>
      )}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => void copy()}>
        {t('copySource')}
      </button>
    </div>
  )
}

/** The words that are selected, if they lie within one post; the quotes' own footers do not count. */
function selectedPassage(): Selected | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const post = elementOf(range.commonAncestorContainer)?.closest<HTMLElement>('[data-quotable]')
  if (!post) return null
  const paragraphs = paragraphsOf(range)
  if (paragraphs.length === 0) return null
  const box = range.getBoundingClientRect()
  return {
    source: JSON.parse(post.dataset.quotable ?? '') as QuoteSource,
    paragraphs,
    top: Math.max(4, box.top - BAR_HEIGHT) + window.scrollY,
    left: Math.min(Math.max(box.left + box.width / 2, 96), window.innerWidth - 96),
  }
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement
}

const TEXT_BLOCKS = 'p, h3, h4'

function paragraphsOf(range: Range): string[] {
  const inside = elementOf(range.commonAncestorContainer)?.closest(TEXT_BLOCKS)
  if (inside) return clean([range.toString()])
  const part = range.cloneContents()
  for (const footer of part.querySelectorAll('blockquote > footer')) footer.remove()
  return clean([...part.querySelectorAll(TEXT_BLOCKS)].map((block) => block.textContent ?? ''))
}

function clean(texts: string[]): string[] {
  return texts.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => text !== '')
}

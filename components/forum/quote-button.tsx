'use client'

import { useTranslations } from 'next-intl'
import { offerPassage } from '@/components/editor/quote-event'
import { Button } from '@/components/ui/button'
import type { Block, Inline, QuoteSource, RichDocument } from '@/lib/rich-text/types'

/** Quotes a whole post, without what it quotes itself, in this page's composer. */
export function QuoteButton({ source, doc }: { source: QuoteSource; doc: RichDocument }) {
  const t = useTranslations('forum')
  return (
    <Button
      tone="plain"
      className="needs-js"
      aria-label={t('quoteFloor', { n: source.number })}
      onClick={() => offerPassage({ source, paragraphs: doc.content.flatMap(paragraphsOf) })}
    >
      {t('quote')}
    </Button>
  )
}

function paragraphsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const text = (block.content ?? []).map((inline: Inline) => (inline.type === 'text' ? inline.text : ' ')).join('')
      return text.trim() ? [text.trim()] : []
    }
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(paragraphsOf))
    case 'blockquote':
    case 'horizontalRule':
      return []
  }
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Block, Inline, Mark, RichDocument } from '@/lib/rich-text/types'

/**
 * Draws the blocks of a stored document, to stand in an element of class `essay`. React escapes every text; only nodes of
 * the schema are drawn, and links lead to the web alone (both were checked on writing, lib/forum/document.ts).
 */
export function RichText({ doc }: { doc: RichDocument }) {
  return <Blocks blocks={doc.content} />
}

// Parts of a published text never move, so their place is a good key.
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, i) => <BlockView key={i} block={block} />)
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.content} />
        </p>
      )
    case 'heading':
      return block.attrs.level === 2 ? (
        <h3>
          <Inlines inlines={block.content} />
        </h3>
      ) : (
        <h4>
          <Inlines inlines={block.content} />
        </h4>
      )
    case 'blockquote':
      return <Quote quote={block} />
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={i}>
          <Blocks blocks={item.content} />
        </li>
      ))
      return block.type === 'bulletList' ? <ul>{items}</ul> : <ol start={block.attrs.start}>{items}</ol>
    }
    case 'horizontalRule':
      return <hr />
  }
}

function Quote({ quote }: { quote: Extract<Block, { type: 'blockquote' }> }) {
  const t = useTranslations('editor')
  const { source } = quote.attrs
  return (
    <blockquote cite={source ? `/p/${source.postId}` : undefined}>
      <Blocks blocks={quote.content} />
      {source && (
        <footer>
          <Link href={`/p/${source.postId}`}>{t('quotedFrom', { ...source })}</Link>
        </footer>
      )}
    </blockquote>
  )
}

function Inlines({ inlines = [] }: { inlines: readonly Inline[] | undefined }) {
  return inlines.map((inline, i) =>
    inline.type === 'hardBreak' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <br key={i} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Marked key={i} text={inline.text} marks={inline.marks ?? []} />
    ),
  )
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }): ReactNode {
  const [mark, ...rest] = marks
  if (!mark) return text
  const inside = <Marked text={text} marks={rest} />
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'strike':
      return <s>{inside}</s>
    case 'link':
      return (
        <a href={mark.attrs.href} rel="nofollow noopener ugc">
          {inside}
        </a>
      )
  }
}

import type { ReactNode } from 'react'
import { Part } from '@/components/ui/part'

/** A chapter as it stands in messages: paragraphs, lists, examples, and names of tables that the page draws. */
export interface Chapter {
  id: string
  title: string
  blocks: readonly (
    | { p: string }
    | { ul: readonly string[] }
    | { ol: readonly string[] }
    | { eg: string }
    | { table: string }
  )[]
}

/** A long text in chapters, with its contents beside it (above it on a phone). */
export function Chapters(props: {
  chapters: readonly Chapter[]
  /** Words for an example, and for the list of contents. */
  example: string
  contents: string
  tables?: Readonly<Record<string, ReactNode>>
}) {
  const { chapters, example, contents, tables = {} } = props
  return (
    <div className="reading chapters mt-6">
      <div className="treatise">
        {chapters.map((chapter) => (
          <Part key={chapter.id} id={chapter.id} title={chapter.title}>
            {chapter.blocks.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
              <Block key={i} block={block} example={example} tables={tables} />
            ))}
          </Part>
        ))}
      </div>
      <nav className="chapters-contents" aria-label={contents}>
        <ol className="side-sticky">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function Block(props: {
  block: Chapter['blocks'][number]
  example: string
  tables: Readonly<Record<string, ReactNode>>
}) {
  const { block, example, tables } = props
  if ('p' in block) return <p>{block.p}</p>
  if ('eg' in block)
    return (
      <p className="note eg">
        <b>{example}</b>
        {block.eg}
      </p>
    )
  if ('table' in block) return <div className="treatise-table">{tables[block.table]}</div>
  const items = ('ul' in block ? block.ul : block.ol).map((item) => <li key={item}>{item}</li>)
  return 'ul' in block ? <ul>{items}</ul> : <ol>{items}</ol>
}

/** The head of such a page: title, a lead, and a note. */
export function ChaptersHead(props: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="chapters-head">
      <h1>{props.title}</h1>
      <p className="song">{props.lead}</p>
      {props.children && <div className="meta">{props.children}</div>}
    </header>
  )
}

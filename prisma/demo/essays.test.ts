import { describe, expect, it } from 'vitest'
import { countDocument, postText, withinQuoteLimit } from '@/lib/text'
import { comparePosts, normalizeText } from '@/lib/text/similarity'
import { type Essay, essays } from './texts'

const FILL = { target: '听雨', code: '碧桃春', alias: '折柳' }

function shelf(kind: string): Essay[] {
  const rest = essays(kind)
  return Array.from({ length: rest.size }, () => rest.take()).flatMap((template) => (template ? [template(FILL)] : []))
}

/** Kind of essay, how many the demo must have, and the words that the rules ask of one (T3.2, T5.2, T5.7). */
const KINDS = [
  ['kill', 12, 800],
  ['report', 20, 301],
  ['iou', 1, 1200],
] as const

describe('demo essays', () => {
  it.each(KINDS)(
    'of kind %s: at least %i, each of %i original words and within the limit of quotes',
    (kind, least, words) => {
      const counts = shelf(kind).map(({ doc }) => countDocument(doc))
      expect(counts.length).toBeGreaterThanOrEqual(least)
      expect(counts.filter((count) => count.original < words || !withinQuoteLimit(count, 10))).toEqual([])
    },
  )

  it('are each written for themselves: no two have 2% in common', () => {
    // A pair's coverage is greatest seen from the shorter one.
    const all = KINDS.flatMap(([kind]) => shelf(kind))
      .map(({ title, doc }) => ({ title, text: normalizeText(postText(doc).original.join('\n')) }))
      .sort((a, b) => a.text.codes.length - b.text.codes.length)
    const alike = all.flatMap((post, i) =>
      all.slice(i + 1).flatMap((source) => {
        const { coverage } = comparePosts(post.text, source.text)
        return coverage >= 0.02 ? [`${post.title} / ${source.title}: ${coverage}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

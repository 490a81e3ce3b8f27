import type { Excerpt } from './types'

/** How much is shown before and after a passage, in UTF-16 units, if no sentence begins or ends nearer. */
const AROUND = 60
const SENTENCE_END = /[。！？…\n.!?]/u

/** A passage with what stands around it, back to where its sentence begins and on to where it ends. */
export function excerpt(text: string, { start, end }: { start: number; end: number }, around: boolean): Excerpt {
  const found = { start, end, text: text.slice(start, end) }
  if (!around) return { ...found, before: '', after: '' }
  const lead = text.slice(Math.max(0, start - AROUND), start)
  const tail = text.slice(end, end + AROUND)
  const breaks = [...lead.matchAll(new RegExp(SENTENCE_END, 'gu'))]
  const from = (breaks.at(-1)?.index ?? -1) + 1
  const to = tail.search(SENTENCE_END)
  return {
    ...found,
    before: lead.slice(from).toWellFormed().trimStart(),
    after: tail
      .slice(0, to === -1 ? tail.length : to + 1)
      .toWellFormed()
      .trimEnd(),
  }
}

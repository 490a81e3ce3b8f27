import type { QuoteSource } from '@/lib/rich-text/types'

/** A passage to be quoted, on its way from a post to the composer of the same page. */
export interface Passage {
  source: QuoteSource
  paragraphs: string[]
}

const NAME = 'quote-passage'

/** Hands a passage to the composer of this page; false if there is none. */
export function offerPassage(passage: Passage): boolean {
  return !window.dispatchEvent(new CustomEvent(NAME, { detail: passage, cancelable: true }))
}

/** Takes passages as they are offered; returns how to stop. */
export function onPassage(take: (passage: Passage) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault()
    take((event as CustomEvent<Passage>).detail)
  }
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}

import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { QuoteSource } from '@/lib/rich-text/types'

/** Draws the source below a quote in the editor, as the published post will have it. */
export function quoteView(words: (source: QuoteSource) => string) {
  return Extension.create({
    name: 'quoteView',
    addProseMirrorPlugins() {
      return [
        new Plugin({
          props: {
            nodeViews: {
              blockquote: (node) => {
                const dom = document.createElement('blockquote')
                const contentDOM = dom.appendChild(document.createElement('div'))
                const source: QuoteSource | null = node.attrs.source
                if (source) {
                  const footer = dom.appendChild(document.createElement('footer'))
                  footer.contentEditable = 'false'
                  footer.textContent = words(source)
                }
                return { dom, contentDOM, update: (next) => next.type === node.type && next.attrs.source === source }
              },
            },
          },
        }),
      ]
    },
  })
}

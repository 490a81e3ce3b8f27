import type { RichDocument } from '@/lib/rich-text/types'

/** A text that the server does not have yet, kept in this browser. */
export interface LocalDraft {
  title: string
  doc: RichDocument
  base: number // the server's version that it was written on
  key: string // of the form: once that is posted, the text is done with
  at: number // by this device's clock; only to order this browser's own texts
}

/** Local drafts of one account and one scope, one entry per window, so that windows do not overwrite each other. */
export class LocalDrafts {
  readonly #prefix: string

  constructor(
    private readonly storage: Storage,
    userId: string,
    scope: string,
  ) {
    this.#prefix = `draft/${userId}/${scope}/`
  }

  /** Entries by window. */
  all(): Map<string, LocalDraft> {
    const found = new Map<string, LocalDraft>()
    for (let i = 0; i < this.storage.length; i++) {
      const name = this.storage.key(i)
      if (!name?.startsWith(this.#prefix)) continue
      const draft = parse(this.storage.getItem(name))
      if (draft) found.set(name.slice(this.#prefix.length), draft)
    }
    return found
  }

  write(window: string, draft: LocalDraft): void {
    try {
      this.storage.setItem(this.#prefix + window, JSON.stringify(draft))
    } catch {
      // full or forbidden: the server's copy remains
    }
  }

  remove(window: string): void {
    this.storage.removeItem(this.#prefix + window)
  }
}

function parse(json: string | null): LocalDraft | null {
  try {
    const draft = JSON.parse(json ?? '') as LocalDraft
    return draft.doc?.type === 'doc' && Array.isArray(draft.doc.content) ? draft : null
  } catch {
    return null
  }
}

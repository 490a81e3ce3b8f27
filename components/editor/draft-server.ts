import type { DraftAnswer, OldDraft } from '@/lib/forum/drafts'
import type { DraftServer, Text } from './draft-keeper'

const URL = '/api/drafts'

/** The drafts of one scope on the server, over /api/drafts. */
export function draftServer(scope: string): DraftServer {
  const post = (body: object) =>
    fetch(URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scope, ...body }),
    })
  return {
    async load(keys) {
      const query = new URLSearchParams([['scope', scope], ...keys.filter(Boolean).map((key) => ['key', key])])
      // Who waits for his draft cannot write yet: rather write on than wait longer than this.
      const response = await fetch(`${URL}?${query}`, { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
      return response.ok ? response.json() : { status: response.status }
    },
    async save(text: Text, base: number, key: string): Promise<DraftAnswer | { status: number }> {
      const response = await post({ ...text, base, key })
      return response.ok || response.status === 409 ? response.json() : { status: response.status }
    },
    async keepOld(text: Text) {
      const response = await post(text)
      if (!response.ok) throw new Error(`not kept: ${response.status}`)
    },
  }
}

/** The texts laid aside in this scope, newest first. */
export async function loadOldDrafts(scope: string): Promise<OldDraft[]> {
  const response = await fetch(`${URL}?${new URLSearchParams({ scope, old: '1' })}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { old: OldDraft[] }).old
}

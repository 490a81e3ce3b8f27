import type { ReactNode } from 'react'
import type { PresentedPost, Voice } from '@/lib/forum/present'
import type { QuoteSource } from '@/lib/rich-text/types'

/** The name a post is signed with; '' for the host and the machine, who have words of the interface. */
export function nameOfVoice(voice: Voice): string {
  if (voice.kind === 'account') return voice.username
  if (voice.kind === 'seat') return voice.alias
  return voice.kind === 'code' ? voice.code : ''
}

/** How a post is named where it is quoted. The server checks it again (lib/forum/quotes.ts). */
export function sourceOf(
  post: Pick<PresentedPost, 'id' | 'voice' | 'title' | 'number'>,
  threadTitle: string,
): QuoteSource {
  return { postId: post.id, by: nameOfVoice(post.voice), title: post.title || threadTitle, number: post.number }
}

/** Text of a post: what is selected in it can be quoted with its source (QuoteBar). */
export function Quotable({ source, children }: { source: QuoteSource; children: ReactNode }) {
  return <div data-quotable={JSON.stringify(source)}>{children}</div>
}

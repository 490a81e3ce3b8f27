import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { HidePost } from '@/components/forum/hide-post'
import { QuoteBar } from '@/components/forum/quote-bar'
import { ReplyForm } from '@/components/forum/reply-form'
import { currentUser } from '@/lib/accounts/session'
import { mayHidePosts, mayWriteThread } from '@/lib/play/access'
import { threadsOf } from '@/lib/play/threads'
import { anyGamePage } from './game'
import { hideGamePostAction, sayAction } from './thread-actions'

const TALK = { kind: 'talk', key: '' } as const

/** Below an essay: what its readers quote from it goes into the game's talk, for those who may speak there. */
export async function TalkComposer({ slug }: { slug: string }) {
  const page = await anyGamePage(slug)
  const user = await currentUser()
  const mayWrite = user !== null && mayWriteThread(page.game, page.viewer, page.channels, TALK)
  if (!mayWrite) return <QuoteBar canQuote={false} />
  const talk = (await threadsOf(page, user.id)).find(({ ref }) => ref.kind === 'talk')
  if (!talk) return null
  const t = await getTranslations('kills')
  return (
    <section className="composer" id="write" aria-label={t('sayInTalk')}>
      <p className="meta">{t('sayInTalkNote')}</p>
      <ReplyForm
        action={sayAction}
        userId={user.id}
        formKey={randomUUID()}
        threadId={talk.id}
        fields={{ slug, kind: TALK.kind, threadKey: TALK.key }}
      />
      <QuoteBar canQuote />
    </section>
  )
}

interface HideEssayProps {
  slug: string
  kind: 'kills' | 'reportIn'
  post: { id: string; number: number; hidden: boolean }
}

/** For hosts: hides an essay with a public reason, or shows it again; what it did in the game stands. */
export async function HideEssay({ slug, kind, post }: HideEssayProps) {
  const { viewer } = await anyGamePage(slug)
  if (!mayHidePosts(viewer)) return null
  return <HidePost action={hideGamePostAction} post={post} fields={{ slug, kind, threadKey: '' }} />
}

import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Desk } from '@/components/tiesha/desk/desk'
import { hasMatters } from '@/components/tiesha/desk/matters'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'
import { currentUser } from '@/lib/accounts/session'
import { draftsUnder } from '@/lib/forum/drafts'
import { ESSAYS, essayScope, essayScopes } from '@/lib/play/draft-scopes'
import { threadsOf } from '@/lib/play/threads'
import { countDocument } from '@/lib/text'
import { dealtGame } from '../game'
import { genresOf } from '../genres'
import * as actions from './actions'

interface Params {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ draft?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('desk'))('title') }
}

/** 案头: what this seat may post and owes, and the essays at hand (T5, T15.1–T15.4). */
export default async function DeskPage({ params, searchParams }: Params) {
  const { slug } = await params
  const page = await dealtGame(slug)
  const [user, query, t] = await Promise.all([currentUser(), searchParams, getTranslations('desk')])
  const { game, view, now } = page
  const { me } = view
  if (!user || !me || !(me.mayPost || WRITING_ROLES.has(me.role) || hasMatters(me)))
    return (
      <div className="mt-6">
        <Empty title={t('notYours')} action={<ButtonLink href={`/g/${slug}/kills`}>{t('toKills')}</ButtonLink>}>
          {t('notYoursDetail')}
        </Empty>
      </div>
    )
  const kept = await draftsUnder(user.id, essayScopes(slug))
  const drafts = ESSAYS.flatMap((number) => {
    const draft = kept.find(({ scope }) => scope === essayScope(slug, number))
    return draft ? [{ number, title: draft.title, words: countDocument(draft.doc).original }] : []
  })
  const open = ESSAYS.find((number) => String(number) === query.draft) ?? drafts[0]?.number ?? 1
  const threads = await threadsOf(page, user.id)
  return (
    <Desk
      slug={slug}
      config={game.config}
      view={view}
      me={me}
      now={now}
      userId={user.id}
      formKey={randomUUID()}
      essayKey={randomUUID()}
      killThread={threads.find(({ ref }) => ref.kind === 'kills')?.id}
      drafts={drafts}
      open={open}
      scope={essayScope(slug, open)}
      genres={await genresOf(game.setup)}
      actions={actions}
    />
  )
}

const WRITING_ROLES = new Set(['doctor', 'sapper', 'flyingBomb', 'hunter'])

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { EvidenceSources, Share } from '@/components/tiesha/evidence/evidence'
import { LayAside } from '@/components/tiesha/evidence/suggestions'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { seesFlags } from '@/lib/play/read-flags'
import { evidenceFor, readSuggestions } from '@/lib/play/similar'
import { dealtGame } from '../../../game'
import { layAside } from '../actions'

interface Props {
  params: Promise<{ slug: string; post: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('similar')])
  return { title: `${t('title')}　${game.title}` }
}

/** Where the words of one post stood before, passage beside passage. */
export default async function EvidencePage({ params }: Props) {
  const { slug, post } = await params
  const [page, user, t] = await Promise.all([dealtGame(slug), currentUser(), getTranslations('similar')])
  const reader = user?.id ?? null
  const [evidence, suggestions] = await Promise.all([evidenceFor(page, reader, post), readSuggestions(page, reader)])
  if (!evidence) notFound()
  const title = evidence.title ? t('titled', { title: evidence.title }) : t('noTitle')
  return (
    <div className="mt-6">
      <Part
        page
        id="evidence"
        title={title}
        note={
          <>
            {t('covered')} <Share coverage={evidence.coverage} />
          </>
        }
        more={
          <span className="dot-list">
            <Link href={`/p/${post}`}>{t('readPost')}</Link>
            {seesFlags(page) && <Link href={`/g/${slug}/flags/${evidence.postId}`}>{t('rule')}</Link>}
          </span>
        }
      >
        <p className="meta mt-2">{t('lead')}</p>
        <div className="mt-4">
          <EvidenceSources evidence={evidence} zone={page.game.timeZone} now={page.now} />
        </div>
        {suggestions.some((one) => one.postId === post) && (
          <div className="row mt-5">
            <span className="meta">{t('layAsideNote')}</span>
            <LayAside slug={slug} post={post} action={layAside} label={evidence.title} />
          </div>
        )}
      </Part>
    </div>
  )
}

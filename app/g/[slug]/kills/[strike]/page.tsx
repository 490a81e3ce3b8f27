import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { CopyLink } from '@/components/forum/copy-link'
import { Quotable } from '@/components/forum/quotable'
import { RichText } from '@/components/forum/rich-text'
import { KillEssay } from '@/components/tiesha/kills/kill-essay'
import { KillToc } from '@/components/tiesha/kills/kill-toc'
import { readOpenFlags } from '@/lib/play/read-flags'
import { postOf, readKill } from '@/lib/play/read-kills'
import { readRulings } from '@/lib/play/read-rulings'
import { FlagLink } from '../../flag-link'
import { dealtGame } from '../../game'
import { HideEssay, TalkComposer } from '../../talk-composer'

interface Params {
  params: Promise<{ slug: string; strike: string }>
}

/** The entry of this URL, by its place (`4.1`) or its post's id; one that this reader may not see is not found. */
const killPage = cache(async (slug: string, strike: string) => {
  const page = await dealtGame(slug)
  const kill = await readKill(page, strike)
  if (!kill) notFound()
  if (kill.entry.key !== strike) redirect(`/g/${slug}/kills/${kill.entry.key}`)
  return { ...page, kill }
})

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug, strike } = await params
  const [{ kill, game }, t] = await Promise.all([killPage(slug, strike), getTranslations('kills')])
  const { code } = kill.entry.kind === 'strike' ? kill.entry.strike : kill.entry.other
  return { title: [kill.entry.title || t('title'), code, game.title].join('　') }
}

/** A kill post as a page of a book, with the posts of its round beside it. */
export default async function KillEssayPage({ params }: Params) {
  const { slug, strike } = await params
  const page = await killPage(slug, strike)
  const { kill, game, view, now } = page
  const { entry, number } = kill
  const post = postOf(entry)
  const { code } = entry.kind === 'strike' ? entry.strike : entry.other
  const [rulings, flagged] = await Promise.all([readRulings(page, post ? [post] : []), readOpenFlags(page)])
  const source = post && number ? { postId: post, by: code, title: entry.title, number } : null
  return (
    <div className="reading mt-6">
      <div id={number === null ? undefined : `p${number}`}>
        <KillEssay
          slug={slug}
          config={game.config}
          view={view}
          kill={kill}
          now={now}
          rulings={post ? (rulings.get(post) ?? []) : []}
          flaggedFor={post ? (flagged.get(post) ?? []) : []}
          text={
            kill.doc && source ? (
              <Quotable source={source}>
                <RichText doc={kill.doc} />
              </Quotable>
            ) : null
          }
          actions={
            <>
              <CopyLink href={`/g/${slug}/kills/${entry.key}`} />
              {source && (
                <HideEssay
                  slug={slug}
                  kind="kills"
                  post={{ id: source.postId, number: source.number, hidden: entry.hidden !== null }}
                />
              )}
              {post && <FlagLink slug={slug} post={entry.key} />}
            </>
          }
        />
        <TalkComposer slug={slug} />
      </div>
      <aside>
        <KillToc slug={slug} view={view} kill={kill} now={now} />
      </aside>
    </div>
  )
}

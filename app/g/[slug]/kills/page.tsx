import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KillList } from '@/components/tiesha/kills/kill-list'
import { readKills } from '@/lib/play/read-kills'
import { ToFlags } from '../flag-link'
import { dealtGame } from '../game'

interface Params {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('kills')])
  return { title: `${t('title')}　${game.title}` }
}

/** 杀帖: all kill posts and IOUs of the game by rounds. */
export default async function KillsPage({ params }: Params) {
  const { slug } = await params
  const page = await dealtGame(slug)
  return (
    <div className="mt-6">
      <KillList slug={slug} view={page.view} rounds={await readKills(page)} now={page.now} />
      <ToFlags slug={slug} />
    </div>
  )
}

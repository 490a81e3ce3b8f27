import { redirect } from 'next/navigation'
import type { TableContext } from '@/components/jingfei/seats'
import type { JingfeiView } from '@/lib/engine/rulesets/jingfei'
import type { JingfeiPage } from '@/lib/play/read-game'
import { gameOf } from './game'

/** A dealt game of 警匪, for pages that need its view; before the deal they lead to the game's front page. */
export async function dealtJingfei(slug: string): Promise<JingfeiPage & { view: JingfeiView }> {
  const page = await gameOf('jingfei', slug)
  if (!page.view) redirect(`/g/${slug}`)
  return { ...page, view: page.view }
}

/** What the parts of these pages name seats and tell times by. */
export const tableContext = ({ game, view, now }: JingfeiPage): TableContext => ({
  slug: game.slug,
  zone: game.timeZone,
  now,
  seats: view?.seats ?? [],
})

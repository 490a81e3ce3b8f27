import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { currentUser } from '@/lib/accounts/session'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { type AnyGamePage, type GamePage, isGameOf, type PageOf, readGame } from '@/lib/play/read-game'
import type { RulesetName } from '@/lib/play/ruleset-names'

/** The game of this URL as the signed-in account may see it; read once per request. Unknown or unseen: not found. */
export const anyGamePage = cache(async (slug: string): Promise<AnyGamePage> => {
  const page = await readGame(slug, await currentUser())
  return page ?? notFound()
})

/** The same for what there is in games by one ruleset alone. */
export async function gameOf<Name extends RulesetName>(ruleset: Name, slug: string): Promise<PageOf<Name>> {
  const page = await anyGamePage(slug)
  return isGameOf(page, ruleset) ? (page as unknown as PageOf<Name>) : notFound()
}

/** A game of 帖杀. */
export const gamePage = (slug: string): Promise<GamePage> => gameOf('tiesha', slug)

/** The same for pages that need a dealt game; before the deal they lead to the game's front page. */
export async function dealtGame(slug: string): Promise<GamePage & { view: TieshaView }> {
  const page = await gamePage(slug)
  if (!page.view) redirect(`/g/${slug}`)
  return { ...page, view: page.view }
}

/** The names by which seats speak: their aliases; in 江湖 their characters, once these are public (J1.4a). */
export const aliasesOf = (view: {
  seats: readonly { seat: number; alias: string; character?: string | null }[]
}): ReadonlyMap<number, string> => new Map(view.seats.map(({ seat, alias, character }) => [seat, character ?? alias]))

/** Code names by the ids of the posts that bear them. */
export const codesOf = (view: TieshaView): ReadonlyMap<string, string> =>
  new Map([...view.strikes, ...view.otherPosts].flatMap(({ post, code }) => (post === null ? [] : [[post, code]])))

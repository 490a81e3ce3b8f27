import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { AnyGamePage } from '@/lib/play/read-game'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { anyGamePage } from './game'

/** What a page of a game is given. */
export interface PlaceProps<Params = unknown> {
  params: Promise<{ slug: string } & Params>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A place of a game as one ruleset draws it: a page like any other, in a file by the ruleset's name. */
interface Place<Params> {
  default: (props: PlaceProps<Params>) => ReactNode | Promise<ReactNode>
  /** Where the place is called otherwise in each game. */
  generateMetadata?: (props: PlaceProps<Params>) => Promise<Metadata>
}

/**
 * The page of a place that several rulesets have, each its own; not found in games of the others.
 * @param titleOf the page's title, where all games call the place alike
 */
export function byRuleset<Params = unknown>(
  places: Partial<Record<RulesetName, Place<Params>>>,
  titleOf?: (game: AnyGamePage['game'], params: { slug: string } & Params) => string | Promise<string>,
) {
  const placeOf = async ({ params }: PlaceProps<Params>): Promise<Place<Params>> => {
    const { game } = await anyGamePage((await params).slug)
    return places[game.ruleset] ?? notFound()
  }
  return {
    page: async (props: PlaceProps<Params>) => (await placeOf(props)).default(props),
    generateMetadata: async (props: PlaceProps<Params>): Promise<Metadata> => {
      const place = await placeOf(props)
      if (place.generateMetadata) return place.generateMetadata(props)
      const params = await props.params
      const { game } = await anyGamePage(params.slug)
      return { title: await titleOf?.(game, params) }
    },
  }
}

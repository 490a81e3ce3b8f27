import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
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
  generateMetadata: (props: PlaceProps<Params>) => Promise<Metadata>
}

/** The page of a place that several rulesets have, each its own; not found in games of the others. */
export function byRuleset<Params = unknown>(places: Partial<Record<RulesetName, Place<Params>>>) {
  const placeOf = async ({ params }: PlaceProps<Params>): Promise<Place<Params>> => {
    const { game } = await anyGamePage((await params).slug)
    return places[game.ruleset] ?? notFound()
  }
  return {
    page: async (props: PlaceProps<Params>) => (await placeOf(props)).default(props),
    generateMetadata: async (props: PlaceProps<Params>) => (await placeOf(props)).generateMetadata(props),
  }
}

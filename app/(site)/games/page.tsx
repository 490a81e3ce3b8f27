import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AllGames } from '@/components/home/all-games'
import { currentUser } from '@/lib/accounts/session'
import { GAME_STATES, type GameState, listGames } from '@/lib/play/list-games'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('home'))('gamesTitle') }
}

/** Every game of the site by state, paged. */
export default async function GamesPage({ searchParams }: PageProps<'/games'>) {
  const { state, page } = await searchParams
  const known: GameState = GAME_STATES.find((s) => s === state) ?? 'running'
  return <AllGames list={await listGames(await currentUser(), known, Number(page) || 1)} states={GAME_STATES} />
}

import { getTranslations } from 'next-intl/server'
import type { GameSetup } from '@/lib/play/setup'

/** The genres that a game refuses, in words (T11.1): the host's list, or the usual one. */
export async function genresOf({ genres }: Pick<GameSetup, 'genres'>): Promise<string> {
  const t = await getTranslations('rulesThread.flags')
  return genres?.join('、') ?? t('genreList')
}

import { getTranslations } from 'next-intl/server'
import type { ThreadRef } from '@/lib/play/access'
import type { AnyGamePage } from '@/lib/play/read-game'
import type { GameThread } from '@/lib/play/threads'

/** Threads in which people write, and whose posts a host may hide, in the order of their names in the form. */
const SPOKEN: readonly string[] = ['talk', 'kills', 'reportIn', 'spectators', 'channel', 'line', 'graveyard']

export function spokenOf(threads: readonly GameThread[]): ThreadRef[] {
  return threads
    .map((thread) => thread.ref)
    .filter((ref) => SPOKEN.includes(ref.kind))
    .sort((a, b) => SPOKEN.indexOf(a.kind) - SPOKEN.indexOf(b.kind) || Number(a.key) - Number(b.key))
}

/** The rules of conduct in words (T17.4). */
export async function conductOf({ game }: AnyGamePage) {
  const t = await getTranslations('rulesThread.conduct.rules')
  return game.setup.conduct.map(({ key, text, penalty }) => ({ text: key ? t(key) : text, penalty }))
}

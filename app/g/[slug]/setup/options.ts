import { getTranslations } from 'next-intl/server'
import { listBoards } from '@/lib/forum/boards'
import { CONDUCT_KEYS } from '@/lib/play/setup'

/** What the set-up form offers besides numbers: boards, time zones, our conduct rules and genres in words. */
export async function setupOptions() {
  const [time, rules, boards] = await Promise.all([
    getTranslations('time.cities'),
    getTranslations('rulesThread'),
    listBoards(),
  ])
  const all = Intl.supportedValuesOf('timeZone')
  const known = [...all, 'UTC'].filter((id) => time.has(id.replaceAll('/', '-') as never))
  const common = known.map((id) => ({ id, name: time(id.replaceAll('/', '-') as never) }))
  return {
    boards: boards.map(({ id, slug, name }) => ({ id, slug, name })),
    zones: { common, others: all.filter((id) => !known.includes(id)) },
    words: Object.fromEntries(CONDUCT_KEYS.map((key) => [key, rules(`conduct.rules.${key}`)])),
    genres: rules('flags.genreList'),
  }
}

import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { seesFlags } from '@/lib/play/read-flags'
import { gamePage } from './game'

/** Below a long post: where a reader flags it, or a host rules on it (T11); `post` = its key. Nothing once the game is over. */
export async function FlagLink({ slug, post }: { slug: string; post: string }) {
  const page = await gamePage(slug)
  if (page.game.status !== 'running' && page.game.status !== 'reportIn') return null
  const t = await getTranslations('flags')
  const rules = seesFlags(page)
  const href = rules ? `/g/${slug}/flags/${post}` : `/g/${slug}/flags/new?post=${post}`
  return (
    <ButtonLink tone="plain" href={href} className="row-end" rel="nofollow" prefetch={false}>
      {t(rules ? 'rulePost' : 'flagPost')}
    </ButtonLink>
  )
}

/** Where flags and rulings of the game stand. */
export async function ToFlags({ slug }: { slug: string }) {
  const t = await getTranslations('flags')
  return (
    <p className="mt-5">
      <Link href={`/g/${slug}/flags`}>{t('title')}</Link>
    </p>
  )
}

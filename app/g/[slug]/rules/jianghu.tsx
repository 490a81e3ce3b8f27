import { getTranslations } from 'next-intl/server'
import { Settings } from '@/components/jianghu/front/settings'
import { ConductTable } from '@/components/rules/conduct-table'
import { Link } from '@/components/ui/link'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'

/** 规则帖: the settings of this game in words; the rules that all games share stand on the site's own page. */
export default async function JianghuRules({ params }: PlaceProps) {
  const { game, view } = await gameOf('jianghu', (await params).slug)
  const [t, thread] = await Promise.all([getTranslations('jianghu-front.settings'), getTranslations('rulesThread')])
  return (
    <article className="folio mt-6" aria-labelledby="rules">
      <header className="folio-head">
        <h2 id="rules">{thread('title')}</h2>
        <p className="meta">{t('note')}</p>
      </header>
      <section aria-label={t('title')}>
        <Settings config={game.config} seats={view?.seats.length ?? null} membersOnly={game.visibility === 'members'} />
        <p className="mt-4">{t('seed')}</p>
        {game.seedHash && (
          <p className="seed">
            <span className="meta">{t('seedHash')}</span> <code>{game.seedHash}</code>
          </p>
        )}
        <ul className="row mt-4">
          <li>
            <Link href="/rules/jianghu">{t('rules')}</Link>
          </li>
          <li>
            <Link href="/rules/jianghu/catalogue">{t('catalogue')}</Link>
          </li>
        </ul>
      </section>
      <section className="mt-6" aria-labelledby="conduct-title">
        <h3 id="conduct-title">{thread('conduct.title')}</h3>
        <ConductTable rules={game.setup.conduct} />
      </section>
    </article>
  )
}

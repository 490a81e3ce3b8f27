import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { KillEntry, KillPage } from '@/lib/play/read-kills'
import { useTerms } from '../terms'
import { EntryTitle, NightLine, RoundCount } from './kill-list'

/** Beside an essay: the kill posts of its round, and the way on. */
export function KillToc({ slug, view, kill, now }: { slug: string; view: TieshaView; kill: KillPage; now: number }) {
  const t = useTranslations('kills')
  const terms = useTerms()
  const { entry } = kill
  const round = (entry.kind === 'strike' ? entry.strike : entry.other).round
  const href = (to: KillEntry) => `/g/${slug}/kills/${to.key}`
  return (
    <div className="side-sticky">
      <Part
        side
        id="toc"
        title={t('roundTitle', { round: terms.round(round) })}
        note={<RoundCount entries={kill.round} />}
      >
        <ul className="toc">
          {kill.round.map((other) => {
            const { code, at } = other.kind === 'strike' ? other.strike : other.other
            const target = other.kind === 'strike' ? view.seats.find((s) => s.seat === other.strike.target) : undefined
            return (
              <li key={other.key}>
                <Link href={href(other)} aria-current={other.key === entry.key ? 'page' : undefined}>
                  <span className="t" lang="zh-CN">
                    <EntryTitle view={view} entry={other} />
                  </span>
                  <CodeName>{code}</CodeName>
                  <span className="meta">
                    {target && `${t('takesAlias', { alias: target.alias })}　`}
                    <Time at={at} zone={view.timeZone} now={now} tip={false} />
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </Part>
      <p className="meta mt-4">
        <NightLine slug={slug} night={view.rounds.find((r) => r.round === round)?.night ?? null} />
      </p>
      <nav className="stack mt-5" aria-label={t('neighbours')}>
        {kill.next && (
          <ButtonLink wide href={href(kill.next)} rel="next">
            {t('next')}　<EntryTitle view={view} entry={kill.next} />
          </ButtonLink>
        )}
        {kill.previous && (
          <ButtonLink wide tone="plain" href={href(kill.previous)} rel="prev">
            {t('previous')}　<EntryTitle view={view} entry={kill.previous} />
          </ButtonLink>
        )}
        <ButtonLink wide tone="plain" href={`/g/${slug}/kills`}>
          {t('all')}
        </ButtonLink>
      </nav>
    </div>
  )
}

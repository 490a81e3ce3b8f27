import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'

/** When no vote is open: why, and what comes next. */
export function VoteShut({ slug, view, now }: { slug: string; view: TieshaView; now: number }) {
  const t = useTranslations('vote')
  const what =
    view.phase === 'waiting'
      ? 'waiting'
      : view.phase === 'posting'
        ? 'posting'
        : view.phase === 'ended'
          ? 'ended'
          : 'escort'
  const opens = view.closes.posting
  const voted = view.rounds.some((round) => round.votes.length > 0)
  return (
    <div className="mt-6">
      <Empty
        title={t(`shut.${what}Title`)}
        action={voted && <ButtonLink href={`/g/${slug}/vote/history`}>{t('shut.toHistory')}</ButtonLink>}
      >
        {what === 'posting' && opens !== null
          ? t.rich('shut.posting', { time: () => <Time at={opens} zone={view.timeZone} now={now} /> })
          : what === 'posting'
            ? t('shut.postingPaused')
            : t(`shut.${what}`)}
      </Empty>
    </div>
  )
}

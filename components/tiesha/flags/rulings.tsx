import { useTranslations } from 'next-intl'
import { useTerms } from '@/components/tiesha/terms'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import type { PostRuling } from '@/lib/play/read-rulings'

interface Clock {
  zone: string
  /** Epoch milliseconds. */
  now: number
}

/** What was ruled on a post, the latest first, above its text: for everybody. `isVoid`: it is no cause any more. */
export function RulingNotices(props: Clock & { rulings: readonly PostRuling[]; isVoid: boolean }) {
  return props.rulings.toReversed().map((ruling) => (
    <Notice key={`${ruling.at} ${ruling.verdict}`} className="mb-4" seal={ruling.verdict === 'upheld'}>
      <RulingWords {...props} ruling={ruling} />
    </Notice>
  ))
}

/** A ruling in words: verdict, the host's count, what follows or why nothing does, his reason. */
export function RulingWords({ ruling, isVoid, zone, now }: Clock & { ruling: PostRuling; isVoid: boolean }) {
  const t = useTranslations('flags')
  const terms = useTerms()
  const { verdict, words, fate, measure, until, note } = ruling
  return (
    <>
      <p>{t(`public.${verdict}`, { reason: terms.flagReason(ruling.reason), void: isVoid ? 'yes' : 'no' })}</p>
      {words && <p>{t('public.words', words)}</p>}
      {fate && <p>{t(`fate.${fate}`)}</p>}
      {measure && (
        <p>
          {t.rich(`public.${measure}`, { time: () => until !== null && <Time at={until} zone={zone} now={now} /> })}
        </p>
      )}
      {note && <p>{t('public.note', { note })}</p>}
      <p className="meta">
        <Time at={ruling.at} zone={zone} now={now} />
      </p>
    </>
  )
}

/** What a post is flagged for, in games where everybody sees it (T11.2); nothing where nothing is to be seen. */
export function FlaggedNotice({ reasons }: { reasons: readonly FlagReason[] }) {
  const t = useTranslations('flags.public')
  const terms = useTerms()
  if (reasons.length === 0) return null
  return <Notice className="mb-4">{t('open', { reasons: terms.list(reasons.map(terms.flagReason)) })}</Notice>
}

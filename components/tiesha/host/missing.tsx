import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { count, useTerms } from '@/components/tiesha/terms'
import { Part } from '@/components/ui/part'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

/** 缺票: who owes a ballot in the main vote, by house where there are two. */
export function Missing({ slug, view }: { slug: string; view: TieshaView }) {
  const t = useTranslations('host')
  const terms = useTerms()
  const main = view.polls.filter((poll) => poll.open && poll.stage === 'main')
  const missing = main.reduce((sum, poll) => sum + poll.notVoted.length, 0)
  const alias = (seat: number) => view.seats.find((one) => one.seat === seat)?.alias ?? ''
  return (
    <Part id="missing" title={t('missing')} note={main.length > 0 && t('missingNote', count(missing))}>
      {main.length === 0 ? (
        <p className="meta">{t(view.phase === 'overtime' ? 'overtimeNote' : 'missingClosed')}</p>
      ) : missing === 0 ? (
        <p>{t('missingNone')}</p>
      ) : (
        main.map((poll) => (
          <div key={poll.house}>
            {main.length > 1 && <h3 className="label mt-3">{terms.house(poll.house)}</h3>}
            <div className="waiting mt-2">
              {poll.notVoted.map((seat) => (
                <AliasName key={seat} slug={slug} alias={alias(seat)} />
              ))}
            </div>
          </div>
        ))
      )}
    </Part>
  )
}

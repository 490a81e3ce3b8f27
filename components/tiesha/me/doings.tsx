import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/game/disclosure'
import { AliasName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { MeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'
import { Receipt } from '../vote/receipt'

interface DoingsProps {
  slug: string
  view: TieshaView
  me: MeView
  /** Forum time of this reading, epoch milliseconds. */
  now: number
}

/** The ballots I have cast in the votes that are open now, as receipts; the latest vote first. */
export function MyBallots({ slug, view, me }: DoingsProps) {
  const t = useTranslations('me')
  const terms = useTerms()
  const aliases = Object.fromEntries(view.seats.map(({ seat, alias }) => [seat, alias]))
  const votes = view.polls.flatMap((poll) => {
    const ballots = me.ballots.filter(({ house, stage }) => house === poll.house && stage === poll.stage)
    return ballots.length === 0 ? [] : [{ poll, ballots }]
  })
  return (
    <Part id="ballots" title={t('ballots')} more={<Link href={`/g/${slug}/vote/history`}>{t('ballotHistory')}</Link>}>
      {votes.length === 0 && <p className="meta">{t('noBallots')}</p>}
      <div className="receipts">
        {votes.map(({ poll, ballots }) => (
          <section key={`${poll.stage}-${poll.house}`}>
            <h3>{terms.stage(poll.stage)}</h3>
            <Receipt
              ballots={ballots}
              aliases={aliases}
              numbering={poll.log ? 'log' : 'own'}
              zone={view.timeZone}
              justCast={null}
            />
          </section>
        ))}
      </div>
    </Part>
  )
}

/** What I owe, what I wrote in secret, what I flagged: folded like the identity. */
export function MySecrets({ slug, view, me, now }: DoingsProps) {
  const t = useTranslations('me')
  const terms = useTerms()
  const nothing = me.debts.length + me.posts.length + me.flags.length === 0
  return (
    <Disclosure summary={t('secrets')} warning={t('secretsWarning')}>
      <div className="identity">
        {nothing && <p className="meta">{t('noSecrets')}</p>}
        {me.debts.length > 0 && (
          <section>
            <h4>{t('debts')}</h4>
            <ul>
              {me.debts.map((debt) => (
                <li key={debt.strike} className="me-row">
                  <span>{t.rich('debt', { alias: () => <Alias slug={slug} view={view} seat={debt.target} /> })}</span>
                  <span className="meta">
                    {debt.due === null
                      ? t('dueTomorrow')
                      : t.rich('due', { time: () => <Time at={debt.due ?? 0} zone={view.timeZone} now={now} /> })}
                  </span>
                  <Link href={`/g/${slug}/desk`}>{t('toDesk')}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {me.posts.length > 0 && (
          <section>
            <h4>{t('posts')}</h4>
            <ul>
              {me.posts.map((post) => (
                <li key={post.post} className="me-row">
                  <span className="meta">{terms.round(post.round)}</span>
                  <span>{t(`postKinds.${post.kind}`)}</span>
                  <Alias slug={slug} view={view} seat={post.target} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {me.flags.length > 0 && (
          <section>
            <h4>{t('flags')}</h4>
            <ul>
              {me.flags.map((flag) => (
                <li key={`${flag.post}-${flag.reason}`} className="me-row">
                  <span>{terms.flagReason(flag.reason)}</span>
                  <span className="meta">
                    <Time at={flag.at} zone={view.timeZone} now={now} />
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <Link href={`/g/${slug}/flags#mine`}>{t('toFlags')}</Link>
            </p>
          </section>
        )}
      </div>
    </Disclosure>
  )
}

function Alias({ slug, view, seat }: { slug: string; view: TieshaView; seat: number }) {
  const found = view.seats.find((s) => s.seat === seat)
  return found ? <AliasName slug={slug} alias={found.alias} out={!found.living} /> : null
}

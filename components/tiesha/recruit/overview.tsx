import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RoundTable } from '@/components/game/round-table'
import { useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { housesIn, type ResolvedConfig, type TieshaView } from '@/lib/engine/rulesets/tiesha'
import { pointsText } from '../points-text'
import { planOf } from './plan'

interface OverviewProps {
  slug: string
  view: TieshaView
  config: ResolvedConfig
  now: number
  host: boolean
}

/** A running or finished game at a glance: how it stands, where to go, the rounds to come. */
export function Overview({ slug, view, config, now, host }: OverviewProps) {
  return (
    <>
      {view.status === 'finished' ? <Ending slug={slug} view={view} /> : <Present view={view} now={now} />}
      <Places slug={slug} view={view} host={host} />
      <Rounds view={view} config={config} />
    </>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts facts-wide">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Present({ view, now }: { view: TieshaView; now: number }) {
  const t = useTranslations('frontPage')
  const tiesha = useTranslations('tiesha')
  const terms = useTerms()
  const { next } = view.closes
  return (
    <Part
      id="now"
      title={t('roundPhase', { round: terms.round(view.round), phase: tiesha(`phases.${view.phase}`) })}
      note={view.allied && t('allied')}
    >
      {view.paused && (
        <Notice seal className="mb-4">
          {view.paused.note ? t('pausedNote', { note: view.paused.note }) : t('paused')}
        </Notice>
      )}
      <Facts
        facts={[
          [
            t('next'),
            next && !view.paused ? (
              <>
                <Time at={next.at} zone={view.timeZone} now={now} /> {t(`until.${next.what}`)}
              </>
            ) : (
              t('none')
            ),
          ],
          [t('living'), t('livingFacts', { living: view.living, seats: view.seats.length })],
          ...(view.row
            ? [
                [
                  t('row'),
                  t('rowFacts', {
                    picks: terms.seats(view.row.picks),
                    out: terms.seats(view.row.out),
                    slots: terms.slots(view.row),
                  }),
                ] as const,
              ]
            : []),
          [
            t('captured'),
            t('capturedFacts', { black: pointsText(view.captured.black), white: pointsText(view.captured.white) }),
          ],
        ]}
      />
    </Part>
  )
}

function Ending({ slug, view }: { slug: string; view: TieshaView }) {
  const t = useTranslations('frontPage')
  const terms = useTerms()
  return (
    <Part
      id="over"
      title={
        view.winner && view.score
          ? t('overFacts', {
              winner: terms.winner(view.winner),
              black: pointsText(view.score.black.total),
              white: pointsText(view.score.white.total),
            })
          : t('overNoWinner')
      }
      more={<Link href={`/g/${slug}/announcements?page=last`}>{t('final')}</Link>}
    >
      {view.endedBy && view.endedAt !== null && (
        <p>
          {t.rich('overWhy', {
            reason: terms.endReason(view.endedBy),
            time: () => <Time at={view.endedAt ?? 0} zone={view.timeZone} precision="minute" />,
          })}
        </p>
      )}
    </Part>
  )
}

function Places({ slug, view, host }: { slug: string; view: TieshaView; host: boolean }) {
  const t = useTranslations('frontPage')
  const open = view.polls.filter((poll) => poll.open)
  const waiting = open.reduce((sum, poll) => sum + poll.notVoted.length, 0)
  const places = [
    ['talk', t('place.talkNote')],
    ['kills', t('place.killsNote', { count: view.strikes.length })],
    ['vote', open.length > 0 ? t('place.voteNote', { waiting }) : t('place.voteClosed')],
    ['announcements', t('place.announcementsNote')],
    ['roster', t('place.rosterNote')],
    ['rules', t('place.rulesNote')],
    ...(host ? ([['host', t('place.hostNote')]] as const) : []),
  ] as const
  return (
    <Part id="places" title={t('places')}>
      <ul className="toc toc-wide">
        {places.map(([place, note]) => (
          <li key={place}>
            <Link href={`/g/${slug}/${place}`}>
              <span className="t">{t(`place.${place}`)}</span>
              <span className="meta">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Rounds({ view, config }: { view: TieshaView; config: ResolvedConfig }) {
  const t = useTranslations('frontPage')
  const rows = planOf(view, (round) => housesIn(config, round))
  return (
    <Part id="rounds" title={t('roundsTitle')} note={view.status === 'running' && t('roundsNote')}>
      <RoundTable label={t('roundsRows')} rows={rows} />
    </Part>
  )
}

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import { chineseNumber } from '@/components/ui/time-format'
import { type GameTab, GameTabs } from './game-tabs'
import { MyTime } from './my-time'

export type GameStep =
  | 'posting'
  | 'night'
  | 'day'
  | 'close'
  | 'overtime'
  | 'result'
  | 'picking'
  | 'action'
  | 'dayVote'
  | 'darkness'
  | 'lastWords'
  | 'speeches'
  | 'ballot'
  | 'partingWords'

/** What a clock counts down to. */
export type Closing =
  | 'signUp'
  | 'reportIn'
  | 'start'
  | 'posting'
  | 'iou'
  | 'vote'
  | 'overtime'
  | 'escort'
  | 'picking'
  | 'action'
  | 'darkness'
  | 'lastWords'
  | 'turn'
  | 'speeches'

export interface GameClock {
  what: Closing
  /** The deadline (epoch ms), the server's now, the game's zone, and the reader's (null = the device's). */
  until: number
  serverNow: number
  zone: string
  myZone?: string | null
}

export interface GameHeaderProps {
  crumbs: readonly { label: ReactNode; href?: string }[]
  title: string
  /** The running round; null before the first (the slip then says `slip`: 招人, 报到, 散场). */
  round: number | null
  slip?: string
  /** The steps of this round in order; `current` is the one that runs (null: none, as in a finished game). */
  steps: readonly GameStep[]
  current: GameStep | null
  /** Every row of the table; past rounds link to their results. */
  rounds: readonly { round: number; href?: string; state: 'past' | 'current' | 'ahead' }[]
  /** Null when nothing runs: paused, finished. `still` then says so. */
  clock: GameClock | null
  still?: ReactNode
  /** What is asked of the reader. Calm (no red, no wash) when nothing is. */
  ask: { title: ReactNode; detail?: ReactNode; action?: ReactNode; calm: boolean }
  tabs: readonly GameTab[]
}

/** The head of every page of a game: round, step, what closes when, what is asked of me, and the tabs. */
export function GameHeader(props: GameHeaderProps) {
  const t = useTranslations('game-parts')
  const { round, rounds, steps, clock, ask } = props
  const roundName = (n: number) => t('round', { n, nHan: chineseNumber(n) })
  return (
    <section className="game-head" aria-label={t('head')}>
      <div className="crumbs">
        {props.crumbs.map((crumb, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path has no other keys
          <Fragment key={i}>
            {i > 0 && <span aria-hidden="true">/</span>}
            {crumb.href ? <Link href={crumb.href}>{crumb.label}</Link> : <span>{crumb.label}</span>}
          </Fragment>
        ))}
      </div>
      <div className="head-grid">
        <div className="slip" aria-hidden="true">
          {round === null ? props.slip : roundName(round)}
        </div>
        <div className="head-title">
          <h1>{props.title}</h1>
          {steps.length > 0 && (
            <ol className="phases" aria-label={round === null ? t('steps') : t('stepsOf', { round: roundName(round) })}>
              {steps.map((step) => (
                <li key={step} aria-current={step === props.current ? 'step' : undefined}>
                  {t(`step.${step}`)}
                </li>
              ))}
            </ol>
          )}
        </div>
        {rounds.length > 0 && (
          <nav className="rounds" aria-label={t('rounds')}>
            {rounds.map(({ round: n, href, state }) => (
              <RoundLink
                key={n}
                name={roundName(n)}
                short={t('ordinal', { n, nHan: chineseNumber(n) })}
                href={href}
                state={state}
              />
            ))}
          </nav>
        )}
        <div className="clock">
          {clock ? (
            <>
              <p className="meta">{t(`until.${clock.what}`)}</p>
              <p className="left">
                <Countdown
                  until={clock.until}
                  serverNow={clock.serverNow}
                  form="big"
                  instant={clock.what === 'start' || clock.what === 'signUp'}
                />
              </p>
              <p className="meta">
                {t.rich(`closes.${clock.what}`, {
                  time: () => <Time at={clock.until} zone={clock.zone} now={clock.serverNow} />,
                })}
                <br />
                <MyTime at={clock.until} forumZone={clock.zone} zone={clock.myZone} />
              </p>
            </>
          ) : (
            <p className="still">{props.still}</p>
          )}
        </div>
        <div className={clsx('ask', ask.calm && 'is-calm')}>
          <p>
            <b>{ask.title}</b>
          </p>
          {ask.detail && <p className="meta">{ask.detail}</p>}
          {ask.action && <p>{ask.action}</p>}
        </div>
      </div>
      <GameTabs tabs={props.tabs} />
    </section>
  )
}

function RoundLink(props: { name: string; short: string; href?: string; state: 'past' | 'current' | 'ahead' }) {
  const t = useTranslations('game-parts')
  const { name, short, href, state } = props
  const label = t(`roundState.${state}`, { round: name })
  if (!href)
    return (
      <span title={label} aria-current={state === 'current' ? 'step' : undefined}>
        <span aria-hidden="true">{short}</span>
        <span className="vh">{label}</span>
      </span>
    )
  return (
    <Link href={href} title={label} aria-label={label} aria-current={state === 'current' ? 'step' : undefined}>
      {short}
    </Link>
  )
}

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { BallotsSetting } from '@/lib/engine/ballot'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { PollView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { GameViewer } from '@/lib/play/access'
import { useTerms } from '../terms'
import { BallotLog } from './ballot-log'
import type { Barred } from './ballot-slip'
import type { Candidate } from './candidates'
import { LiveTally } from './live-tally'
import { type LogPages, logHref, logPage } from './log-page'
import { MainMachine } from './main-machine'
import { NotVoted } from './not-voted'
import { firstAtEdge } from './overtime-first'
import { OvertimeMachine, OvertimeWatch } from './overtime-machine'
import type { OvertimePanelProps } from './overtime-panel'
import { Receipt } from './receipt'
import { SettledMain } from './settled-main'
import { SORTINGS, type Sorting } from './sortings'
import type { BallotSpec, SendBallot } from './use-ballot'

interface PollSectionProps {
  slug: string
  view: TieshaView
  poll: PollView
  settledMain: SettledVote | null
  /** Posts in talk by seat. */
  posts: Readonly<Record<number, number>>
  aliases: Readonly<Record<number, string>>
  viewer: GameViewer
  ballots: BallotsSetting
  revote: boolean
  sorting: Sorting
  logPages: LogPages
  now: number
  formKey: string
  send: SendBallot
}

/** One open vote of one house, for whoever looks at it: to vote in, or to watch. */
export function PollSection(props: PollSectionProps) {
  const { view, poll } = props
  const t = useTranslations('vote')
  const terms = useTerms()
  const { me } = view
  const several = view.votingHouses.length > 1
  const mayVote =
    me?.votingHouse === poll.house && (me.living || me.asks.some((a) => a.kind === 'vote' && a.stage === poll.stage))
  const ballots = (me?.ballots ?? []).filter((b) => b.house === poll.house && b.stage === poll.stage)
  const inForce = ballots.find((b) => !b.replaced)
  const final = !props.revote && inForce !== undefined && !inForce.picks.some((p) => p.lost)
  const barred: Barred = view.paused ? 'paused' : final ? 'final' : null
  const spec: BallotSpec = {
    slug: props.slug,
    round: view.round,
    stage: poll.stage,
    most: poll.stage === 'main' ? poll.picks : Math.min(poll.picks, poll.places),
    candidates: poll.candidates,
    codes: poll.guesses ? poll.codes : [],
    ballots,
    formKey: props.formKey,
    send: props.send,
  }
  const shared = {
    spec,
    guesses: poll.guesses,
    barred,
    numbering: poll.log && isPublicLog(props.ballots) ? ('log' as const) : ('own' as const),
    zone: view.timeZone,
    now: props.now,
    closes: poll.closes,
  }
  const reader = useReaderWords(props, several)
  const named = (what: string) => (several ? `${what}　${terms.house(poll.house)}` : what)
  if (poll.stage === 'overtime') {
    const panel = overtimePanel(props, spec.most)
    return (
      <>
        {mayVote ? <OvertimeMachine {...panel} {...shared} /> : <OvertimeWatch {...panel}>{reader}</OvertimeWatch>}
        <div className="cols mt-7">
          <div>
            {props.settledMain && (
              <SettledMain
                vote={props.settledMain}
                aliases={props.aliases}
                showHouse={view.votingHouses.length > 1}
                closed={props.settledMain.at - 1000}
                zone={view.timeZone}
                now={props.now}
              />
            )}
          </div>
          <aside className="aside-log">
            <Log {...props} title={named(t('over.log'))} side />
          </aside>
        </div>
      </>
    )
  }
  const sums = <Sums {...props} title={named(poll.totals ? t('sums.title') : t('hiddenTitle'))} />
  const waiting = (
    <NotVoted
      id={`wait-${poll.house}`}
      title={named(t('wait.title'))}
      slug={props.slug}
      seats={poll.notVoted.map((seat) => ({ seat, alias: props.aliases[seat] ?? '' }))}
      closes={poll.closes}
      zone={view.timeZone}
      now={props.now}
      me={me !== null && poll.notVoted.includes(me.seat)}
    />
  )
  const log = <Log {...props} title={named(t('log.title'))} />
  const heading = several && <h2 className="mt-7">{t('houseTitle', { house: terms.house(poll.house) })}</h2>
  if (!mayVote)
    return (
      <>
        {heading}
        <Notice className="mt-6">{reader}</Notice>
        {inForce && (
          <section className="slip-paper mt-6">
            <Receipt
              ballots={ballots}
              aliases={props.aliases}
              numbering={shared.numbering}
              zone={view.timeZone}
              justCast={null}
            />
          </section>
        )}
        <div className="vote vote-watch mt-6">
          {sums}
          {waiting}
          {log}
        </div>
      </>
    )
  return (
    <>
      {heading}
      <MainMachine
        {...shared}
        candidates={candidatesOf(props)}
        aliases={props.aliases}
        places={poll.places}
        halves={!me.living || me.traits.includes('halfVote') ? 1 : 2}
        revote={props.revote}
        sorting={poll.totals || props.sorting !== 'votes' ? props.sorting : 'seat'}
        sortings={SORTINGS.filter((s) => s !== 'votes' || poll.totals).map((sorting) => ({
          sorting,
          href: sorting === 'seat' ? `/g/${props.slug}/vote` : `/g/${props.slug}/vote?sort=${sorting}`,
        }))}
        sums={sums}
        waiting={waiting}
        log={log}
      />
    </>
  )
}

/** Numbers of the log are the public ones only where everybody sees the log. */
const isPublicLog = (ballots: BallotsSetting): boolean => ballots === 'open'

function candidatesOf({ poll, aliases, posts, view }: PollSectionProps): Candidate[] {
  return poll.candidates.map((seat) => ({
    seat,
    alias: aliases[seat] ?? '',
    me: seat === view.me?.seat,
    halves: poll.totals ? (poll.totals.find((total) => total.seat === seat)?.halves ?? 0) : null,
    posts: posts[seat] ?? 0,
  }))
}

function overtimePanel(props: PollSectionProps, most: number): OvertimePanelProps {
  const { view, poll, settledMain } = props
  const first = firstAtEdge(poll)
  const mainHalves = (seat: number) => settledMain?.totals?.find((total) => total.seat === seat)?.halves ?? null
  return {
    slug: props.slug,
    house: view.votingHouses.length > 1 ? poll.house : null,
    tied: candidatesOf(props).map((c) => ({ ...c, mainHalves: mainHalves(c.seat) })),
    places: poll.places,
    most,
    voters: view.seats.filter((s) => s.living && (view.votingHouses.length === 1 || s.house === poll.house)).length,
    closes: poll.closes,
    now: props.now,
    first: first && { alias: props.aliases[first.seat] ?? '', at: first.at, halves: first.halves },
    zone: view.timeZone,
  }
}

/** Why this reader has no ballot here. */
function useReaderWords({ view, poll, viewer }: PollSectionProps, several: boolean): string {
  const t = useTranslations('vote')
  const terms = useTerms()
  if (viewer.kind === 'public') return t('reader.guest')
  if (viewer.kind !== 'seat') return t('reader.host')
  if (view.me && !view.me.living) return t('reader.out')
  if (several && view.me?.votingHouse !== poll.house) return t('reader.otherHouse', { house: terms.house(poll.house) })
  return t('reader.none')
}

function Sums({ poll, ballots, aliases, title }: PollSectionProps & { title: string }) {
  const t = useTranslations('vote')
  const { totals } = poll
  if (!totals)
    return (
      <Part id={`sums-${poll.house}`} className="vote-sums" title={title}>
        <p>{t(ballots === 'secret' ? 'sums.secret' : 'sums.closed')}</p>
      </Part>
    )
  return (
    <Part id={`sums-${poll.house}`} className="vote-sums" title={title} note={t('sums.note')}>
      {ballots !== 'open' && <p className="meta">{t('sums.teamOnly')}</p>}
      <LiveTally
        totals={totals}
        standing={poll.standing}
        aliases={aliases}
        left={Math.max(0, poll.places - (poll.standing?.out.length ?? 0))}
      />
    </Part>
  )
}

/** Own house, or the first: `log`; the other one apart, since both stand on one page. */
function logId({ view, poll }: PollSectionProps): string {
  return poll.house === (view.me?.votingHouse ?? view.votingHouses[0]) ? 'log' : `log-${poll.house}`
}

function Log(props: PollSectionProps & { title: string; side?: boolean }) {
  const { poll, slug, view } = props
  const t = useTranslations('vote')
  const history = <Link href={`/g/${slug}/vote/history`}>{t('log.history')}</Link>
  const id = logId(props)
  if (!poll.log)
    return (
      <Part id={id} className="vote-log" title={props.title} more={history} side={props.side}>
        <p className="meta">{t(props.ballots === 'secret' ? 'log.secret' : 'log.closed')}</p>
      </Part>
    )
  const page = logPage(poll.log, view.seats, props.logPages[poll.house] ?? 1)
  return (
    <Part
      id={id}
      className="vote-log"
      title={props.title}
      note={page.total > 0 && t('log.note', { n: page.total, replaced: page.replaced })}
      more={history}
      side={props.side}
    >
      {page.total === 0 ? (
        <p className="meta">{t('log.none')}</p>
      ) : (
        <BallotLog
          slug={slug}
          label={props.title}
          aliases={props.aliases}
          ballots={page.ballots}
          page={page.page}
          pages={page.pages}
          href={logHref(`/g/${slug}/vote`, {
            sort: props.sorting === 'seat' ? null : props.sorting,
            house: poll.house,
            houses: view.votingHouses,
            pages: props.logPages,
          })}
          anchor={id}
          newest={page.newest}
          zone={view.timeZone}
        />
      )}
    </Part>
  )
}

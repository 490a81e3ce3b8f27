import { useTranslations } from 'next-intl'
import { AliasName, CodeName, Seal } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Empty, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { NightReport } from '@/lib/engine/rulesets/tiesha/report-types'
import type { SeatView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { KillEntry, KillRound } from '@/lib/play/read-kills'
import { count, useTerms } from '../terms'
import { guessOutcome, iouState } from './entries'
import { useWordFigures } from './word-figures'

interface KillListProps {
  slug: string
  view: TieshaView
  rounds: readonly KillRound[]
  /** Forum time of this reading, epoch milliseconds. */
  now: number
}

/** 杀帖: every kill of the game by rounds, the latest round on top; within a round in the order of appearance. */
export function KillList({ slug, view, rounds, now }: KillListProps) {
  const t = useTranslations('kills')
  const terms = useTerms()
  if (rounds.length === 0)
    return <Empty title={t('none.title')}>{t(view.round > 1 ? 'none.lapsed' : 'none.firstRound')}</Empty>
  return (
    <>
      {rounds.toReversed().map(({ round, entries }) => (
        <Part
          key={round}
          id={`round-${round}`}
          title={t('roundTitle', { round: terms.round(round) })}
          note={<RoundCount entries={entries} />}
          more={<NightLine slug={slug} night={view.rounds.find((r) => r.round === round)?.night ?? null} />}
        >
          <ol className="strikes">
            {entries.map((entry) => (
              <li key={entry.key} className="strike">
                <StrikeRow slug={slug} view={view} entry={entry} now={now} />
              </li>
            ))}
          </ol>
        </Part>
      ))}
    </>
  )
}

function StrikeRow({ slug, view, entry, now }: { slug: string; view: TieshaView; entry: KillEntry; now: number }) {
  const t = useTranslations('kills')
  const figures = useWordFigures()
  const facts = entry.kind === 'strike' ? entry.strike : entry.other
  const hanging = entry.kind === 'strike' && iouState(view, entry.strike) === 'open'
  const target = entry.kind === 'strike' ? view.seats.find((seat) => seat.seat === entry.strike.target) : undefined
  return (
    <>
      <Seal vertical tone={hanging ? 'line' : 'carved'}>
        {facts.code}
      </Seal>
      <div>
        <h3 className={facts.ruling?.void ? 'is-void' : undefined} lang="zh-CN">
          <Link href={`/g/${slug}/kills/${entry.key}`}>
            <EntryTitle view={view} entry={entry} />
          </Link>
        </h3>
        <p className="aim">
          <CodeName>{facts.code}</CodeName>
          {entry.kind === 'strike' && target && <Aim slug={slug} view={view} strike={entry.strike} target={target} />}
        </p>
        <p className="meta dot-list">
          <span>
            <Time at={facts.at} zone={view.timeZone} now={now} />
          </span>
          {facts.words && figures(facts.words).map((figure) => <span key={figure}>{figure}</span>)}
          {entry.hidden && <span>{t('hiddenBecause', { reason: entry.hidden.reason })}</span>}
        </p>
      </div>
      <p className="tags">
        <EntryTags view={view} entry={entry} />
      </p>
    </>
  )
}

function Aim(props: { slug: string; view: TieshaView; strike: KillEntryStrike; target: SeatView }) {
  const t = useTranslations('kills')
  const { slug, view, strike, target } = props
  const outcome = guessOutcome(view, strike)
  return (
    <>
      <span>
        {t.rich('takes', { alias: () => <AliasName slug={slug} alias={target.alias} out={!target.living} /> })}
      </span>
      <span>
        {strike.guess ? t.rich('guesses', { code: () => <CodeName>{strike.guess}</CodeName> }) : t('noGuess')}
        {outcome && ` ${t(`guess.${outcome}`)}`}
      </span>
    </>
  )
}
type KillEntryStrike = Extract<KillEntry, { kind: 'strike' }>['strike']

/** What an entry is called: its title; an IOU that hangs, and a text that the host has hidden, have none. */
export function EntryTitle({ view, entry }: { view: TieshaView; entry: KillEntry }) {
  const t = useTranslations('kills')
  if (entry.title) return entry.title
  const iou = entry.kind === 'strike' ? iouState(view, entry.strike) : null
  if (iou === 'open' || iou === 'missed') return t(`iouTitle.${iou}`)
  return t(entry.hidden ? 'hiddenTitle' : 'untitled')
}

/** Marks of an entry: IOU hanging or filled, other kinds of posts, void by ruling, hidden by the host. */
export function EntryTags({ view, entry }: { view: TieshaView; entry: KillEntry }) {
  const t = useTranslations('kills')
  const terms = useTerms()
  const { ruling } = entry.kind === 'strike' ? entry.strike : entry.other
  const iou = entry.kind === 'strike' ? iouState(view, entry.strike) : null
  const kind = entry.kind === 'other' ? entry.other.kind : entry.strike.kind
  return (
    <>
      {iou && <Tag tone={iou === 'open' ? 'seal' : undefined}>{t(`iou.${iou}`)}</Tag>}
      {(kind === 'flying' || kind === 'rescue' || kind === 'sapper') && <Tag>{t(`kind.${kind}`)}</Tag>}
      {ruling && (
        <Tag tone={ruling.void ? 'void' : undefined}>
          {t(ruling.void ? 'void' : 'upheld', { reason: terms.flagReason(ruling.reason) })}
        </Tag>
      )}
      {entry.hidden && <Tag>{t('hiddenTag')}</Tag>}
    </>
  )
}

export function RoundCount({ entries }: { entries: readonly KillEntry[] }) {
  const t = useTranslations('kills')
  const hanging = entries.filter((entry) => entry.kind === 'strike' && entry.strike.post === null).length
  const written = count(entries.length - hanging)
  return <>{hanging === 0 ? t('count', written) : t('countWithIous', { ...written, ...iou(hanging) })}</>
}

const iou = (n: number) => ({ ious: n, iousHan: count(n).nHan })

/** 无人放弃。夜报：五人中帖。 */
export function NightLine({ slug, night }: { slug: string; night: NightReport | null }) {
  const t = useTranslations('kills')
  if (!night) return null
  return (
    <>
      {t('lapsed', count(night.lapsed))}{' '}
      <Link href={`/g/${slug}/announcements`}>{t('night', count(night.out.length))}</Link>
    </>
  )
}

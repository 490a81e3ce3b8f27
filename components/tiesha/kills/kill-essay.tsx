import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Essay } from '@/components/game/essay'
import { AliasName, FactionMark } from '@/components/game/names'
import { Countdown } from '@/components/ui/countdown'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha/config'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { KillPage } from '@/lib/play/read-kills'
import type { PostRuling } from '@/lib/play/read-rulings'
import { FlaggedNotice, RulingNotices } from '../flags/rulings'
import { count, useTerms } from '../terms'
import { guessOutcome, iouState, sideOfCode } from './entries'
import { EntryTitle } from './kill-list'
import { useWordFigures } from './word-figures'

interface KillEssayProps {
  slug: string
  config: ResolvedConfig
  view: TieshaView
  kill: KillPage
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  /** Rulings on it, oldest first; and what it is flagged for, where that is open to all (T11.2). */
  rulings: readonly PostRuling[]
  flaggedFor: readonly FlagReason[]
  /** The rendered text; null where there is none to read (an IOU that hangs, a hidden post). */
  text: ReactNode
  actions: ReactNode
}

/** One kill post as a page of a book: the text, then its 落款: signature, seal, target and guess. */
export function KillEssay({ slug, config, view, kill, now, rulings, flaggedFor, text, actions }: KillEssayProps) {
  const t = useTranslations('kills')
  const terms = useTerms()
  const figures = useWordFigures()
  const { entry } = kill
  const facts = entry.kind === 'strike' ? entry.strike : entry.other
  const place = kill.round.findIndex((other) => other.key === entry.key) + 1
  const author = seatOf(view, authorShown(view) ? facts.author : null)
  const iou = entry.kind === 'strike' ? iouState(view, entry.strike) : null
  const side = sideOfCode(config, facts.code)
  const meta = [
    t('placeInRound', { round: terms.round(facts.round), ...count(place) }),
    <Time key="at" at={facts.at} zone={view.timeZone} />,
    ...(entry.kind === 'strike' && entry.strike.filledAt !== null
      ? [
          t.rich('filledAt', {
            time: () => <Time at={entry.strike.filledAt ?? 0} zone={view.timeZone} now={now} />,
          }),
        ]
      : []),
    ...(facts.words ? figures(facts.words) : []),
    ...(author ? [t.rich('author', { alias: () => <AliasName slug={slug} alias={author.alias} /> })] : []),
  ]
  return (
    <Essay
      title={<EntryTitle view={view} entry={entry} />}
      meta={meta}
      colophon={{
        sign: facts.code,
        ...(iou !== 'open' && { seal: facts.code }), // a carved seal is for what is done
        facts: [
          {
            label: t('signed'),
            value: (
              <>
                {side && <FactionMark faction={side} />}
                {facts.code}
              </>
            ),
          },
          ...(entry.kind === 'strike'
            ? aim(entry.strike)
            : [{ label: t('work'), value: t(`kind.${entry.other.kind}`) }]),
        ],
      }}
      actions={actions}
    >
      <EssayNotices entry={entry} view={view} now={now} />
      <FlaggedNotice reasons={flaggedFor} />
      <RulingNotices rulings={rulings} isVoid={facts.ruling?.void ?? false} zone={view.timeZone} now={now} />
      {text}
    </Essay>
  )

  function aim(strike: Extract<KillPage['entry'], { kind: 'strike' }>['strike']) {
    const target = seatOf(view, strike.target)
    const outcome = guessOutcome(view, strike)
    return [
      { label: t('target'), value: target && <AliasName slug={slug} alias={target.alias} out={!target.living} /> },
      {
        label: t('guessed'),
        value: (
          <>
            {strike.guess ?? t('guess.none')}
            {strike.guess && <span className="meta">{outcome ? t(`guess.${outcome}`) : t('guess.later')}</span>}
          </>
        ),
      },
    ]
  }
}

function EssayNotices({ entry, view, now }: { entry: KillPage['entry']; view: TieshaView; now: number }) {
  const t = useTranslations('kills')
  const iou = entry.kind === 'strike' ? iouState(view, entry.strike) : null
  const due = entry.kind === 'strike' ? entry.strike.due : null
  return (
    <>
      {(iou === 'open' || iou === 'missed') && (
        <Notice className="mb-4">
          {due === null
            ? t(`iouNotice.${iou}`)
            : t.rich('iouDue', {
                time: () => <Time at={due} zone={view.timeZone} now={now} />,
                left: () => <Countdown until={due} serverNow={now} />,
              })}
        </Notice>
      )}
      {entry.hidden && <Notice className="mb-4">{t('hiddenNotice', { reason: entry.hidden.reason })}</Notice>}
    </>
  )
}

const seatOf = (view: TieshaView, seat: number | null) => view.seats.find((s) => s.seat === seat)

/** Secrets are folded: an author reads his own post as everybody does; hosts, and all once it is over, see who wrote. */
function authorShown(view: TieshaView): boolean {
  return view.status === 'finished' || view.viewer.kind === 'host' || view.viewer.kind === 'assistant'
}

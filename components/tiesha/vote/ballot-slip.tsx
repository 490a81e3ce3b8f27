'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { FormError } from '@/components/ui/form-error'
import { count, useTerms } from '../terms'
import { standingPicks } from './ballot'
import { BallotLines, CodeOptions } from './ballot-lines'
import type { Candidate } from './candidates'
import { changeSentence } from './change-sentence'
import { type Numbering, Receipt, useBallotName } from './receipt'
import type { Ballot, BallotSpec } from './use-ballot'

/** Why no ballot can be cast now, though the seat stands among the voters. */
export type Barred = 'final' | 'paused' | null

export interface SlipProps {
  spec: BallotSpec
  ballot: Ballot
  candidates: readonly Candidate[]
  aliases: Readonly<Record<number, string>>
  /** Weight of this seat's ballot in halves. */
  halves: number
  guesses: boolean
  revote: boolean
  barred: Barred
  numbering: Numbering
  zone: string
}

const never = () => () => {}

/** What the button says instead of sending, and when. Without script only the server knows what is picked. */
export function useBarredReason(ballot: Ballot, barred: Barred): string | undefined {
  const t = useTranslations('vote')
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (barred) return t(`slip.${barred}`)
  if (!scripted) return undefined
  if (ballot.picks.length === 0) return t('slip.empty')
  return ballot.unchanged ? t('slip.same') : undefined
}

/** The ballot slip: picks in order with their guesses, what casting will change, the button, the receipt. */
export function BallotSlip(props: SlipProps) {
  const { spec, ballot, aliases } = props
  const t = useTranslations('vote')
  const terms = useTerms()
  const ballotName = useBallotName(props.numbering)
  const reason = useBarredReason(ballot, props.barred)
  const { inForce, picks } = ballot
  const changes = !reason && picks.length > 0 && !ballot.unchanged
  return (
    <section className="slip-paper vote-slip" aria-labelledby="slip-heading">
      <h2 id="slip-heading" className="slip-title">
        {inForce ? t('slip.replace') : t('slip.cast')}
      </h2>
      {ballot.state?.ok === false && <FormError refusal={ballot.state.refusal} />}
      <div className="noscript:hidden">
        {picks.length === 0 ? (
          <p className="meta mt-3">{t('slip.none', { most: spec.most })}</p>
        ) : (
          <ol className="picks mt-3">
            {picks.map((pick, i) => (
              <li key={pick.seat}>
                <span className="n" aria-hidden="true">
                  {t('slip.n', count(i + 1))}
                </span>
                <span className="name-l" lang="zh-CN">
                  {aliases[pick.seat]}
                </span>
                {props.guesses && (
                  <select
                    className="input"
                    aria-label={t('slip.guessFor', { alias: aliases[pick.seat] ?? '' })}
                    value={pick.code ?? ''}
                    onChange={(event) => ballot.guess(pick.seat, event.target.value)}
                  >
                    <CodeOptions codes={spec.codes} />
                  </select>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      <BallotLines most={spec.most} candidates={props.candidates} codes={spec.codes} picks={picks} />
      {ballot.gone.length > 0 && (
        <p className="mt-2">{t('slip.gone', { aliases: terms.list(ballot.gone.map((s) => aliases[s] ?? '')) })}</p>
      )}
      {!props.guesses && <p className="meta mt-2">{t('slip.noGuesses')}</p>}
      <p className="meta slip-change noscript:hidden" aria-live="polite">
        {changes &&
          changeSentence(t, {
            before: inForce && { name: ballotName(inForce.number), picks: standingPicks(inForce.picks) },
            after: picks,
            halves: props.halves,
            aliases,
          })}
        {changes && !props.revote && ` ${t('slip.finalNote')}`}
      </p>
      <Button type="submit" tone="solid" wide pending={ballot.pending} reason={reason}>
        {inForce ? t('slip.sendNew') : t('slip.send')}
      </Button>
      <Receipt
        ballots={spec.ballots}
        aliases={aliases}
        numbering={props.numbering}
        zone={props.zone}
        justCast={ballot.state?.ok ? ballot.state.at : null}
        logHref={props.numbering === 'log' ? '#log' : undefined}
      />
    </section>
  )
}

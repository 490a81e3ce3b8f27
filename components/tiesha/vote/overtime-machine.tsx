'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CodeName, Seal } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { FormContext } from '@/components/ui/form-context'
import { FormError } from '@/components/ui/form-error'
import { Time } from '@/components/ui/time'
import { BallotLines, CodeOptions } from './ballot-lines'
import { type Barred, useBarredReason } from './ballot-slip'
import { HiddenFields } from './hidden-fields'
import { OvertimePanel, type OvertimePanelProps } from './overtime-panel'
import { type Numbering, useBallotName } from './receipt'
import { type BallotSpec, useBallot } from './use-ballot'
import { useCastNotice } from './use-cast-notice'

interface OvertimeMachineProps extends OvertimePanelProps {
  spec: BallotSpec
  guesses: boolean
  barred: Barred
  numbering: Numbering
}

/** The overtime vote for a seat that may vote in it. */
export function OvertimeMachine(props: OvertimeMachineProps) {
  const { spec, tied } = props
  const t = useTranslations('vote')
  const ballot = useBallot(spec)
  const reason = useBarredReason(ballot, props.barred)
  useCastNotice(ballot, props.numbering)
  const aliasOf = (seat: number) => tied.find((c) => c.seat === seat)?.alias ?? ''
  const only = ballot.picks.length === 1 ? ballot.picks[0] : undefined
  const acts = (
    <span className="row row-end">
      {props.guesses &&
        ballot.picks.map((pick) => (
          <select
            key={pick.seat}
            className="input guess noscript:hidden"
            aria-label={t('slip.guessFor', { alias: aliasOf(pick.seat) })}
            value={pick.code ?? ''}
            onChange={(event) => ballot.guess(pick.seat, event.target.value)}
          >
            <CodeOptions codes={spec.codes} />
          </select>
        ))}
      <BallotLines most={spec.most} candidates={tied} codes={props.guesses ? spec.codes : []} picks={ballot.picks} />
      <Button type="submit" pending={ballot.pending} reason={reason}>
        {only ? t('over.send', { alias: aliasOf(only.seat) }) : t('over.sendMany')}
      </Button>
    </span>
  )
  return (
    <FormContext value={{ state: ballot.state, pending: ballot.pending }}>
      <form action={ballot.send} onSubmit={ballot.submit}>
        <HiddenFields spec={spec} />
        {ballot.state?.ok === false && <FormError refusal={ballot.state.refusal} />}
        <OvertimePanel
          {...props}
          acts={acts}
          onPick={ballot.toggle}
          orderOf={(seat) => {
            const place = ballot.picks.findIndex((p) => p.seat === seat)
            return place < 0 ? null : place + 1
          }}
        >
          <OvertimeReceipt
            ballot={ballot.inForce}
            aliasOf={aliasOf}
            numbering={props.numbering}
            zone={props.zone}
            justCast={ballot.state?.ok ? ballot.state.at : null}
          />
        </OvertimePanel>
      </form>
    </FormContext>
  )
}

/** The overtime vote for those who only look on; `children` says why. */
export function OvertimeWatch({ children, ...props }: OvertimePanelProps & { children: ReactNode }) {
  return (
    <OvertimePanel {...props} acts={null} orderOf={() => null}>
      <p className="meta mt-3">{children}</p>
    </OvertimePanel>
  )
}

function OvertimeReceipt(props: {
  ballot: BallotSpec['ballots'][number] | null
  aliasOf: (seat: number) => string
  numbering: Numbering
  zone: string
  justCast: number | null
}) {
  const t = useTranslations('vote')
  const name = useBallotName(props.numbering)
  const { ballot } = props
  if (!ballot) return null
  return (
    <section className="over-receipt row" id="receipt" aria-label={t('receipt.title')}>
      <Seal key={ballot.at} turned lands={ballot.at === props.justCast}>
        {t('receipt.received')}
      </Seal>
      <span>{name(ballot.number)}</span>
      <Time at={ballot.at} zone={props.zone} precision="milli" clockOnly />
      {ballot.picks.map((pick) => (
        <span key={pick.seat}>
          <CodeName>{props.aliasOf(pick.seat)}</CodeName>
          {pick.code && (
            <span className="meta"> {t.rich('guess', { code: () => <CodeName>{pick.code}</CodeName> })}</span>
          )}
        </span>
      ))}
    </section>
  )
}

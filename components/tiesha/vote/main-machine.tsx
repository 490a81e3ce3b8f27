'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { FormContext } from '@/components/ui/form-context'
import { Part } from '@/components/ui/part'
import { count } from '../terms'
import { BallotSlip, type SlipProps, useBarredReason } from './ballot-slip'
import { type Candidate, Candidates } from './candidates'
import { HiddenFields } from './hidden-fields'
import type { Sorting } from './sortings'
import { type BallotSpec, useBallot } from './use-ballot'
import { useCastNotice } from './use-cast-notice'

interface MainMachineProps extends Omit<SlipProps, 'spec' | 'ballot'> {
  spec: BallotSpec
  candidates: readonly Candidate[]
  /** How many go out. */
  places: number
  sorting: Sorting
  sortings: readonly { sorting: Sorting; href: string }[]
  closes: number
  now: number
  sums: ReactNode
  waiting: ReactNode
  log: ReactNode
}

/** The main vote for a seat that may vote: candidates as cards, the ballot slip, and what everybody sees beside them. */
export function MainMachine(props: MainMachineProps) {
  const { spec } = props
  const t = useTranslations('vote')
  const id = useId()
  const ballot = useBallot(spec)
  const reason = useBarredReason(ballot, props.barred)
  useCastNotice(ballot, props.numbering)
  const full =
    ballot.refused === null ? null : t('full', { ...count(spec.most), alias: props.aliases[ballot.refused] ?? '' })
  const send = ballot.inForce ? t('slip.sendNew') : t('slip.send')
  const { nHan: mostHan } = count(spec.most)
  const { nHan: placesHan } = count(props.places)
  return (
    <FormContext value={{ state: ballot.state, pending: ballot.pending }}>
      <div className="vote mt-6">
        <form id={id} className="contents" action={ballot.send} onSubmit={ballot.submit}>
          <HiddenFields spec={spec} />
          <Part
            id="candidates"
            className="vote-cands"
            title={t('choose')}
            note={t('rule', { most: spec.most, mostHan, places: props.places, placesHan })}
          >
            <Candidates
              slug={spec.slug}
              candidates={props.candidates}
              sorting={props.sorting}
              sortings={props.sortings}
              ballot={ballot}
              most={spec.most}
            />
          </Part>
          <BallotSlip {...props} spec={spec} ballot={ballot} />
        </form>
        {props.sums}
        {props.waiting}
        {props.log}
      </div>
      <div className="act-bar noscript:hidden">
        <span>
          <b>{t('slip.picked', count(ballot.picks.length))}</b>
          <br />
          <span className="meta">{full ?? <Countdown until={props.closes} serverNow={props.now} />}</span>
        </span>
        <Button type="submit" form={id} tone="solid" pending={ballot.pending} reason={reason}>
          {send}
        </Button>
      </div>
    </FormContext>
  )
}

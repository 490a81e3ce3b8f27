import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/choice'
import type { FormAction } from '@/components/ui/form-action'
import { KeptRadio } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { JingfeiView, PollView } from '@/lib/engine/rulesets/jingfei/view-types'
import { SeatLabel, SeatName, SeatNames, type TableContext, useSeatText } from '../seats'
import { count, useJingfeiTerms } from '../terms'

interface Props {
  context: TableContext
  view: JingfeiView
  poll: PollView
  formKey: string
  send: FormAction
}

/** The vote that is open (G7, G8): one's own slip, who has not voted, and for those who may see them the votes. */
export function Poll({ context, view, poll, formKey, send }: Props) {
  const t = useTranslations('jingfei.vote')
  const terms = useJingfeiTerms()
  const lead = { open: 'leadOpen', closed: 'lead', secret: 'leadSecret' } as const
  return (
    <Part
      id="poll"
      title={`${terms.day(view.round)}　${terms.stage(poll.stage)}`}
      note={
        !view.paused &&
        t.rich('closes', { time: () => <Time at={poll.closes} zone={context.zone} now={context.now} /> })
      }
    >
      <p className="meta">{t(lead[view.settings.ballots], { blind: view.settings.hostBlind ? 'yes' : 'no' })}</p>
      {poll.stage !== 'first' && (
        <Notice className="mt-3">
          {t('tied')} <SeatNames context={context} seats={poll.candidates} />
          <br />
          {t(poll.stage)}
        </Notice>
      )}
      <Slip context={context} view={view} poll={poll} formKey={formKey} send={send} />
      <p className="meta mt-4">
        {poll.notVoted.length === 0
          ? t('allVoted')
          : t.rich('notVoted', { seats: () => <SeatNames context={context} seats={poll.notVoted} /> })}
      </p>
      {poll.ballots && <Cast context={context} ballots={poll.ballots} totals={poll.totals} />}
    </Part>
  )
}

/** One's own vote, or the form for it. */
function Slip({ context, view, poll, formKey, send }: Props) {
  const t = useTranslations('jingfei.vote')
  const jingfei = useTranslations('jingfei')
  const seatText = useSeatText(context)
  const { me } = view
  if (!me?.living || view.paused) return null
  const { ballot } = me
  if (ballot && !ballot.void)
    return (
      <Notice className="mt-4" live>
        {t.rich('mine', {
          pick: () => (ballot.pick === null ? jingfei('abstained') : <SeatName context={context} seat={ballot.pick} />),
          time: () => <Time at={ballot.at} zone={context.zone} now={context.now} />,
        })}
      </Notice>
    )
  return (
    <SaidForm action={send} said={t('done')} className="sheet mt-4">
      <input type="hidden" name="slug" value={context.slug} />
      <input type="hidden" name="round" value={view.round} />
      <input type="hidden" name="stage" value={poll.stage} />
      <input type="hidden" name="key" value={formKey} />
      {ballot && (
        <Notice seal className="mb-4">
          {t('mineVoid')}
        </Notice>
      )}
      <RadioGroup legend={t('choose')}>
        <div className="jf-choices">
          {poll.candidates.map((seat) => (
            <KeptRadio key={seat} name="seat" value={String(seat)} required>
              {seatText(seat)}
            </KeptRadio>
          ))}
          <KeptRadio name="seat" value="none" required>
            {t('abstain')} <span className="meta">{t('abstainNote')}</span>
          </KeptRadio>
        </div>
      </RadioGroup>
      <div className="mt-4">
        <Button type="submit" tone="seal">
          {t('cast')}
        </Button>
      </div>
    </SaidForm>
  )
}

/** Votes as they came, for the host team and in open votes. */
function Cast(props: { context: TableContext; ballots: NonNullable<PollView['ballots']>; totals: PollView['totals'] }) {
  const { context, ballots, totals } = props
  const t = useTranslations('jingfei.vote')
  const jingfei = useTranslations('jingfei')
  return (
    <div className="mt-5">
      <h3>{t('log')}</h3>
      {totals && totals.length > 0 && <Totals context={context} totals={totals} />}
      <Table
        label={t('log')}
        tight
        rows={ballots}
        rowKey={({ seat, at }) => `${seat}-${at}`}
        isVoid={(ballot) => ballot.void}
        columns={[
          { key: 'voter', head: t('voter'), cell: ({ seat }) => <SeatLabel context={context} seat={seat} /> },
          {
            key: 'pick',
            head: t('pick'),
            className: 'pick',
            cell: ({ pick }) =>
              pick === null ? (
                <span className="meta">{jingfei('abstained')}</span>
              ) : (
                <SeatName context={context} seat={pick} />
              ),
          },
          {
            key: 'at',
            head: t('at'),
            cell: ({ at }) => <Time at={at} zone={context.zone} now={context.now} clockOnly tip={false} />,
          },
        ]}
      />
    </div>
  )
}

/** Who has how many votes, most first. */
export function Totals(props: { context: TableContext; totals: readonly { seat: number; votes: number }[] }) {
  const t = useTranslations('jingfei.vote')
  const totals = props.totals.filter(({ votes }) => votes > 0).sort((a, b) => b.votes - a.votes || a.seat - b.seat)
  return (
    <ul className="jf-totals">
      {totals.map(({ seat, votes }) => (
        <li key={seat}>
          <SeatName context={props.context} seat={seat} /> <b>{t('votes', count(votes))}</b>
        </li>
      ))}
    </ul>
  )
}

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptCheckbox } from '@/components/ui/kept'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { JingfeiView, MeView } from '@/lib/engine/rulesets/jingfei/view-types'
import { RoleTag, SeatLabel, SeatName, type TableContext } from './seats'
import { useJingfeiTerms } from './terms'

interface Props {
  context: TableContext
  view: JingfeiView
  me: MeView
}

/** What this seat alone knows: its role, its partners, the cards it was shown. */
export function Identity({ context, me }: Props) {
  const t = useTranslations('jingfei.mine')
  const terms = useJingfeiTerms()
  const group = me.group
  const known = me.known.filter(({ seat }) => seat !== me.seat)
  return (
    <Part
      id="identity"
      title={t('title')}
      note={t('lead')}
      more={<Link href={`/g/${context.slug}/rooms/line-${me.seat}`}>{t('line')}</Link>}
    >
      <p className="announced-sum">{t('role', { role: terms.role(me.role) })}</p>
      <p>{t(me.role)}</p>
      {group && (
        <p className="row">
          <Link href={`/g/${context.slug}/rooms/${group.group}`}>{t('room')}</Link>
          <Link href={`/g/${context.slug}/night`}>{t('night')}</Link>
        </p>
      )}
      {known.length > 0 && (
        <>
          <h3 className="mt-5">{t('known')}</h3>
          <ul className="jf-ring">
            {known.map(({ seat, role }) => (
              <li key={seat}>
                <SeatLabel context={context} seat={seat} /> <RoleTag role={role} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

/** G10: only for the last of a side; the form opens, says what follows, and wants a tick before it acts. */
export function Surrender(props: { slug: string; formKey: string; action: FormAction }) {
  const t = useTranslations('jingfei.mine')
  return (
    <Part id="surrender" title={t('surrenderTitle')} note={t('surrenderLead')}>
      <details className="ask-once">
        <summary className="btn btn-danger">{t('surrender')}</summary>
        <p className="mt-3">
          <b>{t('surrenderAsk')}</b>
        </p>
        <ul className="outcome">
          <li>{t('surrenderAfter.end')}</li>
          <li>{t('surrenderAfter.role')}</li>
          <li>{t('surrenderAfter.never')}</li>
        </ul>
        <Form action={props.action}>
          <input type="hidden" name="slug" value={props.slug} />
          <input type="hidden" name="key" value={props.formKey} />
          <KeptCheckbox name="sure">{t('surrenderTick')}</KeptCheckbox>
          <Button type="submit" tone="danger">
            {t('surrenderDo')}
          </Button>
        </Form>
      </details>
    </Part>
  )
}

/** How this seat has voted. */
export function MyVotes({ context, view, me }: Props) {
  const t = useTranslations('jingfei.mine')
  const vote = useTranslations('jingfei.vote')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const cast = view.rounds
    .flatMap((round) => round.votes)
    .flatMap((one) => {
      const own = one.own ?? one.votes?.find(({ seat }) => seat === me.seat)
      return own ? [{ round: one.round, stage: one.stage, ...own }] : []
    })
  return (
    <Part id="ballots" title={t('ballots')}>
      {cast.length === 0 ? (
        <p className="meta">{t('ballotsNone')}</p>
      ) : (
        <Table
          label={jingfei('tableOf', { title: t('ballots') })}
          tight
          rows={cast}
          rowKey={({ round, stage }) => `${round}-${stage}`}
          columns={[
            {
              key: 'vote',
              head: vote('title'),
              cell: ({ round, stage }) => `${terms.day(round)}${stage === 'first' ? '' : `　${terms.stage(stage)}`}`,
            },
            {
              key: 'pick',
              head: vote('pick'),
              cell: ({ pick, at }) =>
                pick === null ? (
                  <span className="meta">{jingfei(at === null ? 'silent' : 'abstained')}</span>
                ) : (
                  <SeatName context={context} seat={pick} />
                ),
            },
            {
              key: 'at',
              head: vote('at'),
              cell: ({ at }) => at !== null && <Time at={at} zone={context.zone} now={context.now} tip={false} />,
            },
          ]}
        />
      )}
    </Part>
  )
}

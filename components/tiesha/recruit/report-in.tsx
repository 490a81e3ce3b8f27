import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Link } from '@/components/ui/link'
import { Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { ReportingSeat } from '@/lib/play/read-report-state'

interface ReportInStateProps {
  slug: string
  seats: readonly ReportingSeat[]
  /** The start has passed and the game has not begun (T3.2). */
  late: boolean
}

/** For everybody: how many have reported in, and which aliases have not. */
export function ReportInState({ slug, seats, late }: ReportInStateProps) {
  const t = useTranslations('recruit.report')
  const missing = seats.filter((seat) => !seat.reported)
  const reported = seats.length - missing.length
  return (
    <Part id="report-in" title={t('title')} more={<Link href={`/g/${slug}/report`}>{t('read')}</Link>}>
      <p>
        <b>{t('count', { reported, seats: seats.length })}</b>　
        <span className="meta">{missing.length === 0 ? t('all') : late ? t('late') : t('until')}</span>
      </p>
      <div className="bar mt-2" aria-hidden="true">
        <i style={{ width: `${(reported / Math.max(1, seats.length)) * 100}%` }} />
      </div>
      {missing.length > 0 && (
        <>
          <h3 className="label mt-5">{t('missing')}</h3>
          <div className="waiting">
            {missing.map((seat) => (
              <AliasName key={seat.seat} slug={slug} alias={seat.alias} />
            ))}
          </div>
        </>
      )}
    </Part>
  )
}

interface SeatTableProps {
  slug: string
  seats: readonly ReportingSeat[]
  /** Who waits for a seat. */
  waiting: readonly { userId: string; username: string }[]
  replace: FormAction
}

/** For the main host: the accounts behind the aliases, and a replacement for whoever does not come (T3.2). */
export function SeatTable({ slug, seats, waiting, replace }: SeatTableProps) {
  const t = useTranslations('recruit.report')
  const host = useTranslations('recruit.host')
  return (
    <Part id="seats" title={t('dealt', { seats: seats.length })}>
      <Table
        label={t('rows')}
        fold
        rows={seats}
        rowKey={(seat) => seat.seat}
        columns={[
          { key: 'seat', head: t('seat'), fig: true, cell: (seat) => seat.seat },
          { key: 'alias', head: t('alias'), cell: (seat) => <AliasName slug={slug} alias={seat.alias} /> },
          { key: 'account', head: t('account'), cell: (seat) => seat.username ?? '' },
          {
            key: 'state',
            head: t('state'),
            cell: (seat) => (seat.reported ? <Tag>{t('done')}</Tag> : <Tag tone="seal">{t('owed')}</Tag>),
          },
          {
            key: 'replace',
            head: <span className="vh">{t('replaceBy')}</span>,
            label: '',
            cell: (seat) => (
              <Confirm
                label={t('replaceBy')}
                tone="plain"
                {...(waiting.length === 0 && { reason: t('nobodyWaits') })}
                title={t('replaceTitle', { alias: seat.alias })}
                consequences={[
                  t('replaceConsequences.whole'),
                  t('replaceConsequences.posts'),
                  t('replaceConsequences.silent'),
                ]}
                confirm={t('replace')}
                cancel={host('thinkAgain')}
                action={replace}
                fields={{ slug, seat: seat.seat }}
              >
                <SelectField name="userId" label={t('replaceWho')}>
                  {waiting.map((player) => (
                    <option key={player.userId} value={player.userId}>
                      {player.username}
                    </option>
                  ))}
                </SelectField>
              </Confirm>
            ),
          },
        ]}
      />
    </Part>
  )
}

interface StartPanelProps {
  slug: string
  startsAt: number
  /** The start as a form's date field writes it, in the game's zone. */
  local: string
  timeZone: string
  now: number
  late: boolean
  missing: number
  startAnyway: boolean
  voteClose: string
  actions: { move: FormAction; anyway: FormAction; now: FormAction }
}

/** For the main host: when the game starts, and what happens if somebody has not reported in (T3.2). */
export function StartPanel(props: StartPanelProps) {
  const t = useTranslations('recruit.report')
  const host = useTranslations('recruit.host')
  const { slug, startsAt, timeZone, now, late, missing, startAnyway, actions } = props
  return (
    <Part id="start" title={t('startTitle')} side>
      {late ? (
        <Notice seal>{t('startWaits')}</Notice>
      ) : (
        <p>{t.rich('startAt', { time: () => <Time at={startsAt} zone={timeZone} now={now} precision="minute" /> })}</p>
      )}
      <Form action={actions.move} className="mt-4">
        <input type="hidden" name="slug" value={slug} />
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('moveTo')}
          hint={t('moveHint')}
          defaultValue={props.local}
          required
        />
        <div className="mt-2">
          <Button type="submit">{t('move')}</Button>
        </div>
      </Form>
      {!late && (
        <Form action={actions.anyway} className="mt-5">
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="startAnyway" value={startAnyway ? 'no' : 'yes'} />
          <p className="meta">{t(startAnyway ? 'anywayOn' : 'anywayOff')}</p>
          <div className="mt-2">
            <Button type="submit">{t(startAnyway ? 'anywayUnset' : 'anywaySet')}</Button>
          </div>
        </Form>
      )}
      <div className="mt-5">
        <Confirm
          label={t('now')}
          tone={late ? 'seal' : 'paper'}
          title={t('nowTitle')}
          consequences={[
            t('nowConsequences.opens', { vote: props.voteClose }),
            t('nowConsequences.missing', { missing }),
            t('nowConsequences.forever'),
          ]}
          confirm={t('now')}
          cancel={host('thinkAgain')}
          action={actions.now}
          fields={{ slug }}
        />
      </div>
    </Part>
  )
}

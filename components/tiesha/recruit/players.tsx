import { useTranslations } from 'next-intl'
import { RoundTable } from '@/components/game/round-table'
import { Button, ButtonLink } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Empty, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha'
import { type Row, tableArithmetic } from '@/lib/engine/rulesets/tiesha'
import type { RoleCount } from '@/lib/engine/rulesets/tiesha/config'
import type { SignUps } from '@/lib/play/read-sign-ups'
import type { FormAction } from '../form-action'

interface PlayersProps {
  slug: string
  list: NonNullable<SignUps['list']>
  seats: number
  timeZone: string
  now: number
  /** Null for those of the host team who only look on. */
  actions: { take: FormAction; takeInOrder: FormAction } | null
}

/** The host's list: who asked, with what note; taken or put back one by one, or in order until the table is full. */
export function Players({ slug, list, seats, timeZone, now, actions }: PlayersProps) {
  const t = useTranslations('recruit.host')
  const taken = list.filter((player) => player.status === 'accepted').length
  const waiting = list.length - taken
  return (
    <Part id="players" title={t('list')} note={t('listNote')}>
      {actions && list.length > 0 && (
        <Form action={actions.takeInOrder} className="mb-4">
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="upTo" value={seats} />
          <Button
            type="submit"
            {...(taken >= seats ? { reason: t('takeAllFull') } : waiting === 0 ? { reason: t('takeAllNone') } : {})}
          >
            {t('takeAll', { seats })}
          </Button>
        </Form>
      )}
      {list.length === 0 ? (
        <p className="meta">{t('listEmpty')}</p>
      ) : (
        <Table
          label={t('listRows')}
          fold
          rows={list}
          rowKey={(player) => player.userId}
          columns={[
            { key: 'account', head: t('account'), cell: (player) => <b>{player.username}</b> },
            { key: 'note', head: t('note'), cell: (player) => player.note || <span className="meta">–</span> },
            {
              key: 'at',
              head: t('at'),
              cell: (player) => (
                <span className="meta">
                  <Time at={player.at} zone={timeZone} now={now} precision="minute" tip={false} />
                </span>
              ),
            },
            {
              key: 'state',
              head: t('state'),
              cell: (player) =>
                player.status === 'accepted' ? <Tag tone="now">{t('taken')}</Tag> : <Tag>{t('waiting')}</Tag>,
            },
            ...(actions
              ? [
                  {
                    key: 'act',
                    head: t('act'),
                    label: '',
                    cell: (player: PlayersProps['list'][number]) => (
                      <Form action={actions.take}>
                        <input type="hidden" name="slug" value={slug} />
                        <input type="hidden" name="userId" value={player.userId} />
                        <input type="hidden" name="accepted" value={player.status === 'accepted' ? 'no' : 'yes'} />
                        <Button
                          type="submit"
                          tone={player.status === 'accepted' ? 'plain' : 'paper'}
                          aria-label={t(player.status === 'accepted' ? 'putBackOf' : 'takeOf', {
                            name: player.username,
                          })}
                        >
                          {t(player.status === 'accepted' ? 'putBack' : 'take')}
                        </Button>
                      </Form>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Part>
  )
}

interface FitProps {
  slug: string
  config: ResolvedConfig
  seats: number
  accepted: number
  /** What fit-config.ts suggests for this number. */
  suggestion: { roles: RoleCount[]; rounds: Row[] }
  sound: boolean
  action: FormAction
}

/** Fits the table to the players taken (T3.1): the change with its sums, before it is made. */
export function FitPanel({ slug, config, seats, accepted, suggestion, sound, action }: FitProps) {
  const t = useTranslations('recruit.host')
  if (accepted === seats) return null
  const rangers = (roles: readonly RoleCount[]) => roles.find((one) => one.role === 'ranger')?.count ?? 0
  const before = rangers(config.roles ?? [])
  const after = rangers(suggestion.roles)
  const { rows } = tableArithmetic({ ...config, ...suggestion }, accepted)
  return (
    <Part id="fit" title={t('fit')} note={t('fitNeeded', { accepted, seats })}>
      {sound ? (
        <>
          <p>
            {t('fitSuggestion', { accepted })}
            <b>{before === after ? t('fitRangersSame', { after }) : t('fitRangers', { before, after })}</b>
            {rows.length !== config.rounds.length && (
              <>　{t('fitRounds', { before: config.rounds.length, after: rows.length })}</>
            )}
          </p>
          <div className="mt-3">
            <RoundTable
              label={t('fitRows')}
              rows={rows.map((row) => ({ ...row, before: row.livingAfter + row.deaths }))}
            />
          </div>
          <Form action={action} className="row mt-4">
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="players" value={accepted} />
            <Button type="submit" tone="solid">
              {t('fitDo')}
            </Button>
            <ButtonLink href={`/g/${slug}/setup`}>{t('edit')}</ButtonLink>
            <span className="meta">{t('fitNote')}</span>
          </Form>
        </>
      ) : (
        <Empty
          title={t('fitImpossible', {
            special: (config.roles ?? []).reduce((sum, one) => sum + (one.role === 'ranger' ? 0 : one.count), 0),
            accepted,
          })}
          action={<ButtonLink href={`/g/${slug}/setup`}>{t('edit')}</ButtonLink>}
        />
      )}
    </Part>
  )
}

interface DealProps {
  slug: string
  seats: number
  accepted: number
  waiting: number
  startsAt: number | null
  timeZone: string
  now: number
  /** False while the table has faults of its own. */
  sound: boolean
  deal: FormAction
}

export function DealButton({ slug, seats, accepted, waiting, startsAt, timeZone, now, sound, deal }: DealProps) {
  const t = useTranslations('recruit.host')
  const reason =
    startsAt === null || startsAt <= now
      ? t('dealPast')
      : accepted !== seats
        ? t('dealFew', { accepted, seats })
        : sound
          ? undefined
          : t('dealFaults')
  return (
    <Confirm
      label={t('deal')}
      tone="seal"
      reason={reason}
      title={t('dealTitle', { accepted })}
      consequences={[
        t('dealConsequences.seats', { accepted }),
        t('dealConsequences.waiting', { waiting }),
        t('dealConsequences.stay'),
        t('dealConsequences.config'),
        t('dealConsequences.seed'),
        t.rich('dealConsequences.report', {
          time: () =>
            startsAt !== null && <Time at={startsAt} zone={timeZone} now={now} precision="minute" tip={false} />,
        }),
      ]}
      confirm={t('deal')}
      cancel={t('thinkAgain')}
      action={deal}
      fields={{ slug }}
    />
  )
}

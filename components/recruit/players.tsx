import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { SignUps } from '@/lib/play/read-sign-ups'
import { useTables } from './tables'

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

interface DealProps {
  slug: string
  seats: number
  accepted: number
  waiting: number
  startsAt: number | null
  /** The deal itself opens the game: nobody reports in, no hour is kept. */
  atOnce: boolean
  /** The numbers of players that could be dealt, where it need not be just `seats`. */
  tables: readonly number[] | null
  /** Seats bear the names of accounts: no aliases are drawn. */
  named: boolean
  timeZone: string
  now: number
  /** False while the table has faults of its own. */
  sound: boolean
  deal: FormAction
}

export function DealButton(props: DealProps) {
  const { slug, seats, accepted, waiting, startsAt, atOnce, tables, named, timeZone, now, sound, deal } = props
  const t = useTranslations('recruit.host')
  const words = useTables()
  const reason =
    !atOnce && (startsAt === null || startsAt <= now)
      ? t('dealPast')
      : accepted !== seats
        ? tables
          ? t('dealFewTables', { accepted, tables: words(tables) })
          : t('dealFew', { accepted, seats })
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
        t(named ? 'dealConsequences.seatsNamed' : 'dealConsequences.seats', { accepted }),
        t(atOnce ? 'dealConsequences.waitingAtOnce' : 'dealConsequences.waiting', { waiting }),
        t('dealConsequences.stay'),
        t(atOnce ? 'dealConsequences.configWhole' : 'dealConsequences.config'),
        t('dealConsequences.seed'),
        atOnce
          ? t('dealConsequences.atOnce')
          : t.rich('dealConsequences.report', {
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

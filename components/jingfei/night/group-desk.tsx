import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/choice'
import type { FormAction } from '@/components/ui/form-action'
import { KeptRadio } from '@/components/ui/kept'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { GroupView } from '@/lib/engine/rulesets/jingfei/view-types'
import { RoleTag, SeatLabel, SeatName, type TableContext, useSeatText } from '../seats'
import { useJingfeiTerms } from '../terms'

interface DeskProps {
  context: TableContext
  group: GroupView
  me: number
  round: number
  /** The seat that the first night spares (G4). */
  barred: number | null
  /** Nothing is taken, and dawn will come later than it says (G11.3). */
  paused: boolean
  /** One sending of each form acts once. */
  keys: { voice: string; done: string }
  actions: { voice: FormAction; done: FormAction }
}

/** A group's desk at night (G2): its members' voices as they stand, one's own choice, the mark that it is done. */
export function GroupDesk({ context, group, me, round, barred, paused, keys, actions }: DeskProps) {
  const t = useTranslations('jingfei.nightPage')
  const seatText = useSeatText(context)
  const { night } = group
  if (!night) return null
  const mine = night.voices.find((voice) => voice.seat === me)
  const living = !paused && group.members.some((member) => member.seat === me && member.living)
  const hidden = (key: string) => (
    <>
      <input type="hidden" name="slug" value={context.slug} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="key" value={key} />
    </>
  )
  return (
    <Part
      id="desk"
      title={t(group.group === 'killers' ? 'killersTitle' : 'policeTitle')}
      note={
        !paused && t.rich('closes', { time: () => <Time at={night.closes} zone={context.zone} now={context.now} /> })
      }
      more={<Link href={`/g/${context.slug}/rooms/${group.group}`}>{t('toRoom')}</Link>}
    >
      <p className="meta">{t(group.group === 'killers' ? 'killersNote' : 'policeNote')}</p>
      <Voices context={context} group={group} me={me} />
      {living && (
        <div className="stack mt-5">
          <SaidForm action={actions.voice} said={t('sent')}>
            {hidden(keys.voice)}
            <RadioGroup legend={t('pick')}>
              <div className="jf-choices">
                {night.candidates.map((seat) => (
                  <KeptRadio
                    key={seat}
                    name="seat"
                    value={String(seat)}
                    first={mine?.target === seat}
                    required
                    disabled={group.group === 'killers' && seat === barred}
                  >
                    {seatText(seat)}
                  </KeptRadio>
                ))}
              </div>
            </RadioGroup>
            {group.group === 'killers' && barred !== null && (
              <p className="meta">{t('barred', { seat: seatText(barred) })}</p>
            )}
            <div className="mt-4">
              <Button type="submit" tone="solid">
                {t('send')}
              </Button>
            </div>
          </SaidForm>
          {mine?.done ? (
            <p className="meta">{t('doneNow')}</p>
          ) : (
            <SaidForm action={actions.done} said={t('marked')}>
              {hidden(keys.done)}
              <Button type="submit" tone="seal" {...((mine?.target ?? null) === null && { reason: t('first') })}>
                {t('markDone')}
              </Button>
            </SaidForm>
          )}
        </div>
      )}
    </Part>
  )
}

/** Who of a group names whom now, and whom that makes the group's choice. For the group itself and for the host. */
export function Voices({ context, group, me = null }: { context: TableContext; group: GroupView; me?: number | null }) {
  const t = useTranslations('jingfei.nightPage')
  const terms = useJingfeiTerms()
  const { night } = group
  if (!night) return null
  const { choice } = night
  return (
    <>
      <p className="jf-choice" aria-live="polite">
        {choice === null
          ? t('choiceNone')
          : t.rich('choiceNow', { seat: () => <SeatName context={context} seat={choice} /> })}
      </p>
      <Table
        label={t('voicesOf', { group: terms.group(group.group) })}
        tight
        rows={night.voices}
        rowKey={(voice) => voice.seat}
        columns={[
          { key: 'member', head: t('member'), cell: ({ seat }) => <SeatLabel context={context} seat={seat} me={me} /> },
          {
            key: 'voice',
            head: t('voice'),
            cell: ({ target }) =>
              target === null ? (
                <span className="meta">{t('noVoice')}</span>
              ) : (
                <SeatName context={context} seat={target} />
              ),
          },
          {
            key: 'at',
            head: t('at'),
            cell: ({ at }) =>
              at !== null && <Time at={at} zone={context.zone} now={context.now} clockOnly tip={false} />,
          },
          {
            key: 'mark',
            head: t('mark'),
            cell: ({ done }) =>
              done ? <Tag tone="now">{t('done')}</Tag> : <span className="meta">{t('notDone')}</span>,
          },
        ]}
      />
    </>
  )
}

/** What a group named in the nights that are over, and what came of it. */
export function GroupNights({ context, group }: { context: TableContext; group: GroupView }) {
  const t = useTranslations('jingfei.nightPage')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const seatText = useSeatText(context)
  if (group.nights.length === 0) return null
  return (
    <Part id={`${group.group}-nights`} title={t('groupPast', { group: terms.group(group.group) })}>
      <Table
        label={jingfei('tableOf', { title: t('groupPast', { group: terms.group(group.group) }) })}
        tight
        fold
        rows={group.nights}
        rowKey={(night) => night.round}
        columns={[
          { key: 'round', head: t('round'), label: '', cell: ({ round }) => terms.night(round) },
          {
            key: 'voices',
            head: t('voice'),
            cell: ({ voices }) =>
              voices.length === 0 ? (
                <span className="meta">{t('noVoice')}</span>
              ) : (
                terms.list(voices.map(({ seat, target }) => `${seatText(seat)} → ${seatText(target)}`))
              ),
          },
          {
            key: 'came',
            head: t(group.group === 'police' ? 'check' : 'dead'),
            cell: ({ target, role }) =>
              target !== null && (
                <>
                  <SeatName context={context} seat={target} /> {role && <RoleTag role={role} />}
                </>
              ),
          },
        ]}
      />
    </Part>
  )
}

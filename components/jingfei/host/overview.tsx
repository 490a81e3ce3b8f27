import { useTranslations } from 'next-intl'
import { TodoList } from '@/components/host/todo-list'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { GroupView, JingfeiView } from '@/lib/engine/rulesets/jingfei/view-types'
import { Voices } from '../night/group-desk'
import { SeatNames, type TableContext } from '../seats'
import { useJingfeiTerms } from '../terms'

interface Props {
  context: TableContext
  view: JingfeiView
}

/** 等你处置: what needs the host team now; a second warning for speaking out of turn suggests ruling out (G11.2). */
export function Todos({ context, view, letters, failing }: Props & { letters: number; failing: boolean }) {
  const t = useTranslations('jingfei.host')
  const alias = (seat: number) => context.seats.find((one) => one.seat === seat)?.alias ?? ''
  const base = `/g/${context.slug}`
  const to = (href: string) => ({ href, label: t('go') })
  return (
    <TodoList
      todos={[
        ...(failing ? [{ key: 'failing', text: t('todoFailing'), note: t('todoFailingNote'), to: null }] : []),
        ...(view.host?.suggestsRuleOut ?? []).map((seat) => ({
          key: `seat-${seat}`,
          text: t('todoSuggest', { alias: alias(seat) }),
          note: t('todoSuggestNote'),
          to: to(`${base}/host?seat=${seat}#sheet`),
        })),
        ...(letters > 0
          ? [{ key: 'letters', text: t('todoLetters', { n: letters }), note: '', to: to(`${base}/rooms`) }]
          : []),
      ]}
    />
  )
}

/** What runs, until when, and for how many it waits. */
export function PhaseNow({ context, view }: Props) {
  const t = useTranslations('jingfei.host')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const { closes, floor, poll } = view
  if (view.status === 'finished') return null
  const groups = view.host?.groups
  const undone = groups?.reduce((sum, group) => sum + waitingIn(group), 0) ?? 0
  return (
    <Part id="clock" title={t('phase')} side>
      <p>
        <b>
          {view.phase === 'night' ? terms.night(view.round) : terms.day(view.round)}　{jingfei(`phases.${view.phase}`)}
        </b>
        {view.stage && view.stage !== 'first' && `　${terms.stage(view.stage)}`}
      </p>
      {closes && !view.paused && (
        <p>
          {t.rich('closes', { time: () => <Time at={closes.at} zone={context.zone} now={context.now} tip={false} /> })}
        </p>
      )}
      {floor && floor.speakers.length > 0 && floor.kind !== 'open' && (
        <p className="meta">
          {t.rich('speaking', { seats: () => <SeatNames context={context} seats={floor.speakers} /> })}
        </p>
      )}
      {view.phase === 'night' && groups && <p className="meta">{t('waitingNight', { n: undone })}</p>}
      {poll && <p className="meta">{t('waitingVote', { n: poll.notVoted.length })}</p>}
      {view.settings.hostBlind && <Notice className="mt-3">{t('blindNow')}</Notice>}
    </Part>
  )
}

function waitingIn({ night, members }: GroupView): number {
  const living = new Set(members.filter((member) => member.living).map(({ seat }) => seat))
  return night?.voices.filter(({ seat, done }) => living.has(seat) && !done).length ?? 0
}

/** The groups that choose now, as far as the viewer may see it (G11.4). */
export const choosing = ({ host }: JingfeiView): readonly GroupView[] =>
  host?.groups?.filter((group) => group.night !== null) ?? []

/** Both groups' voices as they come, for those who may see them (G11.4). */
export function GroupsNow({ context, view }: Props) {
  const t = useTranslations('jingfei.host')
  const terms = useJingfeiTerms()
  const groups = choosing(view)
  if (groups.length === 0) return null
  return (
    <Part id="groups" title={t('groups')} note={t('groupsNote')}>
      <div className="pair-grid">
        {groups.map((group) => (
          <section key={group.group} aria-label={terms.group(group.group)}>
            <h3>{terms.group(group.group)}</h3>
            <Voices context={context} group={group} />
          </section>
        ))}
      </div>
    </Part>
  )
}

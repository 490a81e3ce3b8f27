import { useTranslations } from 'next-intl'
import { TodoList } from '@/components/host/todo-list'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { IDLE_NIGHTS } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { count, useJianghuTerms } from '../terms'
import { waitingFor } from './waiting'

/** Whether so many nights passed without an action that the host may think of closing the game (J17.3). */
export const closingWaits = ({ status, host }: JianghuView): boolean =>
  status === 'running' && (host?.idle ?? 0) >= IDLE_NIGHTS

/** 等你处置: what needs the host team now. */
export function Todos(props: { slug: string; view: JianghuView; letters: number; failing: boolean }) {
  const t = useTranslations('jianghu-host.todo')
  const idle = props.view.host?.idle ?? 0
  const todos = [
    props.failing && { kind: 'failing' as const, n: 1, href: null },
    closingWaits(props.view) && { kind: 'idle' as const, n: idle, href: '#close' },
    props.letters > 0 && { kind: 'letters' as const, n: props.letters, href: `/g/${props.slug}/rooms` },
  ].filter((todo) => todo !== false)
  return (
    <TodoList
      todos={todos.map(({ kind, n, href }) => ({
        key: kind,
        text: t(kind, count(n)),
        note: t(`${kind}Note`),
        to: href === null ? null : { href, label: t('go') },
      }))}
    />
  )
}

/** What runs, when it closes, and how many it waits for. */
export function PhaseNow({ view, zone, now }: { view: JianghuView; zone: string; now: number }) {
  const t = useTranslations('jianghu-host')
  const terms = useJianghuTerms()
  const { phase, round, closes } = view
  if (view.status === 'finished') return null
  const waiting = waitingFor(view)
  const named = phase === 'night' ? terms.night(round) : phase === 'day' ? terms.day(round) : terms.phase(phase)
  return (
    <Part id="clock" title={t('clock')} side>
      <p>
        <b>{named}</b>
        {closes !== null && !view.paused && (
          <>
            {'　'}
            {t.rich('closes', { time: () => <Time at={closes} zone={zone} now={now} tip={false} /> })}
          </>
        )}
      </p>
      {waiting !== null && <p className="meta">{t(`waiting.${phase as 'night'}`, count(waiting))}</p>}
      {view.hostBlind && (
        <Notice className="mt-3">
          <b>{t('blindTitle')}</b>
          <br />
          {t('blind')}
        </Notice>
      )}
      {(view.host?.idle ?? 0) >= IDLE_NIGHTS && (
        <Notice seal className="mt-3">
          <b>{t('idleTitle', count(view.host?.idle ?? 0))}</b>
          <br />
          {t('idle')}
        </Notice>
      )}
    </Part>
  )
}

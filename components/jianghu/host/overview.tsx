import { useTranslations } from 'next-intl'
import { Seal } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { count, useJianghuTerms } from '../terms'
import { waitingFor } from './waiting'

/** J17.5. */
const IDLE = 2

/** 等你处置: what needs the host team now. */
export function Todos(props: { slug: string; view: JianghuView; letters: number; failing: boolean }) {
  const t = useTranslations('jianghu-host.todo')
  const host = useTranslations('host')
  const parts = useTranslations('game-parts')
  const idle = props.view.status === 'running' ? (props.view.host?.idle ?? 0) : 0
  const todos = [
    props.failing && { kind: 'failing' as const, n: 1, href: null },
    idle >= IDLE && { kind: 'idle' as const, n: idle, href: '#close' },
    props.letters > 0 && { kind: 'letters' as const, n: props.letters, href: `/g/${props.slug}/rooms` },
  ].filter((todo) => todo !== false)
  return (
    <Part id="todo" title={host('todo')} side>
      {todos.length === 0 ? (
        <>
          <p>{host('todoNone')}</p>
          <p className="meta">{host('todoNoneNote')}</p>
        </>
      ) : (
        <ol className="todo">
          {todos.map(({ kind, n, href }, index) => (
            <li key={kind}>
              <Seal>{parts('ordinal', count(index + 1))}</Seal>
              <span>
                <b>{t(kind, count(n))}</b>
                <br />
                <span className="meta">{t(`${kind}Note`)}</span>
              </span>
              {href && <Link href={href}>{t('go')}</Link>}
            </li>
          ))}
        </ol>
      )}
    </Part>
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
      {(view.host?.idle ?? 0) >= IDLE && (
        <Notice seal className="mt-3">
          <b>{t('idleTitle', count(view.host?.idle ?? 0))}</b>
          <br />
          {t('idle')}
        </Notice>
      )}
    </Part>
  )
}

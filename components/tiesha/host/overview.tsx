import { useTranslations } from 'next-intl'
import { TodoList as Todos } from '@/components/host/todo-list'
import { count, useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import type { Step } from './steps'
import type { Todo, TodoKind } from './todo'

interface Clock {
  zone: string
  now: number
}

interface TodoListProps extends Clock {
  slug: string
  todos: readonly Todo[]
  view: TieshaView
  trouble: { failures: number; retryAt: number | null } | null
  abandoned: 'suicide' | 'lapse'
}

/** Where each thing is dealt with: a part of the desk, or another page of the game. */
export const PLACE: Readonly<Record<TodoKind, string | null>> = {
  failing: null,
  extension: '#extension',
  flags: '/flags',
  similar: '/host/similar',
  escorts: '#slots',
  open: '#slots',
  debts: '#slots',
  missing: '#missing',
  proxies: '#proxies',
  unclaimed: '#slots',
  letters: '/rooms',
  reports: '',
}

/** 等你处置: numbered, what is urgent with a carved seal. */
export function TodoList({ slug, todos, view, trouble, abandoned, zone, now }: TodoListProps) {
  const t = useTranslations('host')
  const flags = useTranslations('flags')
  const terms = useTerms()
  const note = (todo: Todo) => {
    const key = todo.kind === 'open' && abandoned === 'lapse' ? 'openNoteLapse' : (`${todo.kind}Note` as const)
    return t.rich(`todos.${key}`, {
      failures: trouble?.failures ?? 0,
      sides: terms.list(view.extension.standing.map(terms.faction)),
      time: () => {
        const at = todo.kind === 'failing' ? (trouble?.retryAt ?? null) : todo.until
        return at !== null && <Time at={at} zone={zone} now={now} tip={false} />
      },
    })
  }
  const to = ({ kind }: Todo) => {
    const place = PLACE[kind]
    if (place === null) return null
    return { href: place.startsWith('#') ? place : `/g/${slug}${place}`, label: t(`go.${kind}`) }
  }
  return (
    <Todos
      more={<Link href={`/g/${slug}/flags`}>{flags('title')}</Link>}
      todos={todos.map((todo) => ({
        key: todo.kind,
        text: t(`todos.${todo.kind}`, count(todo.n)),
        note: note(todo),
        to: to(todo),
        calm: !todo.urgent,
      }))}
    />
  )
}

/** 本轮时辰: the round's steps on a line, done, now and ahead. */
export function RoundSteps({ steps, zone, now }: Clock & { steps: readonly Step[] }) {
  const t = useTranslations('host')
  if (steps.length === 0) return null
  const noteOf = ({ kind, figures, state }: Step) => {
    if (kind === 'result') return state === 'ahead' ? t('stepNotes.soon') : null
    if (kind === 'opened' || kind === 'proxy' || Object.keys(figures).length === 0) return null
    return t(`stepNotes.${kind}`, figures as never)
  }
  return (
    <Part id="clock" title={t('clock')} side>
      <ol className="steps mt-2">
        {steps.map((step) => (
          <li
            key={step.kind}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={step.state === 'ahead' ? 'is-ahead' : undefined}
          >
            {step.at !== null && <Time at={step.at} zone={zone} now={now} tip={false} />}
            <b>{t(`steps.${step.kind}`)}</b>
            <br />
            <span className="meta">{noteOf(step)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

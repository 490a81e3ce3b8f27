import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Seal } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { count } from '@/components/ui/time-format'

/** Something that needs the host team. */
export interface TodoLine {
  key: string
  text: string
  note: ReactNode
  /** Where it is dealt with; null: nowhere, it is only to be known. */
  to: { href: string; label: string } | null
  /** It can wait: no carved seal. */
  calm?: boolean
}

/** 等你处置: what needs the host team now, numbered. */
export function TodoList({ todos, more }: { todos: readonly TodoLine[]; more?: ReactNode }) {
  const t = useTranslations('host')
  const parts = useTranslations('game-parts')
  return (
    <Part id="todo" title={t('todo')} more={more} side>
      {todos.length === 0 ? (
        <>
          <p>{t('todoNone')}</p>
          <p className="meta">{t('todoNoneNote')}</p>
        </>
      ) : (
        <ol className="todo">
          {todos.map(({ key, text, note, to, calm }, index) => (
            <li key={key}>
              {calm ? (
                <span className="n" aria-hidden="true">
                  {parts('ordinal', count(index + 1))}
                </span>
              ) : (
                <Seal>{parts('ordinal', count(index + 1))}</Seal>
              )}
              <span>
                <b>{text}</b>
                <br />
                <span className="meta">{note}</span>
              </span>
              {to && <Link href={to.href}>{to.label}</Link>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

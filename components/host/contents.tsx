import { useTranslations } from 'next-intl'

/** A part of the desk: its anchor, its heading, and whether something there waits for the host team. */
export interface DeskEntry {
  id: string
  title: string
  waits?: boolean
  /** It can wait, or settles by itself: no red. */
  calm?: boolean
}

/** 目录: the parts that the desk has at this moment, in their order; on a phone the desk is many screens long. */
export function Contents({ entries }: { entries: readonly (DeskEntry | false)[] }) {
  const t = useTranslations('host')
  return (
    <nav className="desk-contents mt-5" aria-label={t('contents')}>
      <ul>
        {entries.flatMap((entry) =>
          entry
            ? [
                <li key={entry.id}>
                  <a href={`#${entry.id}`}>
                    {entry.title}
                    {entry.waits && (
                      <span className={entry.calm ? 'waits calm' : 'waits'}>
                        <span className="vh">{t('contentsWaits')}</span>
                      </span>
                    )}
                  </a>
                </li>,
              ]
            : [],
        )}
      </ul>
    </nav>
  )
}

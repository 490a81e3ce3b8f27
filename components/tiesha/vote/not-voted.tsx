import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { count } from '../terms'

interface NotVotedProps {
  id: string
  title: string
  slug: string
  seats: readonly { seat: number; alias: string }[]
  closes: number
  zone: string
  now: number
  /** The reader is one of them. */
  me: boolean
}

/** Who has not voted yet; public in every game (T8.11). */
export function NotVoted({ id, title, slug, seats, closes, zone, now, me }: NotVotedProps) {
  const t = useTranslations('vote')
  const time = () => <Time at={closes} zone={zone} now={now} />
  return (
    <Part
      id={id}
      className="vote-wait"
      title={title}
      note={seats.length > 0 ? t.rich('wait.note', { ...count(seats.length), time }) : undefined}
    >
      {seats.length === 0 ? (
        <p className="meta">{t('wait.all')}</p>
      ) : (
        <>
          {me && <p className="note note-seal">{t('wait.me')}</p>}
          <ul className="waiting mt-2">
            {seats.map((s) => (
              <li key={s.seat}>
                <AliasName slug={slug} alias={s.alias} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

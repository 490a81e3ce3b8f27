import { useTranslations } from 'next-intl'
import { useTerms } from '@/components/tiesha/terms'
import { Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { OwnFlag } from '@/lib/play/read-flags'
import { PostName } from './post-name'
import { RulingWords } from './rulings'

interface OwnFlagsProps {
  slug: string
  flags: readonly OwnFlag[]
  aliases: ReadonlyMap<number, string>
  /** One has just been accepted. */
  sent: boolean
  over: boolean
  zone: string
  now: number
}

/** 我检举过的: each with what became of it (T11.2), for whoever flagged alone. */
export function OwnFlags({ slug, flags, aliases, sent, over, zone, now }: OwnFlagsProps) {
  const t = useTranslations('flags')
  const terms = useTerms()
  const clock = { zone, now }
  return (
    <Part id="mine" title={t('mine.title')} note={t('mine.note')}>
      {sent && (
        <Notice live className="mt-3">
          {t('sent')}
        </Notice>
      )}
      {flags.length === 0 && <p className="meta">{t('mine.none')}</p>}
      <ul className="flag-list">
        {flags.map(({ post, said, ruling }) => (
          <li key={post.id}>
            <p className="row">
              <PostName slug={slug} post={post} aliases={aliases} href={`/g/${slug}/${post.place}`} />
              <StateTag state={ruling?.verdict ?? (over ? 'unruled' : 'open')} />
            </p>
            {said.map((word) => (
              <p key={word.at} className="meta">
                {t.rich('said', {
                  time: () => <Time at={word.at} {...clock} tip={false} />,
                  reason: terms.flagReason(word.reason),
                })}
              </p>
            ))}
            {ruling && (
              <div className="note mt-2">
                <RulingWords ruling={ruling} isVoid={false} {...clock} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function StateTag({ state }: { state: 'open' | 'upheld' | 'dismissed' | 'unruled' }) {
  const t = useTranslations('flags.state')
  return <Tag tone={state === 'open' ? 'seal' : state === 'upheld' ? 'now' : undefined}>{t(state)}</Tag>
}

import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { useTerms } from '@/components/tiesha/terms'
import { Tag } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { CaseFlag } from '@/lib/play/read-flags'

interface CaseFlagsProps {
  slug: string
  flags: readonly CaseFlag[]
  aliases: ReadonlyMap<number, string>
  zone: string
  now: number
}

/** Who flagged the post, what for and with which evidence: for the host team alone (T11.1). */
export function CaseFlags({ slug, flags, aliases, zone, now }: CaseFlagsProps) {
  const t = useTranslations('flags.case')
  const terms = useTerms()
  return (
    <ul className="flag-list">
      {flags.map(({ seat, username, settled, said }) => (
        <li key={seat ?? username}>
          <p className="row">
            {seat === null ? (
              <span>{t('member', { name: username ?? '' })}</span>
            ) : (
              <AliasName slug={slug} alias={aliases.get(seat) ?? ''} />
            )}
            {settled && <Tag>{t('settled')}</Tag>}
          </p>
          {said.map((word) => (
            <div key={word.at} className="mt-2">
              <p className="meta dot-list">
                <b>{terms.flagReason(word.reason)}</b>
                <Time at={word.at} zone={zone} now={now} tip={false} />
              </p>
              {word.note && <p className="flag-words">{word.note}</p>}
              {word.link && (
                <p>
                  {t('from')}　<Source link={word.link} />
                </p>
              )}
              {word.text && <blockquote className="flag-words note mt-2">{word.text}</blockquote>}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The address given as evidence: checked when it was written; it learns nothing of where it is followed from. */
function Source({ link }: { link: string }) {
  return (
    <a className="flag-source" href={link} rel="noopener noreferrer nofollow" target="_blank">
      {link}
    </a>
  )
}

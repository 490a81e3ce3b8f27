import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'

/** The host's own words about the game, line breaks kept. */
export function About({ text, side }: { text: string; side?: boolean }) {
  const t = useTranslations('recruit')
  return (
    <Part id="about" title={t('about')} side={side}>
      {text.trim() === '' ? (
        <p className="meta">{t('noAbout')}</p>
      ) : (
        <p className="song text-l leading-[1.85] whitespace-pre-line">{text.trim()}</p>
      )}
    </Part>
  )
}

/** 主哨 老灯　哨蜜 小炉: who hosts, by account name (hosts do not play). */
export function HostTeam({
  hosts,
}: {
  hosts: readonly { username: string; role: 'main' | 'assistant' | 'counter' }[]
}) {
  const t = useTranslations('recruit')
  const tiesha = useTranslations('tiesha')
  return (
    <Part id="team" title={t('hosts')} side>
      <dl className="facts">
        {hosts.map((host) => (
          <div key={host.username} className="contents">
            <dt>{tiesha(`hostRoles.${host.role}`)}</dt>
            <dd>{host.username}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

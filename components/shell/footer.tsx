import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { ForumTime } from './forum-time'
import { LanguageSwitch } from './language-switch'

interface FooterProps {
  /** Forum time: the server's now (epoch ms) and the zone it is told in. */
  now: number
  zone: string
  chooseLocale: (form: FormData) => Promise<void>
}

export function Footer({ now, zone, chooseLocale }: FooterProps) {
  const t = useTranslations('shell')
  return (
    <footer className="footer">
      <div className="wrap row meta">
        <div className="dot-list">
          <Link href="/guide">{t('guide')}</Link>
          <Link href="/rules">{t('rulesInFull')}</Link>
          <ForumTime now={now} zone={zone} />
        </div>
        <LanguageSwitch locale={useLocale()} action={chooseLocale} />
      </div>
    </footer>
  )
}

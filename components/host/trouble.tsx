import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'

/** A settlement that fails is told in full where the host looks first. Instants are epoch milliseconds. */
export function Trouble(props: {
  trouble: { failures: number; retryAt: number | null } | null
  zone: string
  now: number
}) {
  const t = useTranslations('host')
  const { trouble, zone, now } = props
  if (!trouble) return null
  return (
    <Notice seal className="mt-6">
      <b>{t('failingTitle')}</b>
      <br />
      {t.rich('failingText', {
        failures: trouble.failures,
        time: () => trouble.retryAt !== null && <Time at={trouble.retryAt} zone={zone} now={now} tip={false} />,
      })}
    </Notice>
  )
}

import { useFormatter, useTranslations } from 'next-intl'

/** Minutes before a deadline in words, as `{ select }` in messages takes them: `2 小时和 30 分钟`, `none` for no minutes. */
export function useMinutesText(): (minutes: readonly number[]) => string {
  const t = useTranslations('notices')
  const format = useFormatter()
  return (minutes) =>
    minutes.length === 0
      ? 'none'
      : format.list(
          minutes.map((m) => (m % 60 === 0 ? t('beforeHours', { hours: m / 60 }) : t('before', { minutes: m }))),
        )
}

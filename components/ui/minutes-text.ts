import { useFormatter, useTranslations } from 'next-intl'

type MinutesText = (minutes: readonly number[]) => string

/** {@link useMinutesText}, where the texts are at hand. */
export const minutesTextOf =
  (t: ReturnType<typeof useTranslations<'notices'>>, format: ReturnType<typeof useFormatter>): MinutesText =>
  (minutes) =>
    minutes.length === 0
      ? 'none'
      : format.list(
          minutes.map((m) => (m % 60 === 0 ? t('beforeHours', { hours: m / 60 }) : t('before', { minutes: m }))),
        )

/** Minutes before a deadline in words, as `{ select }` in messages takes them: `2 小时和 30 分钟`, `none` for no minutes. */
export function useMinutesText(): MinutesText {
  return minutesTextOf(useTranslations('notices'), useFormatter())
}

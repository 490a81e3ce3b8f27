import { useTranslations } from 'next-intl'
import { count } from '@/components/ui/time-format'
import type { Cause, EndReason, Stage, Winner } from '@/lib/engine/rulesets/jingfei/report-types'
import type { Conduct, Group, Role } from '@/lib/engine/rulesets/jingfei/roles'

export { count } from '@/components/ui/time-format'

/** 警匪's words in the reader's language. For server and client components alike. */
export function useJingfeiTerms() {
  const t = useTranslations('jingfei')
  return {
    list: (items: readonly string[]): string => items.join(t('listComma')),
    /** 第三夜, 第三日, 第三轮 */
    night: (n: number): string => t('night', count(n)),
    day: (n: number): string => t('day', count(n)),
    round: (n: number): string => t('round', count(n)),
    role: (role: Role): string => t(`roles.${role}`),
    group: (group: Group): string => t(`groups.${group}`),
    stage: (stage: Stage): string => t(`stages.${stage}`),
    cause: (cause: Cause): string => t(`causes.${cause}`),
    winner: (winner: Winner): string => t(`winners.${winner}`),
    endReason: (reason: EndReason): string => t(`endReasons.${reason}`),
    conduct: (conduct: Conduct): string => t(`conduct.${conduct}`),
    /** 4 小时, 2 分钟; `length` in milliseconds. */
    length: (length: number): string => {
      const minutes = Math.round(length / 6000) / 10
      return minutes < 120
        ? t('settings.length.minutes', { n: minutes })
        : t('settings.length.hours', { n: Math.round(minutes / 6) / 10 })
    },
  }
}

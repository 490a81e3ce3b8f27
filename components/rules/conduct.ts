import { useTranslations } from 'next-intl'
import type { ConductRule } from '@/lib/play/setup'

/** The words of a conduct rule (T17.4): ours by its key, or the host's own. For server components. */
export function useConductText(): (rule: Pick<ConductRule, 'key' | 'text'>) => string {
  const t = useTranslations('rulesThread.conduct.rules')
  return ({ key, text }) => (key ? t(key) : text)
}

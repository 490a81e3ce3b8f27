import { useTranslations } from 'next-intl'

/** Numbers of players that could be dealt, ascending, in words: 11 到 16 人, 8 或 10 人. */
export function useTables(): (tables: readonly number[]) => string {
  const t = useTranslations('recruit')
  return (tables) => {
    const [from = 0, to = from] = [tables[0], tables.at(-1)]
    return tables.length > 2 && to - from === tables.length - 1
      ? t('tablesRange', { from, to })
      : t('tablesList', { list: tables.join(t('tablesOr')) })
  }
}

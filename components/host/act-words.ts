import type { useTranslations } from 'next-intl'
import type { HostLogEntry } from '@/lib/play/read-host-log'

interface Named {
  aliases: ReadonlyMap<number, string>
  /** Code names by the ids of their posts. */
  codes: ReadonlyMap<string, string>
  flagReason: (reason: string) => string
}

/** An act of a host in words, for the log and for the host who comes after: 警告听雨, 改第四轮的表. */
export function actWords(
  t: ReturnType<typeof useTranslations<'host'>>,
  entry: HostLogEntry,
  { aliases, codes, flagReason }: Named,
): string {
  const key = t.has(`acts.${entry.act}` as never) ? entry.act : 'other'
  const thread = String(entry.figures.thread ?? 'talk')
  const code = codes.get(entry.post ?? '')
  return t(
    `acts.${key}` as 'acts.warn',
    {
      taken: 0,
      seats: 0,
      number: 0,
      round: 0,
      username: '',
      verdict: '',
      measure: '',
      votes: 'site',
      ious: 'none',
      ...entry.figures,
      post: code === undefined ? t('acts.somePost') : t('acts.postBy', { code }),
      flag: entry.flag === null ? '' : flagReason(entry.flag),
      act: entry.act,
      alias: entry.seat === null ? '' : (aliases.get(entry.seat) ?? ''),
      thread: t(`threads.${thread}` as 'threads.talk', { group: '…', alias: '…' } as never),
    } as never,
  )
}

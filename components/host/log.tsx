import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { HostLogEntry } from '@/lib/play/read-host-log'
import { actWords } from './act-words'

const PER_PAGE = 20

interface HostLogProps {
  slug: string
  entries: readonly HostLogEntry[]
  page: number
  aliases: ReadonlyMap<number, string>
  /** Code names by the ids of their posts, for rulings. */
  codes: ReadonlyMap<string, string>
  zone: string
  now: number
}

/** 哨台日志: what hosts did, latest first, twenty a page. */
export function HostLog({ slug, entries, page, aliases, codes, zone, now }: HostLogProps) {
  const t = useTranslations('host')
  const tiesha = useTranslations('tiesha')
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const rows = entries.slice((shown - 1) * PER_PAGE, shown * PER_PAGE)
  const flagReason = (reason: string) =>
    tiesha.has(`flagReasons.${reason}`) ? tiesha(`flagReasons.${reason}`) : reason
  const words = (entry: HostLogEntry) => actWords(t, entry, { aliases, codes, flagReason })
  return (
    <Part id="log" title={t('log')} note={t('logNote', { count: entries.length })}>
      {entries.length === 0 ? (
        <p className="meta">{t('logNone')}</p>
      ) : (
        <>
          <Table
            label={t('logRows')}
            fold
            tight
            rows={rows}
            rowKey={(entry) => entry.id}
            columns={[
              {
                key: 'at',
                head: t('logAt'),
                label: '',
                cell: (entry) => <Time at={entry.at} zone={zone} now={now} tip={false} />,
              },
              { key: 'who', head: t('logWho'), label: '', cell: (entry) => entry.who ?? t('logMachine') },
              {
                key: 'act',
                head: t('logAct'),
                label: '',
                cell: (entry) => (
                  <>
                    {entry.post !== null && codes.has(entry.post) ? (
                      <Link href={`/g/${slug}/flags/${entry.post}`}>{words(entry)}</Link>
                    ) : (
                      words(entry)
                    )}
                    {entry.note && <span className="meta">　{entry.note}</span>}
                  </>
                ),
              },
            ]}
          />
          <div className="mt-3">
            <Pagination label={t('log')} page={shown} pages={pages} href={(n) => `/g/${slug}/host?log=${n}#log`} />
          </div>
        </>
      )}
    </Part>
  )
}

import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { HostView, TieshaView } from '@/lib/engine/rulesets/tiesha'

/** Whether rangers are asked, for a viewer who may know (T12.2). */
export function rangersAsked(view: TieshaView): boolean {
  const asked = view.host?.extension
  if (!asked || asked.rangers.length === 0 || view.phase !== 'day' || view.extension.granted) return false
  return asked.words.length > 0 || view.extension.standing.includes('white')
}

/**
 * T12.2: once every sword is published as out, what each living full-vote ranger has said about white's extension. In the
 * main host's view alone; the seat table of everybody else knows nothing of it.
 */
export function RangersWords({ slug, view }: { slug: string; view: TieshaView }) {
  const t = useTranslations('host')
  const asked = view.host?.extension
  if (!asked || !rangersAsked(view)) return null
  const rows = asked.rangers.map((seat) => ({ seat, word: wordOf(asked, seat) }))
  return (
    <Part id="rangers" title={t('rangers')} note={t('rangersNote')}>
      <p>{t('rangersRule')}</p>
      <Table
        label={t('rangersRows')}
        tight
        rows={rows}
        rowKey={(row) => row.seat}
        columns={[
          {
            key: 'ranger',
            head: t('ranger'),
            cell: (row) => (
              <AliasName slug={slug} alias={view.seats.find((one) => one.seat === row.seat)?.alias ?? ''} />
            ),
          },
          {
            key: 'word',
            head: t('rangerWord'),
            cell: (row) =>
              row.word === 'silent' ? (
                <span className="meta">{t('rangerWords.silent')}</span>
              ) : (
                t(`rangerWords.${row.word}`)
              ),
          },
        ]}
      />
      <p className="meta mt-2">
        {t('rangersSaid', { said: rows.filter((row) => row.word !== 'silent').length, all: rows.length })}
      </p>
    </Part>
  )
}

function wordOf(extension: NonNullable<HostView['extension']>, seat: number) {
  if (extension.asked.includes(seat)) return 'asked'
  return extension.words.find((word) => word.seat === seat)?.say ?? 'silent'
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RoundTable } from '@/components/game/round-table'
import { type Chapter, Chapters, ChaptersHead } from '@/components/site/chapters'
import { RulesetNav } from '@/components/site/ruleset-nav'
import { Link } from '@/components/ui/link'
import { Table } from '@/components/ui/table'
import { PRESETS } from '@/lib/engine/rulesets/tiesha/presets'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') }
}

/** The rules in our own words, with examples (messages rules.json); the table is the preset's own. */
export default async function RulesPage() {
  const t = await getTranslations('rules')
  const forces = t.raw('forces.rows') as { cause: string; side: string }[]
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <p>{t('ours')}</p>
        <p>
          <Link href="/guide">{t('guide')}</Link>
        </p>
        <RulesetNav place="rules" current="tiesha" />
      </ChaptersHead>
      <Chapters
        chapters={t.raw('sections') as Chapter[]}
        example={t('example')}
        contents={t('contents')}
        tables={{
          rounds: <RoundTable label={t('title')} rows={classicRows()} />,
          forces: (
            <Table
              label={t('forces.cause')}
              rows={forces}
              rowKey={(row) => row.cause}
              columns={[
                { key: 'cause', head: t('forces.cause'), cell: (row) => row.cause },
                { key: 'side', head: t('forces.side'), cell: (row) => row.side },
              ]}
            />
          ),
        }}
      />
    </>
  )
}

/** The rows of `classic-50` (T4.2) with the living before each, by plan. */
function classicRows() {
  let before = 50
  return PRESETS['classic-50'].rounds.map((row, i) => {
    const planned = { round: i + 1, ...row, before }
    before -= row.out + row.slots.reduce((sum, slot) => sum + slot.count, 0)
    return planned
  })
}

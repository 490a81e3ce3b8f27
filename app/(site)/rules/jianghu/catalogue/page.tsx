import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import {
  EffectsTable,
  ItemsTable,
  MissionsTable,
  PublicSkillsTable,
  StatesTable,
} from '@/components/jianghu/catalogue/tables'
import { CharacterCard } from '@/components/jianghu/character-card'
import { ChaptersHead } from '@/components/site/chapters'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { PACKS } from '@/lib/engine/rulesets/jianghu/characters'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jianghu-catalogue'))('title') }
}

const PACK_NAMES = ['base', 'expansion'] as const
const TABLES = ['public', 'special', 'gear', 'medicine', 'states', 'effects', 'missions'] as const
const NOTED: readonly string[] = ['public', 'special', 'gear', 'medicine', 'states', 'effects', 'missions']

/** Every character with its skills, every item, state, effect and mission: each has an address of its own here. */
export default async function CataloguePage() {
  const t = await getTranslations('jianghu-catalogue')
  const characters = await getTranslations('jianghu-characters')
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <p>
          <Link href="/rules/jianghu">{t('rules')}</Link>
        </p>
      </ChaptersHead>
      <nav className="jh-index mt-6" aria-label={t('contents')}>
        <ul>
          {PACK_NAMES.flatMap((pack) => PACKS[pack]).map(({ id }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{characters(`${id}.name`)}</a>
            </li>
          ))}
        </ul>
        <ul>
          {TABLES.map((table) => (
            <li key={table}>
              <a href={`#${table}`}>{t(table)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {PACK_NAMES.map((pack) => (
        <Part key={pack} id={pack} className="mt-7" title={t(pack)} note={t(`${pack}Note`)}>
          <div className="jh-cards">
            {PACKS[pack].map(({ id }) => (
              <CharacterCard key={id} character={id} id={id} />
            ))}
          </div>
        </Part>
      ))}
      {TABLES.map((table) => (
        <Part
          key={table}
          id={table}
          className="mt-7"
          title={t(table)}
          note={NOTED.includes(table) && t(`${table}Note`)}
        >
          <TableOf table={table} />
        </Part>
      ))}
    </>
  )
}

function TableOf({ table }: { table: (typeof TABLES)[number] }) {
  switch (table) {
    case 'public':
      return <PublicSkillsTable />
    case 'states':
      return <StatesTable />
    case 'effects':
      return <EffectsTable />
    case 'missions':
      return <MissionsTable />
    default:
      return <ItemsTable of={table} />
  }
}

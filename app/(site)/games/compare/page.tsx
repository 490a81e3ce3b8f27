import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChaptersHead } from '@/components/site/chapters'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('compare'))('title') }
}

const GAMES = [
  { name: 'tiesha', rules: '/rules', guide: '/guide' },
  { name: 'jianghu', rules: '/rules/jianghu', guide: '/guide/jianghu' },
  { name: 'jingfei', rules: '/rules/jingfei', guide: '/guide/jingfei' },
] as const
const ROWS = ['players', 'length', 'pace', 'writing', 'night', 'day', 'roles', 'secret', 'win', 'out'] as const

/** The games of this site side by side, for whoever does not know which to join. */
export default async function ComparePage() {
  const [t, names] = await Promise.all([getTranslations('compare'), getTranslations('common.rulesets')])
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')} />
      <Part id="which" className="mt-6" title={t('which')}>
        <ul>
          {GAMES.map(({ name, rules, guide }) => (
            <li key={name} className="mt-3">
              {t(`advice.${name}`)}
              {'　'}
              <Link href={guide}>{t('guide')}</Link>
              {'　'}
              <Link href={rules}>{t('rules')}</Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="table" className="mt-6" title={t('table')}>
        <Table
          label={t('title')}
          fold
          rows={ROWS}
          rowKey={(row) => row}
          columns={[
            { key: 'row', head: t('aspect'), label: '', cell: (row) => <b>{t(`rows.${row}`)}</b> },
            ...GAMES.map(({ name }) => ({
              key: name,
              head: names(name),
              cell: (row: (typeof ROWS)[number]) => t(`${name}.${row}`),
            })),
          ]}
        />
      </Part>
    </>
  )
}

import { useTranslations } from 'next-intl'
import { CodeName, FactionMark } from '@/components/game/names'
import { RoundTable } from '@/components/game/round-table'
import { ConductTable } from '@/components/rules/conduct-table'
import { count } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Table } from '@/components/ui/table'
import type { ResolvedConfig, RoleCount } from '@/lib/engine/rulesets/tiesha/config'
import { FACTION_OF } from '@/lib/engine/rulesets/tiesha/roles'
import { tableArithmetic } from '@/lib/engine/rulesets/tiesha/validate'
import type { ConductRule } from '@/lib/play/setup'
import { buildRules, type RulesSection } from './build-rules'

interface RulesThreadProps {
  config: ResolvedConfig
  seats: number
  membersOnly: boolean
  hostReview: boolean
  seedHash: string | null
  conduct: readonly ConductRule[]
  /** Refused genres in the host's words; null: the usual ones (T11.1). */
  genres: readonly string[] | null
}

/** 规则帖: the rules of one game in words and tables, with contents beside them. */
export function RulesThread(props: RulesThreadProps) {
  const t = useTranslations('rulesThread')
  const { config, seats } = props
  const { rows, ratio } = tableArithmetic(config, seats)
  const sections = buildRules(config, { ...props, ratio })
  const text = (section: RulesSection, key: string, values: Record<string, string | number>) =>
    t(`${section.id}.${key}`, values)
  return (
    <div className="reading mt-6">
      <article className="folio" aria-labelledby="rules">
        <header className="folio-head">
          <h2 id="rules">{t('title')}</h2>
          <p className="meta">{t('note')}</p>
        </header>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="mt-6" aria-labelledby={`${section.id}-title`}>
            <h3 id={`${section.id}-title`}>
              <Heading index={index} title={text(section, 'title', {})} />
            </h3>
            {section.table === 'roles' && config.roles && (
              <div className="mt-3">
                <RolesTable roles={config.roles} />
              </div>
            )}
            {section.table === 'rounds' && (
              <div className="mt-3">
                <RoundTable
                  label={t('rows', { title: t('rounds.title') })}
                  rows={rows.map((row) => ({ ...row, before: row.livingAfter + row.deaths }))}
                />
              </div>
            )}
            <ol className="rule-lines mt-3">
              {section.lines.map((line) => (
                <li key={line.key}>{text(section, line.key, line.values)}</li>
              ))}
              {section.table === 'genres' && (
                <li>{t('flags.genres', { list: props.genres?.join('、') ?? t('flags.genreList') })}</li>
              )}
            </ol>
            {section.table === 'forces' && <ForcesTable config={config} />}
            {section.table === 'conduct' && <ConductTable rules={props.conduct} />}
          </section>
        ))}
      </article>
      <nav className="side-sticky" aria-label={t('contents')}>
        <ol className="toc">
          {sections.map((section, index) => (
            <li key={section.id}>
              <Link href={`#${section.id}`}>
                <span>
                  <Heading index={index} title={text(section, 'title', {})} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** 三　轮次 */
function Heading({ index, title }: { index: number; title: string }) {
  const t = useTranslations('game-parts')
  return (
    <>
      <span className="rule-number" aria-hidden="true">
        {t('ordinal', count(index + 1))}
      </span>
      {title}
    </>
  )
}

function RolesTable({ roles }: { roles: readonly RoleCount[] }) {
  const t = useTranslations('rulesThread.roles')
  const thread = useTranslations('rulesThread')
  const tiesha = useTranslations('tiesha')
  return (
    <Table
      label={thread('rows', { title: t('title') })}
      fold
      rows={roles}
      rowKey={(row) => row.role}
      columns={[
        { key: 'role', head: t('role'), cell: (row) => tiesha(`roles.${row.role}`) },
        {
          key: 'faction',
          head: t('faction'),
          cell: (row) => (
            <span className="whitespace-nowrap">
              <FactionMark faction={FACTION_OF[row.role]} beside />
              {tiesha(`factions.${FACTION_OF[row.role]}`)}
            </span>
          ),
        },
        { key: 'count', head: t('count'), fig: true, cell: (row) => row.count },
        {
          key: 'codes',
          head: t('codes'),
          cell: (row) =>
            row.codes.length > 0 ? (
              <CodeName>{row.codes.join('　')}</CodeName>
            ) : (
              <span className="meta">{t('noCode')}</span>
            ),
        },
      ]}
    />
  )
}

/** T13.2: each cause of death, and which side its force goes to. Causes that this game cannot have are left out. */
function ForcesTable({ config }: { config: ResolvedConfig }) {
  const t = useTranslations('rulesThread.score')
  const thread = useTranslations('rulesThread')
  const posts = config.rounds.some((row) => row.slots.length > 0)
  const carry = config.traits.some(({ trait }) => trait === 'grudge' || trait === 'escort')
  const fireworks =
    config.traits.some(({ trait }) => trait === 'firework') ||
    (config.roles ?? []).some(({ role }) => role === 'openBomb' || role === 'hiddenBomb' || role === 'flyingBomb')
  const forces = [
    ['whySelf', 'toOther', true],
    ['whyFriendly', 'toOther', posts],
    ['whyFirework', 'toOther', posts && fireworks],
    ['whyRuled', 'toOther', true],
    ['whyCarriedOwn', 'toOther', carry],
    ['whyWhiteVoted', 'toBlack', true],
    ['whyBlackVoted', 'toBlackOrWhite', true],
    ['whyPost', 'toPoster', posts],
    ['whyCarried', 'toCarrier', carry],
  ] as const
  return (
    <div className="mt-3">
      <Table
        label={thread('rows', { title: t('title') })}
        fold
        rows={forces.filter(([, , occurs]) => occurs)}
        rowKey={([why]) => why}
        columns={[
          { key: 'why', head: t('force'), cell: ([why]) => t(why) },
          { key: 'to', head: t('to'), cell: ([, to]) => t(to) },
        ]}
      />
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table'
import {
  type Good,
  ITEMS,
  isGood,
  isPublicSkill,
  isWearable,
  MISSIONS,
  PLACE_EFFECTS,
  PUBLIC_SKILLS,
  SPECIAL_ITEMS,
  STATES,
} from '@/lib/engine/rulesets/jianghu/vocabulary'
import { useJianghuTerms } from '../terms'

/** Tables of the rules page and the catalogue, from the vocabulary itself, so that nothing is left out. */
function Glossary(props: { label: string; rows: readonly { id: string | number; name: string; text: string }[] }) {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  return (
    <Table
      label={terms.scrolls(props.label)}
      fold
      rows={props.rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', head: t('name'), label: '', className: 'jh-term', cell: ({ name }) => <b>{name}</b> },
        { key: 'text', head: t('what'), label: '', cell: ({ text }) => text },
      ]}
    />
  )
}

export function PublicSkillsTable() {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  return (
    <Table
      label={terms.scrolls(t('public'))}
      fold
      rows={Object.keys(PUBLIC_SKILLS).filter(isPublicSkill)}
      rowKey={(skill) => skill}
      columns={[
        {
          key: 'name',
          head: t('name'),
          label: '',
          className: 'jh-term',
          cell: (skill) => <b>{terms.publicSkill(skill)}</b>,
        },
        { key: 'cost', head: t('cost'), fig: true, cell: (skill) => PUBLIC_SKILLS[skill] },
        { key: 'text', head: t('what'), label: '', cell: (skill) => terms.publicSkillText(skill) },
      ]}
    />
  )
}

export function EffectsTable() {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  const rows = PLACE_EFFECTS.map((id) => ({ id, name: terms.effect(id), text: terms.effectText(id) }))
  return <Glossary label={t('effects')} rows={rows} />
}

export function StatesTable() {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  const rows = STATES.map((id) => ({ id, name: terms.state(id), text: terms.stateText(id) }))
  return <Glossary label={t('states')} rows={rows} />
}

export function MissionsTable() {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  const rows = MISSIONS.map((id) => ({ id, name: t('number', { n: id }), text: terms.mission(id) }))
  return <Glossary label={t('missions')} rows={rows} />
}

/** `of`: which items; the special ones, what goes into the slot, what is used up, or both of these. */
export function ItemsTable({ of }: { of: 'special' | 'gear' | 'medicine' | 'goods' }) {
  const t = useTranslations('jianghu-catalogue')
  const terms = useJianghuTerms()
  const goods: readonly Good[] = ITEMS.filter(isGood)
  const items = {
    special: SPECIAL_ITEMS,
    gear: goods.filter((item) => isWearable(item)),
    medicine: goods.filter((item) => !isWearable(item)),
    goods,
  }[of]
  const rows = items.map((id) => ({ id, name: terms.item(id), text: terms.itemText(id) }))
  return <Glossary label={t(of === 'goods' ? 'medicine' : of)} rows={rows} />
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FactionMark } from '@/components/game/names'
import { FACTION_OF, needsCode, ROLES, type Role } from '@/lib/engine/rulesets/tiesha/roles'
import { anchorOf, DraftCell, DraftErrors, useDraftForm } from './draft-form'

const USUAL: readonly Role[] = ['killer', 'jointAssassin', 'loneAssassin', 'sword', 'openBomb', 'hiddenBomb', 'ranger']

/** Every role with its count and code names; expansion roles (T15) folded away until one is used. */
export function RolesEditor() {
  const t = useTranslations('setup')
  const { draft } = useDraftForm()
  const numberOf = (role: Role) => Number(draft.roles[role].count) || 0
  const sum = (faction: string) =>
    ROLES.reduce((total, role) => total + (FACTION_OF[role] === faction ? numberOf(role) : 0), 0)
  const [black, white, neutral] = [sum('black'), sum('white'), sum('neutral')]
  const others = ROLES.filter((role) => !USUAL.includes(role))
  const [usesOthers] = useState(others.some((role) => draft.roles[role].count !== '0'))
  return (
    <div id={anchorOf('roles')}>
      <RoleList roles={USUAL} />
      <details className="mt-3" open={usesOthers}>
        <summary className="fold-head">{t('moreRoles')}</summary>
        <RoleList roles={others} />
      </details>
      <p className="mt-3" aria-live="polite">
        {t('rolesTotal', { seats: black + white + neutral, black, white, neutral })}
      </p>
      <DraftErrors paths={['roles']} />
    </div>
  )
}

function RoleList({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  const { draft } = useDraftForm()
  return (
    <ul className="lines">
      {roles.map((role) => {
        const name = tiesha(`roles.${role}`)
        const { count, codes } = draft.roles[role]
        const coded = needsCode(role)
        const written = codes.split(/[\s、，,；;]+/).filter((code) => code !== '').length
        return (
          <li key={role} className="role-line">
            <span className="whitespace-nowrap">
              <FactionMark faction={FACTION_OF[role]} />
              {name}
            </span>
            <DraftCell path={`roles.${role}.count`} label={t('countOf', { role: name })} />
            {coded ? (
              <span className="code-cell">
                <DraftCell path={`roles.${role}.codes`} label={t('codesOf', { role: name })} wide />
                <span className="meta num" aria-hidden="true">
                  {t('codesCount', { codes: written, count })}
                </span>
              </span>
            ) : (
              <span className="code-cell">
                <input type="hidden" name={`roles.${role}.codes`} value={codes} />
                {role === 'ranger' && <span className="meta">{t('ranger')}</span>}
              </span>
            )}
            {!USUAL.includes(role) && <span className="line-errors meta">{t(`explain.${role as 'doctor'}`)}</span>}
            <span className="line-errors">
              <DraftErrors paths={[`roles.${role}.count`, `roles.${role}.codes`]} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

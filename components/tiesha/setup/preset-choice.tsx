'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { Config } from '@/lib/engine/rulesets/tiesha/config'
import { PRESET_NAMES, PRESETS } from '@/lib/engine/rulesets/tiesha/presets'
import { EditButton, useDraftForm } from './draft-form'

/** The tables that stand (T1.2, T1.3); taking one fills every number of the rules anew. */
export function PresetChoice({ config }: { config: Config }) {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  const { draft } = useDraftForm()
  const edited = Object.keys(config).length > 1
  return (
    <ul className="preset-grid">
      {PRESET_NAMES.map((name) => {
        const { roles, rounds } = PRESETS[name]
        const mine = draft.preset === name
        return (
          <li key={name} className={clsx('preset', mine && 'is-mine')}>
            <b className="song">{tiesha(`presets.${name}`)}</b>
            <span className="meta">
              {t('presetFacts', {
                seats: roles.reduce((sum, role) => sum + role.count, 0),
                rounds: rounds.length,
                days: rounds.length + 1,
              })}
            </span>
            {mine && !edited ? (
              <span className="meta preset-state">{t('presetNow')}</span>
            ) : (
              <EditButton edit={{ do: 'preset', preset: name }}>{t('presetApply')}</EditButton>
            )}
            {mine && edited && <span className="meta">{t('presetEdited')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

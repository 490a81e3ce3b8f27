import { useTranslations } from 'next-intl'

/** The boards that a game may stand in, and none. */
export function BoardOptions({ boards }: { boards: readonly { id: string; name: string }[] }) {
  const t = useTranslations('setup')
  return (
    <>
      <option value="">{t('noBoard')}</option>
      {boards.map((board) => (
        <option key={board.id} value={board.id}>
          {board.name}
        </option>
      ))}
    </>
  )
}

/** Who may see a game. */
export function VisibilityOptions() {
  const t = useTranslations('setup')
  return (
    <>
      <option value="public">{t('visibilityPublic')}</option>
      <option value="members">{t('visibilityMembers')}</option>
    </>
  )
}

/** Time zones, the common ones by name before all others. */
export function ZoneOptions({
  zones,
}: {
  zones: { common: readonly { id: string; name: string }[]; others: readonly string[] }
}) {
  const t = useTranslations('setup')
  return (
    <>
      <optgroup label={t('timeZoneCommon')}>
        {zones.common.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {zone.name}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('timeZoneOther')}>
        {zones.others.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </optgroup>
    </>
  )
}

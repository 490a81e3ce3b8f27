import { getTranslations } from 'next-intl/server'
import { CharacterTicks } from '@/components/jianghu/setup/character-ticks'
import { LengthField } from '@/components/setup/length-field'
import { SelectField, TextField } from '@/components/ui/field'
import { KeptCheckbox } from '@/components/ui/kept'
import { Part } from '@/components/ui/part'
import {
  CHARACTERS,
  type Config,
  configSchema,
  type ResolvedConfig,
  resolveConfig,
  validateConfig,
} from '@/lib/engine/rulesets/jianghu'
import {
  differing,
  type FieldFaults,
  lengthValues,
  readLength,
  readNumber,
  readTimeOfDay,
  tick,
} from '@/lib/play/shared-setup'
import type { SetupPart } from '.'

/** A night and a day by the calendar, or a game of one evening (J2.2). */
const PRESETS = {
  daily: {},
  evening: { pickHours: 1, nightMinutes: 15, dayMinutes: 10, sceneWords: 0 },
} as const satisfies Record<string, Config>
const PACKS = { base: ['base'], both: ['base', 'expansion'], expansion: ['expansion'] } as const
const packsOf = (packs: readonly string[]) =>
  packs.length > 1 ? 'both' : packs[0] === 'expansion' ? 'expansion' : 'base'
const minutes = (hours: number | undefined): number => Math.max(1, Math.round((hours ?? 1) * 60))
const tickOf = (character: string) => `character.${character}`

/** 江湖 in the plain set-up form: characters, how long nights and days are, scenes, and what ends or hides what. */
export const jianghuPart: SetupPart = {
  presets: Object.keys(PRESETS),
  configOf: (name) => (name === 'evening' ? PRESETS.evening : PRESETS.daily),
  values(stored) {
    const config = resolveConfig(configSchema.parse(stored))
    const { nightMinutes, dayMinutes, characters } = config
    return {
      preset: nightMinutes === null ? 'daily' : 'evening',
      packs: packsOf(config.packs),
      ...Object.fromEntries([...CHARACTERS.keys()].map((id) => [tickOf(id), tick(characters?.includes(id) ?? false)])),
      pickHours: String(config.pickHours),
      pace: nightMinutes === null && dayMinutes === null ? 'clock' : 'length',
      close: config.close,
      ...lengthValues('night', (nightMinutes ?? 15) / 60),
      ...lengthValues('day', (dayMinutes ?? 10) / 60),
      nights: String(config.nights),
      sceneWords: String(config.sceneWords),
      missionsEnd: tick(config.missionsEnd),
      hostBlind: tick(config.hostBlind),
    }
  },
  read(text) {
    const faults: FieldFaults = {}
    const clock = text('pace') !== 'length'
    const [night, day] = clock ? [] : [readLength(text, 'night', faults), readLength(text, 'day', faults)]
    const base = resolveConfig({})
    const chosen = [...CHARACTERS.keys()].filter((id) => text(tickOf(id)) !== '')
    const whole: ResolvedConfig = {
      packs: [...PACKS[text('packs') === 'both' ? 'both' : text('packs') === 'expansion' ? 'expansion' : 'base']],
      characters: chosen.length > 0 ? chosen : null,
      pickHours: readNumber(text, 'pickHours', 1, 24 * 30, faults),
      close: clock ? readTimeOfDay(text, 'close', faults) : base.close,
      nightMinutes: clock ? null : minutes(night),
      dayMinutes: clock ? null : minutes(day),
      nights: readNumber(text, 'nights', 1, 99, faults),
      sceneWords: readNumber(text, 'sceneWords', 0, 10_000, faults),
      missionsEnd: text('missionsEnd') !== '',
      hostBlind: text('hostBlind') !== '',
    }
    const config = differing(whole, base) as Config
    const few = validateConfig(config).find(({ code }) => code === 'TOO_FEW_CHARACTERS')
    if (few) faults.packs = { code: few.code, data: few.data }
    return { config, faults }
  },
  async preset(name) {
    const t = await getTranslations('jianghu-setup')
    const key = name === 'evening' ? 'evening' : 'daily'
    return { name: t(`presets.${key}.name`), facts: t(`presets.${key}.facts`) }
  },
  async fields(values) {
    const t = await getTranslations('jianghu-setup')
    const units = { minutes: t('minutes'), hours: t('hours'), unit: t('unit') }
    const figure = (name: 'pickHours' | 'nights' | 'sceneWords') => (
      <TextField
        name={name}
        label={t(name)}
        hint={t(`${name}Hint`)}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[name]}
      />
    )
    return (
      <>
        <Part id="characters" title={t('parts.characters')} note={t('seats')}>
          <SelectField name="packs" label={t('packs')} hint={t('packsHint')} defaultValue={values.packs}>
            {Object.keys(PACKS).map((name) => (
              <option key={name} value={name}>
                {t(`packNames.${name as keyof typeof PACKS}`)}
              </option>
            ))}
          </SelectField>
          <CharacterTicks values={values} nameOf={tickOf} />
        </Part>
        <Part id="pace" title={t('parts.pace')}>
          <div className="figure-grid">
            {figure('pickHours')}
            <SelectField name="pace" label={t('pace')} hint={t('paceHint')} defaultValue={values.pace}>
              <option value="clock">{t('paceClock')}</option>
              <option value="length">{t('paceLength')}</option>
            </SelectField>
            <TextField
              name="close"
              type="time"
              step={1}
              label={t('close')}
              hint={t('closeHint')}
              defaultValue={values.close}
            />
          </div>
          <div className="figure-grid mt-5">
            {(['night', 'day'] as const).map((name) => (
              <LengthField
                key={name}
                name={name}
                label={t(name)}
                hint={t('lengthHint')}
                value={values[name]}
                unit={values[`${name}Unit`]}
                units={units}
              />
            ))}
            {figure('nights')}
          </div>
        </Part>
        <Part id="words" title={t('parts.words')}>
          <div className="figure-grid">{figure('sceneWords')}</div>
          <KeptCheckbox name="missionsEnd" first={values.missionsEnd !== ''}>
            {t('missionsEnd')}
          </KeptCheckbox>
          <br />
          <KeptCheckbox name="hostBlind" first={values.hostBlind !== ''}>
            {t('hostBlind')}
          </KeptCheckbox>
        </Part>
      </>
    )
  },
  async notes(stored) {
    const t = await getTranslations('jianghu-setup')
    const { nights, nightMinutes, dayMinutes } = resolveConfig(configSchema.parse(stored))
    const length = nightMinutes === null || dayMinutes === null ? 2 * 24 * 60 : nightMinutes + dayMinutes
    return [
      t('arithmetic', { nights, hours: Math.ceil((length * nights) / 60), days: Math.ceil((length * nights) / 1440) }),
    ]
  },
}

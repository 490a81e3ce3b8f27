import { getTranslations } from 'next-intl/server'
import { LengthField } from '@/components/setup/length-field'
import { SelectField, TextField } from '@/components/ui/field'
import { KeptCheckbox } from '@/components/ui/kept'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import {
  type Config,
  configSchema,
  PRESET_NAMES,
  PRESETS,
  type ResolvedConfig,
  resolveConfig,
  rolesFor,
  tableArithmetic,
  validateConfig,
} from '@/lib/engine/rulesets/jingfei'
import { seriesOf } from '@/lib/play/series'
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

const TICKS = ['earlyDawn', 'channelByDay', 'aliases', 'hostBlind'] as const
const LENGTHS = ['night', 'lastWords', 'turn', 'open', 'vote'] as const
/** So many of a host's series are told, the latest first. */
const SERIES_SHOWN = 6
const presetOf = (name: string) => PRESET_NAMES.find((one) => one === name) ?? 'week-12'

/** A configuration as stored, or as filled: there a preset that is none is null. */
function read(config: unknown): Config {
  const { preset, ...rest } = config as Record<string, unknown>
  return configSchema.parse(preset === null ? rest : { preset, ...rest })
}

/** 警匪 in the plain set-up form: seats, lengths for an evening or a week, and its switches. */
export const jingfeiPart: SetupPart = {
  presets: PRESET_NAMES,
  configOf: (name) => ({ preset: presetOf(name) }) satisfies Config,
  values(stored) {
    const config = resolveConfig(read(stored))
    return {
      preset: config.preset ?? 'week-12',
      seats: String(config.seats),
      nightMode: config.nightHours === null ? 'clock' : 'length',
      nightClose: config.nightClose,
      ...lengthValues('night', config.nightHours ?? 5 / 60),
      ...lengthValues('lastWords', config.lastWordsHours),
      ...lengthValues('turn', config.turnHours),
      ...lengthValues('open', config.openHours),
      ...lengthValues('vote', config.voteHours),
      speeches: config.speeches,
      ballots: config.ballots,
      series: config.series ?? '',
      ...Object.fromEntries(TICKS.map((name) => [name, tick(config[name])])),
    }
  },
  read(text) {
    const faults: FieldFaults = {}
    const preset = presetOf(text('preset'))
    const [night, lastWords, turn, open, vote] = LENGTHS.map((name) => readLength(text, name, faults))
    const clock = text('nightMode') !== 'length'
    if (clock) delete faults.night
    const series = text('series').trim()
    if (series.length > 80) faults.series = { code: 'TOO_LONG' }
    const base = resolveConfig({ preset })
    const whole: Omit<ResolvedConfig, 'preset'> = {
      seats: readNumber(text, 'seats', 11, 16, faults),
      aliases: text('aliases') !== '',
      series: series || null,
      nightClose: clock ? readTimeOfDay(text, 'nightClose', faults) : base.nightClose,
      nightHours: clock ? null : (night ?? null),
      earlyDawn: text('earlyDawn') !== '',
      channelByDay: text('channelByDay') !== '',
      lastWordsHours: lastWords ?? base.lastWordsHours,
      speeches: text('speeches') === 'open' ? 'open' : 'ordered',
      turnHours: turn ?? base.turnHours,
      openHours: open ?? base.openHours,
      voteHours: vote ?? base.voteHours,
      ballots: text('ballots') === 'open' || text('ballots') === 'secret' ? (text('ballots') as 'open') : 'closed',
      hostBlind: text('hostBlind') !== '',
    }
    return { config: { preset, ...differing(whole, base) }, faults }
  },
  async preset(name) {
    const t = await getTranslations('jingfei-setup')
    const preset = presetOf(name)
    const { seats } = PRESETS[preset]
    return { name: t(`presets.${preset}.name`), facts: t(`presets.${preset}.facts`, { ...rolesFor(seats), seats }) }
  },
  async fields(values, host) {
    const [t, series] = await Promise.all([getTranslations('jingfei-setup'), seriesOf(host.userId, 'jingfei')])
    const units = { minutes: t('minutes'), hours: t('hours'), unit: t('unit') }
    const length = (name: (typeof LENGTHS)[number], hint?: string) => (
      <LengthField
        name={name}
        label={t(name)}
        hint={hint}
        value={values[name]}
        unit={values[`${name}Unit`]}
        units={units}
      />
    )
    return (
      <>
        <Part id="table" title={t('parts.table')}>
          <div className="pair-grid">
            <TextField
              name="seats"
              label={t('seats')}
              hint={t('seatsHint')}
              inputMode="numeric"
              defaultValue={values.seats}
              autoComplete="off"
            />
            <TextField
              name="series"
              label={t('series')}
              hint={t('seriesHint')}
              maxLength={90}
              defaultValue={values.series}
              autoComplete="off"
            />
          </div>
          {series.length > 0 && (
            <div className="meta mt-3">
              {t('seriesMine')}
              <ul>
                {series.slice(0, SERIES_SHOWN).map((one) => (
                  <li key={one.series}>
                    {t.rich('seriesLine', {
                      series: one.series,
                      victim: one.victim,
                      game: () => <Link href={`/g/${one.slug}`}>{one.title}</Link>,
                      time: () => <Time at={one.endedAt} zone={host.zone} now={host.now} />,
                    })}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <KeptCheckbox name="aliases" first={values.aliases !== ''}>
            {t('aliases')}
          </KeptCheckbox>
        </Part>
        <Part id="pace" title={t('parts.pace')} note={t('paceNote')}>
          <div className="pair-grid">
            <SelectField name="nightMode" label={t('nightMode')} defaultValue={values.nightMode}>
              <option value="clock">{t('nightClock')}</option>
              <option value="length">{t('nightLength')}</option>
            </SelectField>
            <TextField
              name="nightClose"
              type="time"
              step={1}
              label={t('nightClose')}
              hint={t('nightCloseHint')}
              defaultValue={values.nightClose}
            />
            {length('night', t('nightHint'))}
          </div>
          <div className="pair-grid mt-5">
            {length('lastWords')}
            {length('turn')}
            {length('open', t('openHint'))}
            {length('vote')}
          </div>
          <KeptCheckbox name="earlyDawn" first={values.earlyDawn !== ''}>
            {t('earlyDawn')}
          </KeptCheckbox>
        </Part>
        <Part id="speech" title={t('parts.speech')}>
          <div className="pair-grid">
            <SelectField name="speeches" label={t('speeches')} defaultValue={values.speeches}>
              <option value="ordered">{t('speechesOrdered')}</option>
              <option value="open">{t('speechesOpen')}</option>
            </SelectField>
            <SelectField name="ballots" label={t('ballots')} defaultValue={values.ballots}>
              <option value="closed">{t('ballotsClosed')}</option>
              <option value="secret">{t('ballotsSecret')}</option>
              <option value="open">{t('ballotsOpen')}</option>
            </SelectField>
          </div>
          <KeptCheckbox name="channelByDay" first={values.channelByDay !== ''}>
            {t('channelByDay')}
          </KeptCheckbox>
          <KeptCheckbox name="hostBlind" first={values.hostBlind !== ''}>
            {t('hostBlind')}
          </KeptCheckbox>
        </Part>
      </>
    )
  },
  async notes(stored, host) {
    const t = await getTranslations('jingfei-setup')
    const config = read(stored)
    const resolved = resolveConfig(config)
    const { longestRound, fewestRounds } = tableArithmetic(resolved, resolved.seats)
    const { series, aliases } = resolved
    const last =
      series === null || aliases ? null : (await seriesOf(host.userId, 'jingfei')).find((one) => one.series === series)
    const round = { rounds: fewestRounds, hours: Math.ceil(longestRound / 360_000) / 10 }
    return [
      t('arithmetic', round),
      ...(last
        ? [t('seriesCounts', { ...last })]
        : last === undefined
          ? [t('seriesFirst', { series: series ?? '' })]
          : []),
      ...validateConfig(config).warnings.map(({ code, data }) => t(`warnings.${code}`, data)),
    ]
  },
}

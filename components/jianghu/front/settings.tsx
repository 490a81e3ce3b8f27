import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Time } from '@/components/ui/time'
import { enabledCharacters, type ResolvedConfig } from '@/lib/engine/rulesets/jianghu/config'

export interface SettingsProps {
  config: ResolvedConfig
  /** How many play; null: not known yet. */
  seats: number | null
  /** Instants are epoch milliseconds; null: not set. */
  when?: { signUpClosesAt: number | null; startsAt: number | null; zone: string; now: number }
  membersOnly: boolean
}

/** J1.2: how many cards each seat is offered. */
const OFFER = 3

/** The settings of a game in plain words. */
export function Settings({ config, seats, when, membersOnly }: SettingsProps) {
  const t = useTranslations('jianghu-front.settings')
  const enabled = enabledCharacters(config).length
  const time = (at: number | null, without: string) =>
    at === null || !when ? without : <Time at={at} zone={when.zone} now={when.now} precision="minute" />
  const lasts = (minutes: number | null, key: 'closeAt' | 'nightFirst') =>
    minutes === null ? t(key, { close: config.close }) : t('minutes', { minutes })
  const facts: ([string, ReactNode] | false)[] = [
    [t('seats'), t('seatsFacts', { seats: String(seats ?? 'any') })],
    when !== undefined && [t('signUp'), time(when.signUpClosesAt, t('noEnd'))],
    when !== undefined && [t('starts'), time(when.startsAt, t('startsDeal'))],
    [
      t('characters'),
      config.characters
        ? t('charactersOwn', { n: enabled })
        : t('charactersFacts', {
            base: config.packs.includes('base') ? 'yes' : 'no',
            expansion: config.packs.includes('expansion') ? 'yes' : 'no',
            n: enabled,
          }),
    ],
    seats !== null && [t('offer'), t('offerFacts', { n: Math.min(OFFER, Math.floor(enabled / seats)) })],
    [t('pick'), t('pickFacts', { hours: config.pickHours })],
    [t('night'), lasts(config.nightMinutes, 'nightFirst')],
    [t('day'), lasts(config.dayMinutes, 'closeAt')],
    [t('cap'), t('capFacts', { nights: config.nights })],
    [t('scenes'), t('scenesFacts', { words: config.sceneWords })],
    [t('missions'), t(config.missionsEnd ? 'missionsEnd' : 'missionsOn')],
    [t('blind'), t(config.hostBlind ? 'blindYes' : 'blindNo')],
  ]
  return (
    <>
      {membersOnly && <p className="meta mb-2">{t('members')}</p>}
      <dl className="facts facts-wide">
        {facts
          .filter((fact) => fact !== false)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

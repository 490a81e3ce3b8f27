import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { lengthOf, type ResolvedConfig } from '@/lib/engine/rulesets/jingfei/config'
import { rolesFor } from '@/lib/engine/rulesets/jingfei/roles'
import { useJingfeiTerms } from './terms'

/** The rules of one game in plain words, from its configuration. `seats`: as many as were dealt, or are planned. */
export function Settings({ config, seats }: { config: ResolvedConfig; seats: number }) {
  const t = useTranslations('jingfei.settings')
  const terms = useJingfeiTerms()
  const length = (hours: number) => terms.length(lengthOf(hours))
  const series =
    config.series === null
      ? t('seriesNone')
      : t(config.aliases ? 'seriesMasked' : 'seriesText', { name: config.series })
  const facts: [string, ReactNode][] = [
    [t('seats'), t('seatsText', { seats, ...rolesFor(seats) })],
    [t('names'), t(config.aliases ? 'namesAlias' : 'namesAccount')],
    [t('series'), series],
    [
      t('night'),
      `${config.nightHours === null ? t('nightClock', { time: config.nightClose }) : t('nightLength', { length: length(config.nightHours) })} ${t(config.earlyDawn ? 'early' : 'notEarly')}`,
    ],
    [t('room'), t(config.channelByDay ? 'roomDay' : 'roomNight')],
    [t('lastWords'), t('lastWordsText', { length: length(config.lastWordsHours) })],
    [
      t('speeches'),
      config.speeches === 'open'
        ? t('open', { length: length(config.openHours), turn: length(config.turnHours) })
        : t('ordered', { length: length(config.turnHours) }),
    ],
    [t('vote'), t('voteText', { length: length(config.voteHours) })],
    [t('ballots'), t(`ballotsText.${config.ballots}`)],
    [t('ties'), t('tiesText')],
    [t('win'), t('winText')],
    [t('judge'), t(config.hostBlind ? 'judgeBlind' : 'judgeSees')],
  ]
  return (
    <Part id="settings" title={t('title')} note={t('note')} more={<Link href="/rules/jingfei">{t('full')}</Link>}>
      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

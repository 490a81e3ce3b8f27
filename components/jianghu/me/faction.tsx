import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/game/disclosure'
import type { JianghuView, MeView, MissionProgress } from '@/lib/engine/rulesets/jianghu/view-types'
import { FactionName } from '../faction-name'
import { SeatName } from '../reports/seats'
import { count, useJianghuTerms } from '../terms'

interface FactionProps {
  slug: string
  view: Pick<JianghuView, 'seats'>
  me: MeView
}

/** What a seat was told at the start: its faction, the hint (J1.4), its secret mission and how far that has come. */
export function MyFaction({ slug, view, me }: FactionProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const { faction, hint, mission } = me
  return (
    <Disclosure summary={t('faction.title')} warning={t('faction.warning')}>
      <dl className="duties">
        <dt>{t('faction.mine')}</dt>
        <dd>
          <b>
            <FactionName faction={faction} />
          </b>
          <br />
          {t(`faction.${faction}`)}
          <br />
          <span className="meta">{t('faction.alone')}</span>
        </dd>
        {hint && (
          <>
            <dt>{t('faction.hint')}</dt>
            <dd>
              {t.rich('faction.hintText', {
                name: () => <SeatName context={{ slug, seats: view.seats }} seat={hint.seat} />,
                faction: () => <b>{terms.faction(hint.faction)}</b>,
              })}
              <br />
              <span className="meta">{t('faction.hintCaution')}</span>
            </dd>
          </>
        )}
        {mission && (
          <>
            <dt>{t('faction.mission')}</dt>
            <dd>
              {terms.mission(mission.mission)}
              <br />
              {mission.success ? (
                <b>{t('faction.missionDone', count(mission.success.round))}</b>
              ) : (
                <span className="meta">
                  <Progress progress={mission.progress} />
                </span>
              )}
            </dd>
          </>
        )}
      </dl>
    </Disclosure>
  )
}

function Progress({ progress }: { progress: MissionProgress }) {
  const t = useTranslations('jianghu-play')
  switch (progress.kind) {
    case 'deaths':
      return t('faction.progress.deaths', { n: progress.count })
    case 'specials':
      return t('faction.progress.specials', { count: progress.count, of: progress.of })
    case 'parts':
      return t('faction.progress.parts', { count: progress.held.length })
    case 'mp':
      return t('faction.progress.mp', { own: progress.own })
    case 'none':
      return null
  }
}

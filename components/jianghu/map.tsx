import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { SeatLabel } from './reports/seats'
import { useJianghuTerms } from './terms'

interface PlaceMapProps {
  slug: string
  view: Pick<JianghuView, 'places' | 'seats' | 'phase' | 'me'>
}

/** The four places: who stands where, and what each does today (J2.3). The north is above. */
export function PlaceMap({ slug, view }: PlaceMapProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  return (
    <Part id="map" title={t('map.title')} note={view.phase === 'night' ? t('map.tonight') : t('map.note')}>
      <ul className="jh-map">
        {view.places.map(({ place, effect, seats }) => (
          <li key={place} data-place={place}>
            <h3>{terms.place(place)}</h3>
            {effect && (
              <p>
                <b className="jh-effect">{terms.effect(effect)}</b>{' '}
                <span className="meta">{terms.effectText(effect)}</span>
              </p>
            )}
            {seats.length === 0 ? (
              <p className="meta">{t('map.nobody')}</p>
            ) : (
              <ul>
                {seats.map((seat) => (
                  <li key={seat}>
                    <SeatLabel context={{ slug, seats: view.seats }} seat={seat} />
                    {seat === view.me?.seat && <span className="tag tag-now">{t('map.me')}</span>}
                    {view.seats
                      .find((one) => one.seat === seat)
                      ?.line?.states.map((state) => (
                        <span key={state} className="tag">
                          {terms.state(state)}
                        </span>
                      ))}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

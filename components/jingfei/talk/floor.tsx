import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import type { FormAction } from '@/components/ui/form-action'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { FloorView, JingfeiView } from '@/lib/engine/rulesets/jingfei/view-types'
import { SeatLabel, SeatName, SeatNames, type TableContext } from '../seats'
import { count, useJingfeiTerms } from '../terms'

interface Props {
  context: TableContext
  view: JingfeiView
  formKey: string
  pass: FormAction
}

/** Above the table's thread: who has the word and for how long, the row of speakers, 过 as one click (G5, G6). */
export function Floor({ context, view, formKey, pass }: Props) {
  const t = useTranslations('jingfei.floor')
  const terms = useJingfeiTerms()
  const { floor, me, paused, phase, status } = view
  if (status === 'finished') return <Notice>{t('overNote')}</Notice>
  if (paused) return <Notice seal>{t('paused')}</Notice>
  if (!floor)
    return (
      <Notice>
        {t(phase === 'vote' ? 'voteSilent' : 'nightSilent')}{' '}
        {me && (
          <Link href={`/g/${context.slug}/${phase === 'vote' ? 'vote' : 'night'}`}>
            {t(phase === 'vote' ? 'toVote' : 'toNight')}
          </Link>
        )}
      </Notice>
    )
  return (
    <section className="jf-floor" aria-labelledby="floor-title">
      <h3 id="floor-title">
        {t(floor.kind === 'lastWords' ? 'lastWordsTitle' : floor.kind === 'open' ? 'openTitle' : 'title')}
      </h3>
      <p className="jf-word">
        <Word context={context} floor={floor} me={me?.seat ?? null} />
      </p>
      <p className="meta">
        {t.rich('left', { time: () => <Countdown until={floor.closes} serverNow={context.now} form="bare" /> })}
        {'　'}
        {t.rich('until', { time: () => <Time at={floor.closes} zone={context.zone} now={context.now} /> })}
        {floor.kind === 'turns' && <>　{t('limit', { length: terms.length(floor.limit) })}</>}
      </p>
      {floor.stage && floor.stage !== 'first' && (
        <p className="meta">
          {t.rich('tied', { seats: () => <SeatNames context={context} seats={floor.tied} /> })} {t(floor.stage)}
        </p>
      )}
      {floor.kind !== 'lastWords' && <Order context={context} floor={floor} me={me?.seat ?? null} />}
      {me?.hasWord ? (
        <SaidForm action={pass} said={t('passed')} className="row mt-4">
          <input type="hidden" name="slug" value={context.slug} />
          <input type="hidden" name="round" value={view.round} />
          <input type="hidden" name="stage" value={view.stage ?? ''} />
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit" tone="seal">
            {t('pass')}
          </Button>
          <span className="meta">{t('passNote')}</span>
        </SaidForm>
      ) : (
        me && (
          <p className="mt-3">
            <Mine view={view} floor={floor} />
          </p>
        )
      )}
    </section>
  )
}

function Word({ context, floor, me }: { context: TableContext; floor: FloorView; me: number | null }) {
  const t = useTranslations('jingfei.floor')
  const [speaker] = floor.speakers
  if (floor.kind === 'open' || speaker === undefined) return t('open')
  const seat = () => <SeatName context={context} seat={speaker} />
  if (floor.kind === 'lastWords') return speaker === me ? t('lastWordsMine') : t.rich('lastWords', { seat })
  return speaker === me ? t('turnMine') : t.rich('turn', { seat })
}

/** The row in its order; each seat with what it has done. */
function Order({ context, floor, me }: { context: TableContext; floor: FloorView; me: number | null }) {
  const t = useTranslations('jingfei.floor')
  return (
    <ol className="jf-order" aria-label={t('order')}>
      {floor.order.map(({ seat, state }) => (
        <li key={seat} className={clsx(`is-${state}`)} aria-current={state === 'speaking' ? 'step' : undefined}>
          <SeatLabel context={context} seat={seat} me={me} />
          <span className="meta">{t(`state.${state}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Whether the last words are of one killed at night: speeches follow them. */
const killed = ({ seats }: JingfeiView, { speakers }: FloorView): boolean =>
  seats.some(({ seat, out }) => speakers.includes(seat) && out?.cause === 'killed')

/** Where this seat stands in the row. */
function Mine({ view, floor }: { view: JingfeiView; floor: FloorView }) {
  const t = useTranslations('jingfei.floor')
  const { me } = view
  if (!me) return null
  if (!me.living) return t('outMine')
  if (floor.kind === 'lastWords') return t(killed(view, floor) ? 'thenSpeeches' : 'thenNight')
  if (me.turnsAhead !== null) return t('ahead', count(Math.max(0, me.turnsAhead - 1)))
  const state = floor.order.find((one) => one.seat === me.seat)?.state
  return t(state === 'spoken' || state === 'lapsed' ? 'spokenMine' : 'notMine')
}

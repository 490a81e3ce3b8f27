import { useTranslations } from 'next-intl'
import { Portrait } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptChoice } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { JianghuView, MeView } from '@/lib/engine/rulesets/jianghu/view-types'
import { SeatName } from '../reports/seats'
import { useJianghuTerms } from '../terms'

interface DayVoteProps {
  slug: string
  view: Pick<JianghuView, 'seats' | 'round'>
  me: Pick<MeView, 'seat'>
  vote: NonNullable<MeView['vote']>
  formKey: string
  action: FormAction
}

/** The day's one vote (J10.1): oneself allowed, changed at will until the close, known to its voter alone. */
export function DayVote({ slug, view, me, vote, formKey, action }: DayVoteProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const name = (seat: number): string => {
    const found = view.seats.find((one) => one.seat === seat)
    return found?.character ? terms.character(found.character) : (found?.alias ?? '')
  }
  return (
    <Part id="vote" title={t('vote.title')} note={t('vote.note')}>
      {vote.for === null ? (
        <Notice seal>
          {t('vote.none')} {t('vote.silent')}
        </Notice>
      ) : (
        <Notice live>
          {t.rich('vote.stands', {
            name: () => <SeatName context={{ slug, seats: view.seats }} seat={vote.for ?? 0} />,
          })}
        </Notice>
      )}
      <p className="mt-3">{t('vote.rules')}</p>
      <Form action={action} className="stack">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="round" value={view.round} />
        <fieldset>
          <legend className="label">{t('vote.legend')}</legend>
          <div className="jh-candidates">
            {vote.candidates.map((seat) => (
              <KeptChoice
                key={seat}
                name="seat"
                value={String(seat)}
                first={vote.for === seat}
                label={
                  <span className="who">
                    <Portrait slug={slug} alias={name(seat)} size="s" />
                    {name(seat)}
                    {seat === me.seat && <span className="meta">{t('vote.self')}</span>}
                  </span>
                }
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" tone="solid">
          {t(vote.for === null ? 'vote.submit' : 'vote.change')}
        </Button>
      </Form>
    </Part>
  )
}

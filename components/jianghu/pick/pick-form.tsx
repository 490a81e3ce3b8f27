import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptChoice, KeptRadio } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { MeView } from '@/lib/engine/rulesets/jianghu/view-types'
import { PLACES } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { CharacterCard } from '../character-card'
import { useJianghuTerms } from '../terms'

interface PickFormProps {
  slug: string
  me: Pick<MeView, 'offer' | 'picked'>
  formKey: string
  action: FormAction
}

/** Which of the offered characters a seat plays, and where it starts (J1.2a); changed at will until the deadline. */
export function PickForm({ slug, me, formKey, action }: PickFormProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const { offer, picked } = me
  return (
    <Part id="pick" title={t('pick.title')} note={t('pick.note')}>
      <Standing picked={picked} />
      <Form action={action} className="stack mt-5 [--gap:var(--s-5)]">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="key" value={formKey} />
        <fieldset>
          <legend className="jh-legend">{t('pick.legend')}</legend>
          <div className="jh-offers">
            {offer.map((character) => (
              <CharacterCard key={character} slug={slug} character={character}>
                <KeptRadio name="character" value={character} first={picked.character === character}>
                  {t('pick.choose', { name: terms.character(character) })}
                </KeptRadio>
              </CharacterCard>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="jh-legend">{t('pick.placeLegend')}</legend>
          <div className="jh-places-choice">
            {PLACES.map((place) => (
              <KeptChoice
                key={place}
                name="place"
                value={place}
                first={picked.place === place}
                label={terms.place(place)}
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" tone="solid">
          {t('pick.submit')}
        </Button>
      </Form>
    </Part>
  )
}

/** What is chosen as of now, and what happens if nothing more is done. */
function Standing({ picked: { character, place } }: { picked: MeView['picked'] }) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  if (character && place)
    return <Notice live>{t('pick.stands', { name: terms.character(character), place: terms.place(place) })}</Notice>
  if (!character && !place) return <Notice seal>{t('pick.none')}</Notice>
  return <Notice seal>{t('pick.half', { what: character ? 'place' : 'character' })}</Notice>
}

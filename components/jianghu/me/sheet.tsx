import { useTranslations } from 'next-intl'
import { Portrait } from '@/components/game/names'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { CHARACTERS } from '@/lib/engine/rulesets/jianghu/characters'
import type { MeView } from '@/lib/engine/rulesets/jianghu/view-types'
import { type Item, isSpecial } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { Figure } from '../character-card'
import { count, useJianghuTerms } from '../terms'

interface SheetProps {
  slug: string
  me: MeView
}

/** A seat's own character as it stands (J13b): exact numbers, place, states, slot and bag. */
export function CharacterSheet({ slug, me }: SheetProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  if (me.character === null) return null
  return (
    <article className="jh-card">
      <header>
        <Portrait slug={slug} alias={me.character} size="l" out={!me.living} />
        <div>
          <h3>{terms.character(me.character)}</h3>
          <p className="meta">{t('card.who', { title: terms.characterTitle(me.character), sex: terms.sex(me.sex) })}</p>
        </div>
      </header>
      <OwnNumbers me={me} />
      <dl className="facts">
        {me.place && (
          <>
            <dt>{t('sheet.place')}</dt>
            <dd>{terms.place(me.place)}</dd>
          </>
        )}
        <dt>{t('sheet.states')}</dt>
        <dd>
          {me.states.length === 0 && terms.state('normal')}
          {me.states.map(({ state, until }) => (
            <p key={state}>
              {terms.state(state)} <span className="meta">{t('sheet.until', count(until))}</span>
              <br />
              <span className="meta">{terms.stateText(state)}</span>
            </p>
          ))}
        </dd>
        <dt>{t('sheet.slot')}</dt>
        <dd>
          {me.slot ? (
            <>
              {terms.item(me.slot)} <span className="meta">{terms.itemText(me.slot)}</span>
            </>
          ) : (
            <span className="meta">{t('sheet.slotEmpty')}</span>
          )}
        </dd>
      </dl>
      <Bag bag={me.bag} />
    </article>
  )
}

/** HP, MP with what a day brings, ATK and DEF. */
export function OwnNumbers({ me }: { me: Pick<MeView, 'hp' | 'mp' | 'regen' | 'atk' | 'def'> }) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  return (
    <dl className="jh-numbers" aria-label={t('sheet.now')}>
      <Figure name={terms.number('hp')}>{me.hp}</Figure>
      <Figure name={terms.number('mp')}>
        {me.mp} <small>{t('sheet.regen', { n: me.regen })}</small>
      </Figure>
      <Figure name={terms.number('atk')}>{me.atk}</Figure>
      <Figure name={terms.number('def')}>{me.def}</Figure>
    </dl>
  )
}

function Bag({ bag }: { bag: readonly Item[] }) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const kinds = [...new Set(bag)]
  return (
    <section>
      <h4>{t('sheet.bag')}</h4>
      {kinds.length === 0 && <p className="meta">{t('sheet.bagEmpty')}</p>}
      <ul className="jh-bag">
        {kinds.map((item) => {
          const times = bag.filter((other) => other === item).length
          return (
            <li key={item} className={isSpecial(item) ? 'is-special' : undefined}>
              <b>{terms.item(item)}</b> {times > 1 && <span>{t('sheet.times', { n: times })}</span>}
              <span className="meta">{terms.itemText(item)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OwnSkillsProps extends SheetProps {
  formKey: string
  /** Switches a standing choice (J5.2a); null while nothing can be switched. */
  choose: FormAction | null
}

/** The skills of one's own character, and what stands chosen for the passive one. */
export function OwnSkills({ slug, me, formKey, choose }: OwnSkillsProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const data = CHARACTERS.get(me.character ?? '')
  if (!data) return null
  return (
    <dl className="jh-skills">
      {data.skills.map(({ id, cost }) => (
        <div key={id}>
          <dt>
            {terms.skill(data.id, id)}
            <span className="tag">{t('card.cost', { n: cost })}</span>
          </dt>
          <dd>{terms.skillText(data.id, id)}</dd>
        </div>
      ))}
      <div>
        <dt>
          {terms.skill(data.id, data.passive.id)}
          <span className="tag">{t('card.passive')}</span>
        </dt>
        <dd>
          {terms.skillText(data.id, data.passive.id)}
          {me.choices.map(({ skill, on }) => (
            <div key={`${skill}-${on}`} className="row mt-2">
              <span role="status">{t(on ? 'sheet.choice.on' : 'sheet.choice.off')}</span>
              {choose && (
                <Form action={choose}>
                  <input type="hidden" name="slug" value={slug} />
                  <input type="hidden" name="key" value={formKey} />
                  <input type="hidden" name="skill" value={skill} />
                  <input type="hidden" name="on" value={on ? 'no' : 'yes'} />
                  <Button type="submit">{t(on ? 'sheet.choice.turnOff' : 'sheet.choice.turnOn')}</Button>
                </Form>
              )}
            </div>
          ))}
        </dd>
      </div>
    </dl>
  )
}

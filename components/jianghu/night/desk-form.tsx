import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptCheckbox, KeptChoice } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { CHARACTERS } from '@/lib/engine/rulesets/jianghu/characters'
import type { JianghuView, NightDesk, SkillOption } from '@/lib/engine/rulesets/jianghu/view-types'
import { type Item, isSpecial, PARTS, PLACES, TREASURE_SETS } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { useJianghuTerms } from '../terms'
import { useThings } from '../things'
import { FIELDS, isEmptyAction, type SentAction, UNEQUIP } from './action-form'
import type { NightNames } from './action-words'
import { traitsOf } from './skill-traits'
import { ActionSummary } from './summary'
import { NightBar, NightTally } from './tally'

interface NightFormProps {
  slug: string
  round: number
  view: Pick<JianghuView, 'seats' | 'places'>
  desk: NightDesk
  /** The seat that acts: one's own, or the puppet. */
  actor: number
  /** What the actor's bag holds, where its player knows it. */
  bag: readonly Item[] | null
  formKey: string
  act: FormAction
  withdraw: FormAction
}

/** One night's action, for a seat or its puppet (J3): only what is legal is offered; what stands submitted is filled in. */
export function NightForm(props: NightFormProps) {
  const { slug, round, desk, formKey } = props
  const names = useNightNames(props)
  const standing = sentOf(desk.action)
  return (
    <div className="stack">
      <Standing {...props} names={names} standing={standing} />
      <Form action={props.act} className="jh-desk">
        <Hidden slug={slug} round={round} formKey={formKey} puppet={desk.for} />
        <div className="jh-desk-main">
          <Move desk={desk} standing={standing} />
          <Skills {...props} names={names} standing={standing} of="public" />
          <Skills {...props} names={names} standing={standing} of="character" />
          <Items desk={desk} names={names} standing={standing} />
          <Slot desk={desk} standing={standing} />
        </div>
        <aside className="jh-desk-side">
          <NightTally names={names} mp={desk.mp} initial={standing ?? EMPTY} />
        </aside>
        <NightBar names={names} mp={desk.mp} initial={standing ?? EMPTY} />
      </Form>
    </div>
  )
}

const EMPTY: SentAction = { skills: [], uses: [] }

function Hidden({
  slug,
  round,
  formKey,
  puppet,
}: {
  slug: string
  round: number
  formKey: string
  puppet: number | null
}) {
  return (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="key" value={formKey} />
      {puppet !== null && <input type="hidden" name="for" value={puppet} />}
    </>
  )
}

/** A stored action as a form would send it. */
function sentOf(action: NightDesk['action']): SentAction | null {
  if (!action) return null
  return {
    ...(action.move !== null && { move: action.move }),
    skills: action.skills.map(({ skill, target, item, what }) => ({
      skill,
      ...(target !== null && { target }),
      ...(item !== null && { item }),
      ...(what !== null && { what }),
    })),
    uses: action.uses.map(({ item, target }) => ({ item, ...(target !== null && { target }) })),
    ...(action.equip !== null && { equip: action.equip }),
    ...(action.unequip && { unequip: true as const }),
  }
}

function useNightNames({ view, desk, actor, bag }: NightFormProps): NightNames {
  const terms = useJianghuTerms()
  const { skill: nameOf, textOf } = useThings()
  const mine = view.seats.find(({ seat }) => seat === actor)?.character ?? null
  return {
    actor,
    seats: Object.fromEntries(
      view.seats.map(({ seat, alias, character }) => [
        seat,
        {
          name: character ? terms.character(character) : alias,
          place: view.places.find(({ seats }) => seats.includes(seat))?.place ?? null,
          ...(CHARACTERS.get(character ?? '')?.sex === 'female' && { female: true as const }),
        },
      ]),
    ),
    skills: Object.fromEntries(
      desk.skills.map(({ skill, cost, near, targets, items, namesPlace }) => {
        const wants = items !== null ? ('item' as const) : namesPlace ? ('place' as const) : null
        const traits = traitsOf(mine, skill)
        return [
          skill,
          {
            name: nameOf(skill),
            text: textOf(skill),
            cost,
            near,
            aims: targets !== null,
            ...(wants && { wants }),
            ...(traits && { traits }),
          },
        ]
      }),
    ),
    place: desk.place,
    slot: desk.slot,
    bag,
  }
}

type Inner = { desk: NightDesk; names: NightNames; standing: SentAction | null }

/** What stands submitted (J3.1), and the way to take it back (J3.2c). */
function Standing({ slug, round, desk, formKey, withdraw, names, standing }: NightFormProps & Inner) {
  const t = useTranslations('jianghu-night')
  if (!standing || isEmptyAction(standing)) return <Notice>{t(standing ? 'standing.empty' : 'standing.none')}</Notice>
  return (
    <Notice live>
      <b>{t('standing.title')}</b>
      <ActionSummary sent={standing} names={names} mp={desk.mp} />
      <Form action={withdraw} className="mt-2">
        <Hidden slug={slug} round={round} formKey={`${formKey}:withdraw`} puppet={desk.for} />
        <Button type="submit">{t('standing.withdraw')}</Button>
      </Form>
    </Notice>
  )
}

function Move({ desk, standing }: Omit<Inner, 'names'>) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  return (
    <fieldset>
      <legend>{t('move.legend')}</legend>
      {!desk.mayMove && <p className="meta">{t('move.forbidden')}</p>}
      {desk.mayMove && (
        <div className="jh-places-choice">
          <KeptChoice
            name={FIELDS.move}
            value=""
            first={standing?.move === undefined}
            label={desk.place ? t('move.stay', { place: terms.place(desk.place) }) : t('move.stayUnknown')}
          />
          {PLACES.filter((place) => place !== desk.place).map((place) => (
            <KeptChoice
              key={place}
              name={FIELDS.move}
              value={place}
              first={standing?.move === place}
              label={terms.place(place)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function Skills(props: NightFormProps & Inner & { of: 'public' | 'character' }) {
  const t = useTranslations('jianghu-night')
  const options = props.desk.skills.filter((option) => option.of === props.of)
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend>{t(`skills.${props.of}`)}</legend>
      {options.map((option) => (
        <Skill key={option.skill} {...props} option={option} />
      ))}
    </fieldset>
  )
}

function Skill({ option, bag, names, standing }: NightFormProps & Inner & { option: SkillOption }) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  const { skill, cost, targets, items, refused } = option
  const used = standing?.skills.find((use) => use.skill === skill)
  const named = names.skills[skill]
  return (
    <div className={refused ? 'jh-option is-shut' : 'jh-option'}>
      <KeptCheckbox
        name={FIELDS.use(skill)}
        first={used !== undefined}
        disabled={refused !== null && used === undefined}
      >
        <b>{named?.name}</b> <span className="tag">{t('skills.cost', { n: cost })}</span>
        {refused && <span className="meta"> {t(refused === 'TOO_DEAR' ? 'skills.dear' : 'skills.forbidden')}</span>}
      </KeptCheckbox>
      <p className="meta">{named?.text}</p>
      {(targets !== null || items !== null || option.namesPlace || skill === 'combine') && (
        <div className="jh-aims">
          {items !== null && (
            <SelectField name={FIELDS.item(skill)} label={t('skills.item')} defaultValue={used?.item ?? ''}>
              <option value="">{t(items.length > 0 ? 'choose' : 'skills.noItem')}</option>
              {items.map((item) => (
                <option key={item} value={item}>
                  {terms.item(item)}
                </option>
              ))}
            </SelectField>
          )}
          {targets !== null && (
            <SelectField
              name={FIELDS.target(skill)}
              label={t('skills.target')}
              defaultValue={String(used?.target ?? '')}
              hint={option.near ? t('skills.near') : undefined}
            >
              <Targets names={names} targets={targets} />
            </SelectField>
          )}
          {option.namesPlace && (
            <SelectField name={FIELDS.what(skill)} label={t('skills.place')} defaultValue={used?.what ?? ''}>
              <option value="">{t('choose')}</option>
              {PLACES.map((place) => (
                <option key={place} value={place}>
                  {terms.place(place)}
                </option>
              ))}
            </SelectField>
          )}
          {skill === 'combine' && (
            <SelectField
              name={FIELDS.what(skill)}
              label={t('skills.set')}
              defaultValue={used?.what ?? ''}
              hint={t('skills.setHint')}
            >
              <option value="">{t('choose')}</option>
              {TREASURE_SETS.map((set) => (
                <option key={set} value={set}>
                  {bag
                    ? t('skills.setParts', {
                        set: terms.set(set),
                        n: PARTS[set].filter((part) => bag.includes(part)).length,
                      })
                    : terms.set(set)}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
    </div>
  )
}

/** Seats to name, with where they stand now. */
function Targets({ names, targets }: { names: NightNames; targets: readonly number[] }) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  return (
    <>
      <option value="">{t('choose')}</option>
      {targets.map((seat) => {
        const named = names.seats[seat]
        const name = seat === names.actor ? t('skills.self', { name: named?.name ?? '' }) : (named?.name ?? '')
        return (
          <option key={seat} value={seat}>
            {named?.place ? t('skills.at', { name, place: terms.place(named.place) }) : name}
          </option>
        )
      })}
    </>
  )
}

function Items({ desk, names, standing }: Inner) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  if (desk.items.length === 0) return null
  return (
    <fieldset>
      <legend>{t('items.legend')}</legend>
      {desk.items.map(({ item, count, targets }) => {
        const uses = standing?.uses.filter((use) => use.item === item) ?? []
        return (
          <div key={item} className="jh-option jh-item">
            <p>
              <b>{terms.item(item)}</b> <span className="meta">{terms.itemText(item)}</span>
            </p>
            <div className="row">
              {targets === null ? (
                <SelectField name={FIELDS.count(item)} label={t('items.count')} defaultValue={String(uses.length)}>
                  {Array.from({ length: count + 1 }, (_, n) => (
                    <option key={String(n)} value={n}>
                      {n}
                    </option>
                  ))}
                </SelectField>
              ) : (
                Array.from({ length: count }, (_, n) => (
                  <SelectField
                    key={String(n)}
                    name={FIELDS.drug(item, n + 1)}
                    label={t('items.on')}
                    defaultValue={String(uses[n]?.target ?? '')}
                  >
                    <Targets names={names} targets={targets} />
                  </SelectField>
                ))
              )}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

function Slot({ desk, standing }: Omit<Inner, 'names'>) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  const wearables = [...new Set(desk.wearables)].filter((item) => !isSpecial(item))
  if (wearables.length === 0 && desk.slot === null && desk.for === null) return null
  const first = standing?.unequip ? UNEQUIP : (standing?.equip ?? '')
  return (
    <fieldset>
      <legend>{t('slot.legend')}</legend>
      <KeptChoice
        name={FIELDS.slot}
        value=""
        first={first === ''}
        label={
          desk.slot
            ? t('slot.keep', { item: terms.item(desk.slot) })
            : t(desk.for === null ? 'slot.leave' : 'slot.leaveUnknown')
        }
        note={desk.slot ? terms.itemText(desk.slot) : undefined}
      />
      {(desk.slot !== null || desk.for !== null) && (
        <KeptChoice name={FIELDS.slot} value={UNEQUIP} first={first === UNEQUIP} label={t('slot.unequip')} />
      )}
      {wearables.map((item) => (
        <KeptChoice
          key={item}
          name={FIELDS.slot}
          value={item}
          first={first === item}
          label={t('slot.equip', { item: terms.item(item) })}
          note={terms.itemText(item)}
        />
      ))}
    </fieldset>
  )
}

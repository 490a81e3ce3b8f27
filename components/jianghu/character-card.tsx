import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Portrait } from '@/components/game/names'
import { CHARACTERS, type Character } from '@/lib/engine/rulesets/jianghu/characters'
import { useJianghuTerms } from './terms'

interface CharacterCardProps {
  /** The character's name, as the rules write it: 顾长河. */
  character: string
  /** The game it is shown in: portraits differ from game to game. */
  slug?: string
  heading?: 'h2' | 'h3' | 'h4'
  /** The id by which links find it. */
  id?: string
  className?: string
  /** What can be done with it, at its foot. */
  children?: ReactNode
}

/** A character (J5.1): title and name, sex, numbers, skills with their costs and texts. */
export function CharacterCard({ character, slug = '', heading: Heading = 'h3', ...props }: CharacterCardProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const data = CHARACTERS.get(character)
  if (!data) return null
  return (
    <article className={clsx('jh-card', props.className)} id={props.id}>
      <header>
        <Portrait slug={slug} alias={character} size="l" />
        <div>
          <Heading>{terms.character(character)}</Heading>
          <p className="meta">{t('card.who', { title: terms.characterTitle(character), sex: terms.sex(data.sex) })}</p>
        </div>
      </header>
      <CharacterNumbers data={data} />
      <dl className="jh-skills">
        {data.skills.map(({ id, cost }) => (
          <div key={id}>
            <dt>
              {terms.skill(character, id)}
              <span className="tag">{t('card.cost', { n: cost })}</span>
            </dt>
            <dd>{terms.skillText(character, id)}</dd>
          </div>
        ))}
        <div>
          <dt>
            {terms.skill(character, data.passive.id)}
            <span className="tag">{t('card.passive')}</span>
          </dt>
          <dd>{terms.skillText(character, data.passive.id)}</dd>
        </div>
      </dl>
      {props.children}
    </article>
  )
}

function CharacterNumbers({ data }: { data: Character }) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  return (
    <dl className="jh-numbers">
      <Figure name={terms.number('hp')}>{data.hp}</Figure>
      <Figure name={terms.number('mp')}>
        {data.mp} <small>{t('card.regen', { n: data.regen })}</small>
      </Figure>
      <Figure name={terms.number('atk')}>{data.atk}</Figure>
      <Figure name={terms.number('def')}>{data.def}</Figure>
    </dl>
  )
}

/** One of the numbers in a row of them, its name above it. */
export function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

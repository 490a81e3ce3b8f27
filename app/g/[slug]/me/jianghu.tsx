import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Diary } from '@/components/jianghu/me/diary'
import { MyFaction } from '@/components/jianghu/me/faction'
import { CharacterSheet, OwnSkills } from '@/components/jianghu/me/sheet'
import { PickForm } from '@/components/jianghu/pick/pick-form'
import { Link } from '@/components/ui/link'
import { Empty, Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { choose, pickCharacter } from '../jianghu-actions'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([gameOf('jianghu', (await params).slug), getTranslations('jianghu-play')])
  return { title: `${t('sheet.title')}　${game.title}` }
}

/** All that a seat alone knows of itself (J13b): faction, hint, mission, numbers, bag, skills, diary. */
export default async function JianghuMe({ params }: PlaceProps) {
  const { slug } = await params
  const { view } = await gameOf('jianghu', slug)
  const t = await getTranslations('jianghu-play')
  const me = view?.me
  if (!view || !me)
    return (
      <div className="mt-6">
        <Empty title={t('sheet.noSeat')}>{t('sheet.noSeatDetail')}</Empty>
      </div>
    )
  const playing = me.living && (view.phase === 'night' || view.phase === 'day')
  return (
    <div className="stack mt-6 [--gap:var(--s-7)]">
      {!me.living && <Notice>{t('sheet.dead')}</Notice>}
      <MyFaction slug={slug} view={view} me={me} />
      {view.phase === 'picking' && !view.paused && (
        <PickForm slug={slug} me={me} formKey={randomUUID()} action={pickCharacter} />
      )}
      {me.character && (
        <div className="jh-me">
          <Part
            id="sheet"
            title={t('sheet.title')}
            more={playing && view.phase === 'night' && <Link href={`/g/${slug}/night`}>{t('sheet.toNight')}</Link>}
          >
            <CharacterSheet slug={slug} me={me} />
          </Part>
          <Part id="skills" title={t('sheet.skills')}>
            <OwnSkills slug={slug} me={me} formKey={randomUUID()} choose={playing && !view.paused ? choose : null} />
          </Part>
        </div>
      )}
      {me.character && <Diary diary={me.diary} seats={view.seats} />}
    </div>
  )
}

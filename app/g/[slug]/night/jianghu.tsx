import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { PlaceMap } from '@/components/jianghu/map'
import { OwnNumbers } from '@/components/jianghu/me/sheet'
import { NightForm } from '@/components/jianghu/night/desk-form'
import { SceneForm } from '@/components/jianghu/night/scene-form'
import { count, useJianghuTerms } from '@/components/jianghu/terms'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty, Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import type { JianghuView, MeView, NightDesk } from '@/lib/engine/rulesets/jianghu'
import { sceneScope } from '@/lib/play/draft-scopes'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { actByNight, handInScene, withdrawAction } from '../jianghu-actions'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const [{ game, view }, t] = await Promise.all([
    gameOf('jianghu', (await params).slug),
    getTranslations('jianghu-night'),
  ])
  return { title: `${t('title', count(view?.round ?? 0))}　${game.title}` }
}

/** The night desk (J3, J14): the action, a puppet's too, and the scene. */
export default async function NightPage({ params }: PlaceProps) {
  const { slug } = await params
  const [{ view }, user] = await Promise.all([gameOf('jianghu', slug), currentUser()])
  const t = await getTranslations('jianghu-night')
  const me = view?.me
  if (!view || !me || view.phase !== 'night' || !me.living) return <NoDesk slug={slug} view={view} />
  return (
    <div className="stack mt-6 [--gap:var(--s-7)]">
      <PlaceMap slug={slug} view={view} />
      <Action slug={slug} view={view} me={me} />
      {me.puppets.map((desk) => (
        <Puppet key={desk.for} slug={slug} view={view} desk={desk} />
      ))}
      <Part id="scene" title={t('scene.title')} note={t('scene.note')}>
        <p className="mb-4">
          {me.scene ? t('scene.stands', { n: me.scene.words }) : t('scene.none', { n: view.sceneWords })}
        </p>
        <SceneForm
          slug={slug}
          round={view.round}
          userId={user?.id ?? ''}
          formKey={randomUUID()}
          scope={sceneScope(slug)}
          least={view.sceneWords}
          replaces={me.scene !== null}
          action={handInScene}
        />
      </Part>
    </div>
  )
}

/** A second action, for whoever is this seat's puppet (J6.7a). */
function Puppet({ slug, view, desk }: { slug: string; view: JianghuView; desk: NightDesk }) {
  const t = useTranslations('jianghu-night')
  const terms = useJianghuTerms()
  const found = view.seats.find(({ seat }) => seat === desk.for)
  const name = found?.character ? terms.character(found.character) : (found?.alias ?? '')
  return (
    <Part id={`puppet-${desk.for}`} title={t('puppet', { name })} note={t('puppetNote')}>
      <NightForm
        slug={slug}
        round={view.round}
        view={view}
        desk={desk}
        actor={desk.for ?? 0}
        bag={null}
        formKey={randomUUID()}
        act={actByNight}
        withdraw={withdrawAction}
      />
    </Part>
  )
}

async function Action({ slug, view, me }: { slug: string; view: JianghuView; me: MeView }) {
  const t = await getTranslations('jianghu-night')
  const { desk } = me
  if (!desk) return null
  if (!desk.mayAct)
    return (
      <Notice seal>
        <b>{t('bound')}</b>
        <br />
        {t('boundText')}
      </Notice>
    )
  return (
    <Part id="action" title={t('mine')} note={t('lead')} more={<Link href={`/g/${slug}/me`}>{t('sheet')}</Link>}>
      <div className="jh-own mb-5">
        <OwnNumbers me={me} />
      </div>
      {view.paused ? (
        <Notice seal>{t('paused')}</Notice>
      ) : (
        <NightForm
          slug={slug}
          round={view.round}
          view={view}
          desk={desk}
          actor={me.seat}
          bag={me.bag}
          formKey={randomUUID()}
          act={actByNight}
          withdraw={withdrawAction}
        />
      )}
    </Part>
  )
}

/** Why there is no desk now, and where to go instead. */
async function NoDesk({ slug, view }: { slug: string; view: JianghuView | null }) {
  const t = await getTranslations('jianghu-night')
  const phase = view?.phase
  if (phase === 'night')
    return (
      <div className="stack mt-6 [--gap:var(--s-7)]">
        <Notice>{t(view?.me ? 'dead' : 'watch')}</Notice>
        {view && <PlaceMap slug={slug} view={view} />}
      </div>
    )
  const why = phase === 'day' ? 'closedDay' : phase === 'ended' ? 'closedEnd' : 'closedPick'
  const picks = phase === 'picking' && view?.me
  const to = `/g/${slug}${phase === 'day' ? '/vote' : picks ? '#pick' : ''}`
  return (
    <div className="mt-6">
      <Empty
        title={t('closed')}
        action={<ButtonLink href={to}>{t(phase === 'day' ? 'toVote' : picks ? 'toPick' : 'toFront')}</ButtonLink>}
      >
        {t(why)}
      </Empty>
    </div>
  )
}

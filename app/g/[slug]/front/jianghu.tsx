import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { Overview } from '@/components/jianghu/front/overview'
import { Settings } from '@/components/jianghu/front/settings'
import { MyFaction } from '@/components/jianghu/me/faction'
import { PickForm } from '@/components/jianghu/pick/pick-form'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import type { JianghuPage } from '@/lib/play/read-game'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { pickCharacter } from '../jianghu-actions'
import { Cancelled, GameSide, RecruitingAtOnce } from './recruiting'

/** The front of a game, by its state: a draft or recruiting, running or over, called off. */
export default async function JianghuFront({ params }: PlaceProps) {
  const page = await gameOf('jianghu', (await params).slug)
  const { game } = page
  if (game.status === 'cancelled') return <Cancelled />
  if (game.status === 'draft' || game.status === 'recruiting') {
    const t = await getTranslations('jianghu-front.settings')
    return (
      <RecruitingAtOnce
        page={page}
        facts={(seats) => (
          <Part id="facts" title={t('title')} more={<Link href={`/g/${game.slug}/rules`}>{t('thread')}</Link>}>
            <Settings
              config={game.config}
              seats={seats}
              when={{
                signUpClosesAt: game.signUpClosesAt,
                startsAt: game.startsAt,
                zone: game.timeZone,
                now: page.now,
              }}
              membersOnly={game.visibility === 'members'}
            />
          </Part>
        )}
      />
    )
  }
  return (
    <div className="stack mt-6 [--gap:var(--s-7)]">
      <Picking page={page} />
      <div className="cols">
        <div>{page.view && <Overview slug={game.slug} view={page.view} now={page.now} />}</div>
        <GameSide page={page} />
      </div>
    </div>
  )
}

/** The choice of character (J1.2), while it is open: for seats. */
async function Picking({ page: { game, view } }: { page: JianghuPage }) {
  if (view?.phase !== 'picking' || !view.me) return null
  const t = await getTranslations('jianghu-play')
  return (
    <>
      <MyFaction slug={game.slug} view={view} me={view.me} />
      {view.paused ? (
        <Notice seal>{t('pick.paused')}</Notice>
      ) : (
        <PickForm slug={game.slug} me={view.me} formKey={randomUUID()} action={pickCharacter} />
      )}
    </>
  )
}

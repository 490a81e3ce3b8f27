import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { GameHeader } from '@/components/game/game-header'
import { LiveRefresh } from '@/components/game/live-refresh'
import { AliasName } from '@/components/game/names'
import { currentUser } from '@/lib/accounts/session'
import { liveMark } from '@/lib/notify/live'
import type { AnyGamePage } from '@/lib/play/read-game'
import { rulesetOf } from '@/lib/play/rulesets'
import { threadsOf } from '@/lib/play/threads'
import { Shell } from '../../shell'
import { anyGamePage } from './game'
import { headOf } from './head'

/** What every page of a game stands in: who I am here, the head with its clock, the tabs, the live refresh. */
export default async function GameLayout(props: { params: Promise<{ slug: string }>; children: ReactNode }) {
  const mark = liveMark() // before anything is read
  const { slug } = await props.params
  const page = await anyGamePage(slug)
  const user = await currentUser()
  const threads = await threadsOf(page, user?.id ?? null)
  const t = await getTranslations('gameHead')
  const { game, view } = page
  const head = await headOf(page, { threads, signedIn: user !== null })
  return (
    <Shell identity={await identity(page)} inGame>
      <GameHeader
        crumbs={[
          { label: t('crumbHome'), href: '/' },
          ...(game.board ? [{ label: game.board.name, href: `/boards/${game.board.slug}` }] : []),
        ]}
        title={game.title}
        slip={head.round === null ? t(`slip.${game.status}`) : undefined}
        {...head}
      />
      <LiveRefresh slug={slug} mark={mark} />
      {props.children}
    </Shell>
  )

  async function identity({ viewer }: AnyGamePage): Promise<ReactNode> {
    if (viewer.kind === 'seat') {
      const alias = view && rulesetOf(game.ruleset).nameOf(view, viewer.seat)
      return alias ? <AliasName slug={slug} alias={alias} /> : null
    }
    return viewer.kind === 'public' ? null : <b>{t(`identityHost.${viewer.kind}`)}</b>
  }
}

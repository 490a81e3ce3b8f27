import { getTranslations } from 'next-intl/server'
import type { GameClock, GameHeaderProps } from '@/components/game/game-header'
import type { GamePlace, GameTab } from '@/components/game/game-tabs'
import { Link } from '@/components/ui/link'
import { isHostTeam } from '@/lib/play/access'
import type { AnyGamePage } from '@/lib/play/read-game'
import type { GameThread } from '@/lib/play/threads'

/** What a ruleset says in the head of its games' pages; the frame of it is the layout's. */
export interface Head extends Pick<GameHeaderProps, 'round' | 'steps' | 'current' | 'rounds' | 'clock' | 'still'> {
  ask: Ask
  tabs: GameTab[]
}

export interface HeadContext {
  /** The threads that this reader may read. */
  threads: readonly GameThread[]
  signedIn: boolean
}

export type Ask = GameHeaderProps['ask']

/** Nothing presses; perhaps there is something to see. */
export const calm = (title: string, detail?: string, to?: { href: string; label: string }): Ask => ({
  title,
  detail,
  action: to && <Link href={to.href}>{to.label}</Link>,
  calm: true,
})

/** Something waits for the reader. */
export const due = (title: string, detail: string, href: string, label: string): Ask => ({
  title,
  detail,
  action: (
    <Link className="btn btn-seal" href={href}>
      {label}
    </Link>
  ),
  calm: false,
})

/** What is asked of whoever has no part in the course of the game, the same in all games; null for the others. */
export async function askOfReaders(page: AnyGamePage, signedIn: boolean): Promise<Ask | null> {
  const { game, viewer, view } = page
  const t = await getTranslations('gameHead.ask')
  if (game.status === 'finished') {
    const href = `/g/${game.slug}/announcements?page=last`
    return calm(t('finishedTitle'), t('finishedDetail'), { href, label: t('finishedAction') })
  }
  if (isHostTeam(viewer) || (viewer.kind === 'seat' && view)) return null
  if (game.status === 'recruiting') return calm(t('signUpTitle'), t('signUpDetail'))
  const silent = viewer.kind === 'public' && viewer.former // his seat is another's now (T3.3)
  return calm(t('readTitle'), t(silent ? 'readFormer' : signedIn ? 'readDetail' : 'readGuest'))
}

/** What the clock counts down to before the game runs; null: nothing. */
export function clockBefore({ game, now }: AnyGamePage): GameClock | null {
  const zone = game.timeZone
  const { startsAt, signUpClosesAt } = game
  if (game.status === 'reportIn' && startsAt !== null && startsAt > now)
    return { what: 'start', until: startsAt, serverNow: now, zone }
  if (game.status === 'recruiting' && signUpClosesAt !== null && signUpClosesAt > now)
    return { what: 'signUp', until: signUpClosesAt, serverNow: now, zone }
  return null
}

/** What stands in place of the clock while none runs. */
export async function stillOf({ game, view }: AnyGamePage): Promise<string> {
  const t = await getTranslations('gameHead.still')
  if (view?.paused) return t('paused')
  switch (game.status) {
    case 'recruiting':
      return t('draft')
    case 'reportIn':
      return t('waiting')
    case 'running':
      return t('awaitingEscort')
    default:
      return t(game.status)
  }
}

/** What each tab beside its place says; `false`: the game has no such place, or not for this reader. */
export type Places = Partial<Record<GamePlace, boolean | Pick<GameTab, 'count' | 'urgent'>>>

const ORDER: [GamePlace, string][] = [
  ['front', ''],
  ['talk', '/talk'],
  ['report', '/report'],
  ['kills', '/kills'],
  ['night', '/night'],
  ['vote', '/vote'],
  ['announcements', '/announcements'],
  ['roster', '/roster'],
  ['rooms', '/rooms'],
  ['me', '/me'],
  ['rules', '/rules'],
  ['spectators', '/spectators'],
  ['desk', '/host'],
]

/** The tabs of a game, those of its ruleset (`own`) among those that every game has. */
export function tabsOf(page: AnyGamePage, { threads }: HeadContext, own: Places): GameTab[] {
  const { game, view, viewer } = page
  const unread = (kinds: string[]) =>
    threads.filter((thread) => kinds.includes(thread.ref.kind)).reduce((sum, thread) => sum + thread.unread, 0)
  const posts = (kind: string) => threads.find((thread) => thread.ref.kind === kind)?.postCount || undefined
  const part = viewer.kind === 'seat' || isHostTeam(viewer)
  const places: Places = {
    front: true,
    talk: view !== null && { count: posts('talk') },
    announcements: { count: unread(['announcements']) || undefined },
    roster: view !== null,
    rooms: (part || game.status === 'finished') &&
      view !== null && { count: unread(['channel', 'line', 'graveyard']) || undefined },
    me: viewer.kind === 'seat',
    rules: true,
    spectators: game.status !== 'draft' && { count: posts('spectators') },
    desk: isHostTeam(viewer) && view !== null,
    ...own,
  }
  return ORDER.flatMap(([place, path]): GameTab[] => {
    const said = places[place]
    return said ? [{ place, href: `/g/${game.slug}${path}`, ...(said === true ? {} : said) }] : []
  })
}

/** How many posts stand in a thread, for its tab. */
export const postsIn = ({ threads }: HeadContext, kind: string): number | undefined =>
  threads.find((thread) => thread.ref.kind === kind)?.postCount || undefined

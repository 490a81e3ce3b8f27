import { db, now } from '@/lib/db'
import { listBoards } from '@/lib/forum/boards'
import type { GameStatus, Prisma } from '@/lib/generated/prisma/client'
import { countDocument, type RichTextNode } from '@/lib/text'
import { factsOf, findRows, finishedRow, type Row, recruitingRow, runningRow } from './game-rows'
import { latestHeadlines } from './headlines'
import { asksOf } from './home-asks'
import type { HomeDue, HomeView } from './home-view'
import { isGameOf, readGame } from './read-game'
import { secretPlace } from './secret-place'

const SITE_ZONE = 'Asia/Shanghai'
const SHOWN = 6

/** The hall for one reader (null: a guest): a handful of queries, and one more for each of the reader's own games. */
export async function readHome(user: { id: string } | null): Promise<HomeView> {
  const shown = user ? {} : ({ visibility: 'public' } as const)
  const list = (status: Prisma.EnumGameStatusFilter, orderBy: Prisma.GameOrderByWithRelationInput) =>
    findRows(user?.id ?? '', { where: { ...shown, status }, orderBy, take: SHOWN })
  const [time, totals, running, recruiting, finished, boards, headlines, mine] = await Promise.all([
    now(),
    db().game.groupBy({ by: ['status'], where: shown, _count: true }),
    list({ in: ['running', 'reportIn'] }, { dueAt: { sort: 'asc', nulls: 'last' } }),
    list({ equals: 'recruiting' }, { signUpClosesAt: { sort: 'asc', nulls: 'last' } }),
    list({ equals: 'finished' }, { endedAt: 'desc' }),
    listBoards(),
    latestHeadlines(user !== null),
    user ? ownGames(user.id) : [],
  ])
  const total = (...among: GameStatus[]) =>
    totals.reduce((sum, { status, _count }) => (among.includes(status) ? sum + _count : sum), 0)
  return {
    now: time,
    zone: SITE_ZONE,
    signedIn: user !== null,
    due: user ? await dueOf(user, mine) : [],
    running: { games: running.map((row) => runningRow(row, user?.id)), total: total('running', 'reportIn') },
    recruiting: { games: recruiting.map((row) => recruitingRow(row, user?.id)), total: total('recruiting') },
    finished: { games: finished.map((row) => finishedRow(row, user?.id)), total: total('finished') },
    announcements: headlines,
    excerpt: await excerpt(),
    boards: boards.map((board) => ({ href: `/boards/${board.slug}`, name: board.name, note: board.about })),
  }
}

function ownGames(userId: string): Promise<Row[]> {
  return findRows(userId, {
    where: {
      status: { in: ['recruiting', 'reportIn', 'running'] },
      OR: [{ seats: { some: { userId } } }, { hosts: { some: { userId } } }],
    },
    take: 20,
  })
}

async function dueOf(user: { id: string }, games: readonly Row[]): Promise<HomeDue[]> {
  const due = (await Promise.all(games.map((game) => dueIn(user, game)))).flat()
  return due.sort((a, b) => (a.closes ?? Number.POSITIVE_INFINITY) - (b.closes ?? Number.POSITIVE_INFINITY))
}

async function dueIn(user: { id: string }, row: Row): Promise<HomeDue[]> {
  const base = { game: row.title, zone: row.timeZone }
  const to = (place: string) => `/g/${row.slug}${place}`
  const host = row.hosts.some((h) => h.userId === user.id)
  if (row.status === 'recruiting')
    return host
      ? [
          {
            ...base,
            kind: 'recruit',
            href: to(''),
            closes: row.signUpClosesAt?.getTime() ?? null,
            signedUp: row.counted.signUps,
            places: factsOf(row).seats,
          },
        ]
      : []
  if (row.status === 'reportIn') {
    if (!row.seat || row.seat.reported) return []
    const draft = await db().draft.findUnique({
      where: { userId_scope: { userId: user.id, scope: `game:${row.slug}:report` } },
      select: { doc: true },
    })
    return [
      {
        ...base,
        kind: 'reportIn',
        href: to('/report'),
        closes: row.startsAt?.getTime() ?? null,
        words: factsOf(row).reportIn ?? 0,
        draft: draft ? countDocument(draft.doc as unknown as RichTextNode).original : 0,
      },
    ]
  }
  const page = await readGame(row.slug, user)
  if (!page) return []
  if (!isGameOf(page, 'tiesha'))
    return asksOf(page).map(({ place, ...asked }) => ({ ...base, ...asked, href: to(place) }))
  const { view } = page
  if (!view) return []
  if (host) {
    const count = page.openCases + (view.extension.standing.length > 0 ? 1 : 0)
    return count > 0 ? [{ ...base, kind: 'desk', href: to('/host'), closes: view.closes.next?.at ?? null, count }] : []
  }
  const asks = view.me?.asks ?? []
  const due: HomeDue[] = []
  const vote = asks.find((ask) => ask.kind === 'vote')
  if (vote && !view.me?.ballots.some((ballot) => !ballot.replaced && ballot.stage === vote.stage))
    due.push(
      vote.stage === 'overtime'
        ? { ...base, kind: 'overtime', href: to('/vote'), closes: vote.closes, round: view.round }
        : {
            ...base,
            kind: 'vote',
            href: to('/vote'),
            closes: vote.closes,
            round: view.round,
            picks: view.row?.picks ?? 1,
          },
    )
  // One line for all secret asks, with the public deadline: neither their number nor their own times are told.
  const secret = secretPlace(view)
  if (secret) due.push({ ...base, kind: 'secret', href: to(secret), closes: view.closes.next?.at ?? null })
  return due
}

/** The opening of the latest kill essay of a finished game that everybody may read. */
async function excerpt(): Promise<HomeView['excerpt']> {
  const post = await db().post.findFirst({
    where: {
      kind: 'kill', // one kind: the index then gives them by their time
      hiddenAt: null,
      original: { gt: 0 },
      thread: { game: { status: 'finished', visibility: 'public' } },
    },
    orderBy: { at: 'desc' },
    include: { thread: { select: { game: { select: { slug: true, title: true } } } } },
  })
  const game = post?.thread.game
  if (!post?.code || !game) return null
  const doc = post.doc as unknown as RichTextNode
  const first = doc.content?.find((block) => block.type === 'paragraph')
  const text = (first?.content ?? []).map((node) => node.text ?? '').join('')
  return {
    text: text.length > 90 ? `${text.slice(0, 90)}……` : text,
    title: post.title,
    code: post.code,
    game: game.title,
    round: post.round ?? 0,
    href: `/p/${post.id}`,
  }
}

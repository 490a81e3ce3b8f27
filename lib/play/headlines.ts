import { db } from '@/lib/db'
import type { Announcement } from '@/lib/engine/rulesets/tiesha'
import type { HomeAnnouncement } from './home-view'

const SHOWN = 6
/** Kinds that would only repeat what the lists of games say, or that the hall need not cry out. */
const QUIET: ReadonlySet<string> = new Set(['roundOpened', 'votingOpened', 'resultWaits', 'warned', 'mainVoteSettled'])

/** The latest announcements of games that everybody (or every member) may read. Announcements are public by nature. */
export async function latestHeadlines(member: boolean): Promise<HomeAnnouncement[]> {
  const posts = await db().post.findMany({
    where: {
      kind: 'announcement',
      hiddenAt: null,
      thread: {
        kind: 'announcements',
        game: { ruleset: 'tiesha', status: { in: ['running', 'finished'] }, ...(!member && { visibility: 'public' }) },
      },
    },
    orderBy: [{ at: 'desc' }, { number: 'desc' }],
    take: SHOWN * 6,
    select: {
      id: true,
      number: true,
      at: true,
      data: true,
      thread: {
        select: {
          game: { select: { slug: true, title: true, timeZone: true, seats: { select: { seat: true, alias: true } } } },
        },
      },
    },
  })
  const headlines: HomeAnnouncement[] = []
  for (const post of posts) {
    const game = post.thread.game
    const data = post.data as unknown as Announcement
    if (!game || QUIET.has(data.kind) || !isEngineKind(data)) continue
    const alias = (seat: number | undefined) => game.seats.find((s) => s.seat === seat)?.alias ?? ''
    headlines.push({
      id: post.id,
      href: `/g/${game.slug}/announcements/${post.number}`,
      game: game.title,
      zone: game.timeZone,
      at: post.at.getTime(),
      kind: data.kind,
      values: valuesOf(data, alias),
    })
    if (headlines.length === SHOWN) break
  }
  return headlines
}

/** App-level announcements (the deal, a moved start) stamp no engine event and are not cried out. */
function isEngineKind(data: { kind: string; at?: number }): boolean {
  return (
    typeof data.at === 'number' &&
    !['dealt', 'startMoved', 'signUpOpened', 'reportInMissing', 'postHidden', 'closed'].includes(data.kind)
  )
}

function valuesOf(data: Announcement, alias: (seat: number | undefined) => string): HomeAnnouncement['values'] {
  switch (data.kind) {
    case 'nightReport':
      return {
        round: data.report.round,
        out: data.report.out.filter((seat) => seat.causes.some((cause) => cause.kind === 'post')).length,
        fireworks: data.report.out.filter((seat) => seat.causes.some((cause) => cause.kind === 'firework')).length,
      }
    case 'resultPost':
      return { round: data.report.round }
    case 'resumed':
      return { days: data.days }
    case 'revived':
      return { alias: data.seats.map(alias).join('、') }
    case 'extensionRequested':
      return { side: data.side }
    case 'extensionRuled':
      return { granted: data.granted ? 'yes' : 'no' }
    default:
      return {
        ...('round' in data && { round: data.round }),
        ...('seat' in data && { alias: alias(data.seat) }),
        ...('code' in data && data.code !== null && { code: data.code }),
      }
  }
}

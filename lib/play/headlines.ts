import { db } from '@/lib/db'
import { announcementOf } from './announcement-data'
import type { HomeAnnouncement } from './home-view'
import { type RulesetName, rulesetName } from './ruleset-names'
import type { Rulesets } from './rulesets'

const SHOWN = 6

type Values = HomeAnnouncement['values']
type AliasOf = (seat: number | null | undefined) => string

/** What a headline needs of an announcement; null: it is not cried out, since the lists of games say as much. */
type Crier<Name extends RulesetName> = (data: Rulesets[Name]['announcement'], alias: AliasOf) => Values | null

const CRIERS: { [Name in RulesetName]: Crier<Name> } = {
  tiesha(data, alias): Values | null {
    switch (data.kind) {
      case 'roundOpened':
      case 'votingOpened':
      case 'resultWaits':
      case 'warned':
      case 'mainVoteSettled':
        return null
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
  },
  jianghu(data, alias): Values | null {
    switch (data.kind) {
      case 'nightReport':
        return { round: data.round, dead: data.dead.length, hurt: data.hurt.length }
      case 'dayReport':
        return { round: data.round, dead: data.dead.length + data.othersDead.length, hurt: data.hurt.length }
      case 'ruledOut':
      case 'ruleOutUndone':
        return { alias: alias(data.seat) }
      case 'ended':
        return { winner: data.report.winner ?? 'none' }
      case 'begun':
      case 'paused':
      case 'resumed':
        return {}
      default:
        return null
    }
  },
  jingfei(data, alias): Values | null {
    switch (data.kind) {
      case 'dawn':
        return { round: data.round, dead: data.dead === null ? 'none' : 'one', alias: alias(data.dead) }
      case 'voteSettled':
        return { round: data.vote.round, out: data.vote.out === null ? 'none' : 'one', alias: alias(data.vote.out) }
      case 'ruledOut':
      case 'ruleOutUndone':
      case 'surrendered':
        return { alias: alias(data.seat) }
      case 'ended':
        return { winner: data.report.winner ?? 'none' }
      case 'paused':
      case 'resumed':
        return {}
      default:
        return null
    }
  },
}

/** Only the rules' own announcements bear their stamp; the application's (the deal, a moved start) are not cried out. */
const isOfTheRules = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'at' in data && typeof data.at === 'number'

/** The latest announcements of games that everybody (or every member) may read. Announcements are public by nature. */
export async function latestHeadlines(member: boolean): Promise<HomeAnnouncement[]> {
  const posts = await db().post.findMany({
    where: {
      kind: 'announcement',
      hiddenAt: null,
      thread: {
        kind: 'announcements',
        game: { status: { in: ['running', 'finished'] }, ...(!member && { visibility: 'public' }) },
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
          game: {
            select: {
              slug: true,
              title: true,
              ruleset: true,
              timeZone: true,
              seats: { select: { seat: true, alias: true } },
            },
          },
        },
      },
    },
  })
  const headlines: HomeAnnouncement[] = []
  for (const post of posts) {
    const game = post.thread.game
    if (!game || !isOfTheRules(post.data)) continue
    const ruleset = rulesetName(game.ruleset)
    const data = announcementOf(ruleset, post.data, post.at.getTime())
    if (!data) continue
    const alias: AliasOf = (seat) => game.seats.find((one) => one.seat === seat)?.alias ?? ''
    const values = (CRIERS[ruleset] as (data: object, alias: AliasOf) => Values | null)(data, alias)
    if (!values) continue
    headlines.push({
      id: post.id,
      href: `/g/${game.slug}/announcements/${post.number}`,
      game: game.title,
      zone: game.timeZone,
      at: post.at.getTime(),
      ruleset,
      kind: data.kind,
      values,
    })
    if (headlines.length === SHOWN) break
  }
  return headlines
}

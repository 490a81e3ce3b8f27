import { db } from '@/lib/db'
import type { Viewer } from '@/lib/engine/rulesets/tiesha'
import type { GameStatus, HostRole, Prisma, Visibility } from '@/lib/generated/prisma/client'
import { type Channels, type GameAccess, type GameViewer, mayReadGame } from './access'
import { carriedArrival } from './arrival'
import { countOpenCases } from './count-open-cases'
import { dealtState } from './deal'
import { type RulesetName, rulesetName } from './ruleset-names'
import { type Rulesets, rulesetOf } from './rulesets'
import { putAside, settleGame } from './settle'
import { type ConductRule, GameSetup, usualConduct } from './setup'
import { loadState } from './store'

/** What every page of a game starts from. Nothing in it is secret to `viewer`. */
export interface PageOf<Name extends RulesetName> {
  game: GameInfo<Name>
  viewer: GameViewer
  /** The signed-in account's own seat, or null. */
  seat: number | null
  /** Whether that seat has handed in its report-in post (T3.2). */
  reported: boolean
  /** What the rules let this viewer know; null before the deal. */
  view: Rulesets[Name]['view'] | null
  /** Private groups; for the access policy on the server only: never send it to a browser. */
  channels: Channels
  /** For those who rule on flags: how many posts are flagged and not ruled on yet; 0 for all others (T18). */
  openCases: number
  /** For the host team: how many requests for a proxy wait; 0 for all others (T8.10, T18). */
  openProxies: number
  /** Forum time of this reading, epoch milliseconds. */
  now: number
}

/** A game of any ruleset: `game.ruleset` says what its view is. */
export type AnyGamePage = { [Name in RulesetName]: PageOf<Name> }[RulesetName]
/** A game of 帖杀. */
export type GamePage = PageOf<'tiesha'>
/** Whether a game runs by this ruleset; then its view and configuration are that ruleset's. */
export function isGameOf<Name extends RulesetName>(
  page: AnyGamePage,
  name: Name,
): page is Extract<AnyGamePage, PageOf<Name>> {
  return page.game.ruleset === name
}
export type JianghuPage = PageOf<'jianghu'>
export type JingfeiPage = PageOf<'jingfei'>

export interface GameInfo<Name extends RulesetName = 'tiesha'> extends GameAccess {
  id: string
  slug: string
  title: string
  ruleset: Name
  board: { slug: string; name: string } | null
  config: Rulesets[Name]['config']
  setup: GameSetup & { conduct: ConductRule[] }
  timeZone: string
  signUpClosesAt: number | null
  startsAt: number | null
  seedHash: string | null
  /** Seats bear the names of the accounts that were dealt them. */
  accountNames: boolean
  hosts: { username: string; role: 'main' | 'assistant' | 'counter' }[]
  /** For the host team: settlements that failed in a row, and when the next try is due (epoch milliseconds). */
  trouble: { failures: number; retryAt: number | null } | null
}

/**
 * Reads a game as this account may see it; null if there is none, or it may not be seen. Overdue deadlines settle first,
 * so that a page is right also when no worker was awake. Two queries when something new happened, else one.
 */
export async function readGame(slug: string, user: { id: string } | null): Promise<AnyGamePage | null> {
  let game = await findGame(slug, user?.id)
  if (!game) return null
  let time = game.now.getTime()
  // What this request brings is judged first, as it arrived: nothing due since then closes before it (T2.5).
  const due = carriedArrival(game.id)?.at ?? time
  if (game.dueAt && game.dueAt.getTime() <= due && !(game.retryAt && game.retryAt.getTime() > time)) {
    await settleForReader(game.id)
    game = await findGame(slug, user?.id)
    if (!game) return null
    time = game.now.getTime()
  }
  const setup = GameSetup.parse(game.setup)
  const ruleset = rulesetOf(game.ruleset)
  const hostPart = game.hosts.find((h) => h.userId === user?.id)
  const seat = game.seat?.seat ?? null
  const state =
    game.status === 'reportIn' ? await dealtState(db(), game) : game.seq > 0 ? await loadState(db(), game) : null
  const channels = state === null ? {} : ruleset.channels(state)
  const opened =
    setup.openGraveyardSecrets && !hostPart && seat !== null && Boolean(channels.graveyard?.read.includes(seat))
  const own = state === null ? null : ruleset.view(state, engineViewer(hostPart?.role, seat, setup))
  const view = opened ? ruleset.opened(own, ruleset.view(state, { kind: 'assistant', secrets: true })) : own
  const living = view === null || seat === null || ruleset.living(view, seat)
  const viewer: GameViewer = hostPart
    ? hostPart.role === 'main'
      ? { kind: 'host' }
      : hostPart.role === 'assistant'
        ? { kind: 'assistant', secrets: setup.assistantSecrets }
        : { kind: 'counter' }
    : seat !== null
      ? { kind: 'seat', seat, living, ...(opened && { opened }) }
      : { kind: 'public', member: user !== null, former: game.former }
  if (!mayReadGame(game, viewer)) return null
  const page: PageOf<RulesetName> = {
    game: {
      id: game.id,
      slug: game.slug,
      title: game.title,
      ruleset: rulesetName(game.ruleset),
      status: game.status,
      visibility: game.visibility,
      board: game.board,
      config: ruleset.table.resolve(game.config) as Rulesets[RulesetName]['config'],
      setup: { ...setup, conduct: setup.conduct ?? usualConduct(rulesetName(game.ruleset)) },
      timeZone: game.timeZone,
      signUpClosesAt: game.signUpClosesAt?.getTime() ?? null,
      startsAt: game.startsAt?.getTime() ?? null,
      seedHash: game.seedHash,
      accountNames: ruleset.table.facts(game.config).accountNames ?? false,
      hosts: game.hosts.map((h) => ({ username: h.username, role: h.role })),
      trouble:
        hostPart && game.failures > 0 ? { failures: game.failures, retryAt: game.retryAt?.getTime() ?? null } : null,
    },
    viewer,
    seat,
    reported: game.seat?.reported ?? false,
    view: view as Rulesets[RulesetName]['view'] | null,
    channels,
    openCases: viewer.kind === 'host' || viewer.kind === 'assistant' ? await countOpenCases(game.id) : 0,
    openProxies: hostPart && game.status === 'running' ? await countOpenProxies(game) : 0,
    now: time,
  }
  return page as AnyGamePage
}

/** Of the running round; what was asked for in an earlier one waits no more. */
function countOpenProxies(game: { id: string; summary: unknown }): Promise<number> {
  const { round } = game.summary as { round: number }
  return db().proxyRequest.count({ where: { gameId: game.id, round, status: 'open' } })
}

/** A settlement that fails does not take the pages with it: they show the state before it, and the host is told. */
async function settleForReader(gameId: string): Promise<void> {
  try {
    await settleGame(gameId)
  } catch (error) {
    await putAside(gameId, error)
  }
}

/** The rules' viewer for an account's part in a game. */
export function engineViewer(
  hostRole: 'main' | 'assistant' | 'counter' | undefined,
  seat: number | null,
  setup: GameSetup,
): Viewer {
  if (hostRole === 'main') return { kind: 'host' }
  if (hostRole === 'assistant') return { kind: 'assistant', secrets: setup.assistantSecrets }
  if (hostRole === 'counter') return { kind: 'counter' }
  return seat === null ? { kind: 'public' } : { kind: 'seat', seat }
}

/** What is stored of a game, as far as its pages need it, and of the reader's part in it. */
interface StoredGame {
  id: string
  slug: string
  title: string
  ruleset: string
  status: GameStatus
  visibility: Visibility
  config: Prisma.JsonValue
  setup: unknown
  timeZone: string
  signUpClosesAt: Date | null
  startsAt: Date | null
  seedHash: string | null
  seq: number
  dueAt: Date | null
  failures: number
  retryAt: Date | null
  summary: unknown
  board: { slug: string; name: string } | null
  hosts: { userId: string; role: HostRole; username: string }[]
  seat: { seat: number; reported: boolean } | null
  /** He held a seat and gave it up to a substitute. */
  former: boolean
  now: Date
}

/** One statement, since every page, every live refresh and every form begins with it. */
async function findGame(slug: string, userId: string | undefined): Promise<StoredGame | null> {
  if (slug.includes('\u0000')) return null
  const reader = userId ?? ''
  const [game] = await db().$queryRaw<StoredGame[]>`
    SELECT g."id", g."slug", g."title", g."ruleset", g."status"::text, g."visibility"::text, g."config", g."setup",
      g."timeZone", g."signUpClosesAt", g."startsAt", g."seedHash", g."seq", g."dueAt", g."failures",
      g."retryAt", g."summary",
      (SELECT json_build_object('slug', b."slug", 'name', b."name") FROM "Board" b WHERE b."id" = g."boardId") AS "board",
      (SELECT coalesce(json_agg(json_build_object('userId', h."userId", 'role', h."role", 'username', u."username")
          ORDER BY h."role"), '[]')
        FROM "GameHost" h JOIN "User" u ON u."id" = h."userId" WHERE h."gameId" = g."id") AS "hosts",
      (SELECT json_build_object('seat', s."seat", 'reported', s."reportedAt" IS NOT NULL)
        FROM "Seat" s WHERE s."gameId" = g."id" AND s."userId" = ${reader}) AS "seat",
      EXISTS (SELECT 1 FROM "SignUp" u
        WHERE u."gameId" = g."id" AND u."userId" = ${reader} AND u."status" = 'replaced') AS "former",
      forum_now() AS "now"
    FROM "Game" g WHERE g."slug" = ${slug}`
  return game ?? null
}

import { randomUUID } from 'node:crypto'
import { db, now, type Tx } from '@/lib/db'
import {
  configSchema,
  deal,
  type PresetName,
  resolveConfig,
  type TieshaSetup,
  type TieshaView,
} from '@/lib/engine/rulesets/tiesha'
import { addPost } from '@/lib/forum/posts'
import { dealtSetup } from '@/lib/play/deal-setup'
import { type PastCommand, playBack } from '@/lib/play/play-back'
import { rulesetOf } from '@/lib/play/rulesets'
import type { RichDocument } from '@/lib/rich-text/types'
import { simulateTiesha } from '@/lib/simulate/tiesha'
import { countDocument } from '@/lib/text'
import { GUIDES, HOST, playerNames } from './accounts'
import { calendar, DAY, layGame, threadFinder } from './lay-game'
import type { Shelf, Template } from './texts'

export interface Texts {
  kill: Shelf<Template>
  iou: Shelf<Template>
  report: Shelf<Template>
  talk: Shelf<(fill: Readonly<Record<string, string>>) => RichDocument>
  channel: Shelf<(fill: Readonly<Record<string, string>>) => RichDocument>
  spectators: Shelf<(fill: Readonly<Record<string, string>>) => RichDocument>
}

export interface DemoGame {
  title: string
  about: string
  preset: PresetName
  /** The bots' seed: it fixes roles, ballots, claims, everything but the words. */
  seed: number
  zone: string
  /** Which day of the bots' game, counted from 0 (round 1 opens in the evening of day 0), is `today`. */
  day: number
  today: number
  reports: number
  boardId: string
}

/** A game that bots played, moved to the calendar of today, with written essays, told up to now. */
export async function demoGame(game: DemoGame, texts: Texts, accounts: ReadonlyMap<string, string>): Promise<void> {
  const played = simulateTiesha({ preset: game.preset, seed: game.seed }).transcript
  const moved = calendar(played.startsAt, game.zone, game.today - game.day)
  const config = configSchema.parse(played.config)
  const startsAt = moved(played.startsAt)
  const dealtAt = startsAt - 2 * DAY
  const seated = seating(deal(resolveConfig(config), played.seed, played.seats), accounts)
  const host = accounts.get(HOST) ?? ''
  const id = await layGame(
    {
      ruleset: 'tiesha',
      title: game.title,
      about: game.about,
      config,
      seed: played.seed,
      zone: game.zone,
      boardId: game.boardId,
      dealtAt,
      startsAt,
      seats: played.seats.map(({ seat, alias }) => ({ seat, alias, userId: seated.get(seat) ?? '' })),
    },
    accounts,
  )
  const alias = (seat: number) => played.seats.find((s) => s.seat === seat)?.alias ?? ''
  const thread = threadFinder(id)
  await db().$transaction(
    async (tx) => {
      for (const { seat } of played.seats.slice(0, game.reports)) {
        const essay = texts.report.take()?.({ alias: alias(seat) })
        if (!essay) throw new Error('the demo has run out of report-in posts')
        const at = dealtAt + seat * 5_400_000
        await addPost(tx, {
          threadId: await thread(tx, 'reportIn'),
          authorId: seated.get(seat) ?? '',
          seat,
          kind: 'reportIn',
          ...essay,
          at,
        })
        await tx.seat.update({ where: { gameId_seat: { gameId: id, seat } }, data: { reportedAt: new Date(at) } })
      }
    },
    { timeout: 120_000 },
  )

  const until = await now()
  const commands = played.commands.map(({ at, ...command }): PastCommand => {
    const requested = 'requestedAt' in command ? { requestedAt: moved(String(command.requestedAt)) } : {}
    return { at: moved(at), command: { ...command, ...requested } as PastCommand['command'] }
  })
  const essayOf = new Map<number, ReturnType<Template>>()
  await playBack({
    gameId: id,
    accountOf: (by) => (by === 'host' ? host : (seated.get(by) ?? '')),
    commands,
    until,
    prepare: (past, index, state) => {
      if (past.command.do !== 'killPost' && past.command.do !== 'fillIou') return past
      const view = hostView(state)
      const essay = essayFor(past, view, texts, alias)
      essayOf.set(index, essay)
      const { original, quoted } = countDocument(essay.doc)
      return { ...past, command: { ...past.command, post: randomUUID(), words: { original, quoted } } }
    },
    effects: (tx, { index, past, before, after }) =>
      past.command.by === 'host'
        ? Promise.resolve()
        : writeKill(tx, {
            past,
            essay: essayOf.get(index),
            before: hostView(before),
            after: hostView(after),
            threadId: () => thread(tx, 'kills'),
            authorId: seated.get(past.command.by) ?? '',
          }),
  })
  await chatter(id, { texts, alias, seated, host, from: startsAt, until })
}

/** The words for an accepted kill post or the filling of an IOU; a mischievous (short) one keeps its few. */
function essayFor(past: PastCommand, view: TieshaView, texts: Texts, alias: (seat: number) => string) {
  const seat = Number(past.command.by)
  const me = view.seats.find((s) => s.seat === seat)
  const claim = view.host?.claims?.find((c) => c.seat === seat && c.state === 'open' && c.group === past.command.group)
  const debt = view.strikes.find((s) => s.author === seat && s.kind === 'iou' && s.post === null)
  const target = past.command.do === 'killPost' ? claim?.target : debt?.target
  const shelf = past.command.do === 'killPost' && texts.kill.size > 0 ? texts.kill : texts.iou
  const template = shelf.take()
  if (!template) throw new Error('the demo has run out of essays')
  return template({ target: alias(target ?? 0), code: me?.code ?? '' })
}

async function writeKill(
  tx: Tx,
  act: {
    past: PastCommand
    essay: ReturnType<Template> | undefined
    before: TieshaView
    after: TieshaView
    threadId: () => Promise<string>
    authorId: string
  },
): Promise<void> {
  const { command, at } = act.past
  if (command.do !== 'killPost' && command.do !== 'iou' && command.do !== 'fillIou') return
  const known = new Map(act.before.strikes.map((s) => [s.strike, s]))
  const strike = act.after.strikes.find((s) => !known.has(s.strike) || known.get(s.strike)?.post !== s.post)
  if (!strike) throw new Error(`${command.do} left no strike`)
  await addPost(tx, {
    ...(strike.post !== null && { id: strike.post }),
    threadId: await act.threadId(),
    authorId: act.authorId,
    seat: Number(command.by),
    code: strike.code,
    kind: command.do === 'killPost' ? 'kill' : command.do === 'iou' ? 'iouNote' : 'iou',
    data: { strike: strike.strike, target: strike.target, guess: strike.guess },
    round: strike.round,
    at,
    ...act.essay,
  })
}

/** What people said meanwhile: in 讨论, in the killers' channel, among the spectators. */
async function chatter(
  gameId: string,
  talk: {
    texts: Texts
    alias: (seat: number) => string
    seated: ReadonlyMap<number, string>
    host: string
    from: number
    until: number
  },
): Promise<void> {
  const { texts, alias, seated } = talk
  const seats = [...seated.keys()]
  const thread = threadFinder(gameId)
  const state = await db().game.findUniqueOrThrow({ where: { id: gameId }, select: { endedAt: true, seats: true } })
  const until = Math.min(talk.until, state.endedAt?.getTime() ?? talk.until)
  const killers = await killerSeats(gameId)
  await db().$transaction(
    async (tx) => {
      const count = 18
      for (let i = 0; i < count; i++) {
        const line = texts.talk.take()
        const [seat = 1, a = 1, b = 1] = [
          seats[(i * 7 + 3) % seats.length],
          seats[(i * 5 + 1) % seats.length],
          seats[(i * 3 + 2) % seats.length],
        ]
        if (line)
          await addPost(tx, {
            threadId: await thread(tx, 'talk'),
            authorId: seated.get(seat) ?? '',
            seat,
            doc: line({ a: alias(a), b: alias(b) }),
            at: Math.round(talk.from + ((until - talk.from) * (i + 1)) / (count + 2)),
          })
      }
      for (let i = 0; i < 4 && killers.length > 1; i++) {
        const line = texts.channel.take()
        const seat = killers[i % killers.length] ?? 0
        const others = seats.filter((s) => !killers.includes(s))
        if (line)
          await addPost(tx, {
            threadId: await thread(tx, 'channel', 'killers'),
            authorId: seated.get(seat) ?? '',
            seat,
            doc: line({ a: alias(others[i] ?? 0), b: alias(others[i + 3] ?? 0) }),
            at: Math.round(talk.from + ((until - talk.from) * (i + 1)) / 7),
          })
      }
    },
    { timeout: 120_000 },
  )
}

async function killerSeats(gameId: string): Promise<number[]> {
  const { setup } = await dealtSetup(db(), gameId)
  return (setup as TieshaSetup).seats.filter((s) => s.role === 'killer').map((s) => s.seat)
}

/** Which account sits where: the guides on seats of their roles, everybody else in turn. */
function seating(
  seats: readonly { seat: number; role: string }[],
  accounts: ReadonlyMap<string, string>,
): Map<number, string> {
  const seated = new Map<number, string>()
  const names = playerNames()
  for (const [role, name] of Object.entries(GUIDES)) {
    const seat = seats.find((s) => s.role === role && !seated.has(s.seat))
    if (seat) {
      seated.set(seat.seat, accounts.get(name) ?? '')
      names.splice(names.indexOf(name), 1)
    }
  }
  for (const { seat } of seats) if (!seated.has(seat)) seated.set(seat, accounts.get(names.shift() ?? '') ?? '')
  return seated
}

const hostView = (state: unknown) => rulesetOf('tiesha').view(state, { kind: 'host' }) as TieshaView

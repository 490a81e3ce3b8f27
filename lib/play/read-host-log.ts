import { z } from 'zod'
import { db } from '@/lib/db'
import type { Concern, DoneAct, Seen } from './host-seen'
import type { AnyGamePage } from './read-game'

/** One act of a host: under the rules (`do` of the command) or beside them (HostAct). Only what the host team may read. */
export interface HostLogEntry {
  id: string
  /** Epoch milliseconds. */
  at: number
  /** The username of the host who did it; null: the machine. */
  who: string | null
  act: string
  seat: number | null
  /** The public reason, or the note of the act. */
  note: string | null
  /** Of a ruling: the post, for a link, and what it was flagged for. */
  post: string | null
  flag: string | null
  figures: Record<string, string | number | boolean>
}

/** What an entry may tell. Accounts of players are in none of these. */
const Data = z.object({
  seat: z.number().optional(),
  for: z.number().optional(),
  note: z.string().optional(),
  reason: z.string().nullish(),
  post: z.string().optional(),
  flag: z.string().optional(),
  verdict: z.string().optional(),
  measure: z.string().nullish(),
  round: z.number().optional(),
  grant: z.boolean().optional(),
  scored: z.boolean().optional(),
  thread: z.string().optional(),
  number: z.number().optional(),
  username: z.string().optional(),
  role: z.string().optional(),
  seats: z.number().optional(),
  taken: z.number().optional(),
  startsAt: z.number().optional(),
  startAnyway: z.boolean().optional(),
  votes: z.string().optional(),
  ious: z.string().optional(),
})

/**
 * What the hosts of a game have done, latest first: acts under the rules as the rules show them to this viewer, and acts
 * beside them (sign-ups, hidden posts, the team). For the main host and assistants; null for others (T18).
 */
export async function readHostLog(page: AnyGamePage): Promise<HostLogEntry[] | null> {
  const read = await readActs(page)
  if (!read) return null
  return [...read.rules, ...read.beside].reverse().sort((a, b) => b.at - a.at) // of equal stamps too, the later first
}

/** How much of the log a form drawn now has before it (host-seen.ts); nothing for those who do not see the log. */
export async function readSeen({ game, viewer, view }: AnyGamePage): Promise<Seen> {
  if (viewer.kind !== 'host' && viewer.kind !== 'assistant') return { rules: 0, beside: 0 }
  return { rules: view?.host?.log?.length ?? 0, beside: await db().hostAct.count({ where: { gameId: game.id } }) }
}

/** What hosts have done since a form was drawn that concerns it, in order. */
export async function readSince(page: AnyGamePage, seen: Seen, concern: Concern): Promise<HostLogEntry[]> {
  const read = await readActs(page)
  if (!read) return []
  const later = [...read.rules.slice(seen.rules), ...read.beside.slice(seen.beside)].sort((a, b) => a.at - b.at)
  return later.filter((entry) => concern(doneAct(entry)))
}

const doneAct = ({ act, seat, post, figures }: HostLogEntry): DoneAct => ({
  ...figures,
  act,
  seat: seat ?? undefined,
  post: post ?? undefined,
})

/** Both kinds of acts, each oldest first. */
async function readActs({ game, viewer, view }: AnyGamePage) {
  if (viewer.kind !== 'host' && viewer.kind !== 'assistant') return null
  const shown: readonly { at: number; do: string; data?: object }[] = view?.host?.log ?? []
  const [commands, acts] = await Promise.all([
    shown.length === 0
      ? []
      : db().gameCommand.findMany({
          where: { gameId: game.id, at: { in: shown.map((act) => new Date(act.at)) } },
          select: { at: true, userId: true },
        }),
    db().hostAct.findMany({ where: { gameId: game.id }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
  ])
  const hosts = await db().user.findMany({
    where: {
      id: { in: [...new Set([...commands, ...acts].flatMap((one) => one.userId ?? []))] },
      seats: { none: { gameId: game.id } },
    },
    select: { id: true, username: true },
  })
  const nameOf = new Map(hosts.map((user) => [user.id, user.username]))
  const nameAt = (at: number) =>
    commands.map((c) => (c.at.getTime() === at ? nameOf.get(c.userId) : undefined)).find((name) => name !== undefined)
  const entry = (id: string, at: number, who: string | undefined, act: string, raw: unknown): HostLogEntry => {
    const { seat, for: voter, note, reason, flag, post, ...figures } = Data.parse(raw)
    const rules = act === 'rule' // there `reason` is what the post was flagged for
    return {
      id,
      at,
      who: who ?? null,
      act,
      seat: seat ?? voter ?? null,
      note: note ?? (rules ? null : (reason ?? null)),
      post: post ?? null,
      flag: flag ?? (rules ? (reason ?? null) : null),
      figures: Object.fromEntries(
        Object.entries(figures).flatMap(([key, value]) => (value == null ? [] : [[key, value]])),
      ),
    }
  }
  return {
    rules: shown.map((act, i) => entry(`rules-${i}`, act.at, nameAt(act.at), act.do, { ...act.data, ...act })),
    beside: acts.map((act) => entry(act.id, act.at.getTime(), nameOf.get(act.userId ?? ''), act.act, act.data)),
  }
}

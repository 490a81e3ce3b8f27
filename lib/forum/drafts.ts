import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { db, now, type Tx, transaction } from '@/lib/db'
import type { Draft, Prisma } from '@/lib/generated/prisma/client'
import type { RichDocument } from '@/lib/rich-text/types'
import { lockForm } from './form-key'

/** What is being written, e.g. `thread:<id>`, `board:<id>`, `game:<slug>:kill:killers`. */
export const DraftScope = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,119}$/)

const OLD = 'old/' // scopes of laid-aside texts: `old/<scope>/<uuid>`; the slash keeps them apart from the living ones
const OLD_KEPT = 20

/** A draft as its owner gets it; `savedAt` is epoch milliseconds of forum time. */
export interface DraftText {
  title: string
  doc: RichDocument
  version: number // rises with each save, also over drafts of the same scope that came and went
  savedAt: number
}

export interface OldDraft {
  id: string
  title: string
  doc: RichDocument
  savedAt: number
}

export interface DraftSave {
  scope: string
  title: string
  doc: RichDocument
  base: number // the version this text was written on; 0: there was none
  key?: string // of the form: a text that has been posted is not saved again by a late autosave
}

export type DraftAnswer =
  | { ok: true; version: number; savedAt: number }
  | { ok: false; code: 'NEWER'; draft: DraftText | null } // somebody (another window) saved since; null: it was posted or laid aside
  | { ok: false; code: 'POSTED' }

/** The owner's draft in this scope. */
export async function readDraft(userId: string, scope: string): Promise<DraftText | null> {
  const draft = await db().draft.findUnique({ where: { userId_scope: { userId, scope } } })
  return draft && present(draft)
}

/**
 * Saves a draft if nobody saved since `base`; a save from an older version is refused and gets the newer text, so that
 * two windows never overwrite each other.
 */
export function saveDraft(userId: string, { scope, title, doc, base, key }: DraftSave): Promise<DraftAnswer> {
  return transaction(async (tx) => {
    if (key) await lockForm(tx, userId, key)
    if (key && (await isPosted(userId, key, tx))) return { ok: false, code: 'POSTED' }
    const updatedAt = new Date(await now(tx))
    const data = { title, doc: doc as unknown as Prisma.InputJsonValue, updatedAt }
    const version = base === 0 ? firstVersion(updatedAt) : base + 1
    const saved =
      base === 0
        ? await tx.draft.createMany({ data: [{ userId, scope, version, ...data }], skipDuplicates: true })
        : await tx.draft.updateMany({ where: { userId, scope, version: base }, data: { ...data, version } })
    if (saved.count === 1) return { ok: true, version, savedAt: updatedAt.getTime() }
    const draft = await tx.draft.findUnique({ where: { userId_scope: { userId, scope } } })
    return { ok: false, code: 'NEWER', draft: draft && present(draft) }
  })
}

/** Lays a text aside, to be found again among the old drafts; the newest 20 of a scope are kept. */
export function keepOldDraft(
  userId: string,
  { scope, title, doc }: Pick<DraftSave, 'scope' | 'title' | 'doc'>,
): Promise<void> {
  return transaction(async (tx) => {
    const kept = await tx.draft.findMany({
      where: oldOf(userId, scope),
      orderBy: NEWEST,
      select: { scope: true, version: true },
    })
    await tx.draft.create({
      data: {
        userId,
        scope: oldPrefix(scope) + randomUUID(),
        title,
        doc: doc as unknown as Prisma.InputJsonValue,
        version: (kept[0]?.version ?? 0) + 1,
        updatedAt: new Date(await now(tx)),
      },
    })
    const excess = kept.slice(OLD_KEPT - 1).map((d) => d.scope)
    if (excess.length > 0) await tx.draft.deleteMany({ where: { userId, scope: { in: excess } } })
  })
}

/** The texts laid aside in this scope, newest first. */
export async function oldDrafts(userId: string, scope: string): Promise<OldDraft[]> {
  const drafts = await db().draft.findMany({ where: oldOf(userId, scope), orderBy: NEWEST })
  return drafts.map((draft) => ({ ...present(draft), id: draft.scope.slice(oldPrefix(scope).length) }))
}

/** The owner's drafts whose scope begins so, the latest first. Texts laid aside are not among them. */
export async function draftsUnder(userId: string, prefix: string): Promise<(DraftText & { scope: string })[]> {
  const drafts = await db().draft.findMany({
    where: { userId, scope: { startsWith: prefix } },
    orderBy: { updatedAt: 'desc' },
  })
  return drafts.map((draft) => ({ ...present(draft), scope: draft.scope }))
}

/** Removes the draft of this scope: its text has been posted, in the same transaction. */
export async function discardDraft(tx: Tx, userId: string, scope: string): Promise<void> {
  await tx.draft.deleteMany({ where: { userId, scope } })
}

/** Has a form with this key been accepted, as a post or as a game's command? */
export async function isPosted(userId: string, key: string, tx: Tx = db()): Promise<boolean> {
  const post = await tx.post.findUnique({ where: { authorId_key: { authorId: userId, key } }, select: { id: true } })
  return post !== null || (await tx.gameCommand.findFirst({ where: { userId, key }, select: { seq: true } })) !== null
}

const NEWEST = { version: 'desc' } as const
const oldPrefix = (scope: string) => `${OLD}${scope}/`
const oldOf = (userId: string, scope: string) => ({ userId, scope: { startsWith: oldPrefix(scope) } })

/** Seconds, so that a window left over from an earlier draft of the scope never holds the version of a later one. */
function firstVersion(at: Date): number {
  return Math.floor(at.getTime() / 1000) - 1_700_000_000
}

function present({ title, doc, version, updatedAt }: Draft): DraftText {
  return { title, doc: doc as unknown as RichDocument, version, savedAt: updatedAt.getTime() }
}

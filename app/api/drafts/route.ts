import { z } from 'zod'
import { hit } from '@/lib/accounts/rate-limit'
import { currentUser } from '@/lib/accounts/session'
import { readDraftDocument } from '@/lib/forum/document'
import { DraftScope, isPosted, keepOldDraft, oldDrafts, readDraft, saveDraft } from '@/lib/forum/drafts'
import { FormKey } from '@/lib/forum/write'

const Query = z.object({ scope: DraftScope, keys: z.array(FormKey).max(20) })
const Save = z.object({
  scope: DraftScope,
  title: z
    .string()
    .max(200)
    .transform((s) => s.toWellFormed().replaceAll('\u0000', '')),
  doc: z.unknown(),
  base: z.number().int().min(0).max(2_000_000_000).optional(), // without it, the text is laid aside
  key: FormKey.optional(),
})

const no = (status: number) => Response.json({}, { status })

/** The reader's own draft of a scope: `?scope=…&key=…` (keys of forms that may have been posted), or `&old=1`. */
export async function GET(request: Request): Promise<Response> {
  const user = await currentUser()
  if (!user) return no(401)
  const url = new URL(request.url)
  const query = Query.safeParse({ scope: url.searchParams.get('scope'), keys: url.searchParams.getAll('key') })
  if (!query.success) return no(400)
  const { scope, keys } = query.data
  const old = await oldDrafts(user.id, scope)
  if (url.searchParams.has('old')) return Response.json({ old })
  const posted = await Promise.all(keys.map(async (key) => ((await isPosted(user.id, key)) ? key : null)))
  return Response.json({ draft: await readDraft(user.id, scope), old: old.length, posted: posted.filter(Boolean) })
}

/** Saves a draft (409 with the newer one if another window was faster), or lays a text aside (without `base`). */
export async function POST(request: Request): Promise<Response> {
  const user = await currentUser()
  if (!user) return no(401)
  if (!request.headers.get('content-type')?.startsWith('application/json')) return no(415)
  if (!(await hit('draft', user.id)).ok) return no(429)
  const save = Save.safeParse(await request.json().catch(() => null))
  if (!save.success) return no(400)
  const { doc: raw, base, ...draft } = save.data
  const doc = readDraftDocument(raw)
  if (!doc.ok) return no(400)
  if (base === undefined) {
    await keepOldDraft(user.id, { ...draft, doc: doc.doc })
    return Response.json({ ok: true })
  }
  const answer = await saveDraft(user.id, { ...draft, doc: doc.doc, base })
  return Response.json(answer, { status: answer.ok ? 200 : 409 })
}

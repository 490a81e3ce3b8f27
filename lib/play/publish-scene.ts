import { randomUUID } from 'node:crypto'
import { db, type Tx } from '@/lib/db'
import { discardDraft } from '@/lib/forum/drafts'
import { HELD, heldThread } from '@/lib/forum/held'
import { addPost } from '@/lib/forum/posts'
import { countDocument } from '@/lib/text'
import { type Accepted, act } from './act'
import { drawnFor } from './drawn-for'
import type { Essay, Published, Writer } from './essay'
import { done, type Outcome } from './refusal'

/**
 * Hands in a night's scene (J14): its words are counted here, the rules judge them, and the text waits as a post that
 * nobody reads until the night's announcement. It takes the place of an earlier one and leaves the action alone (J14a).
 * @returns refused with `SCENE_SHORT` {words, least} where it is too short; `STALE` if that round is over
 */
export async function publishScene(
  writer: Writer,
  scene: Omit<Essay, 'title'> & { round: number },
): Promise<Outcome<Published>> {
  const post = randomUUID()
  const words = countDocument(scene.doc).original
  const outcome = await act({
    ...writer,
    key: scene.key,
    command: { do: 'act', scene: { post, words } },
    check: drawnFor({ round: scene.round }),
    effects: (tx, accepted) => keep(tx, writer, scene, accepted, post),
  })
  if (!outcome.ok) {
    const { code, data } = outcome.refusal
    return code === 'TOO_SHORT' ? { ok: false, refusal: { code: 'SCENE_SHORT', ...(data && { data }) } } : outcome
  }
  if (!outcome.value.repeated) return done({ post, repeated: false })
  const earlier = await db().post.findUnique({
    where: { authorId_key: { authorId: writer.userId, key: scene.key } },
    select: { id: true },
  })
  return done({ post: earlier?.id ?? post, repeated: true })
}

async function keep(
  tx: Tx,
  writer: Writer,
  scene: Omit<Essay, 'title'> & { round: number },
  accepted: Accepted,
  post: string,
): Promise<void> {
  const { actor, at } = accepted
  if (actor.kind !== 'seat') throw new Error('only seats write scenes')
  const threadId = await heldThread(tx, writer.gameId, at)
  await tx.post.deleteMany({
    where: { thread: { gameId: writer.gameId, key: HELD }, seat: actor.seat, round: scene.round },
  })
  await addPost(tx, {
    id: post,
    threadId,
    authorId: writer.userId,
    seat: actor.seat,
    doc: scene.doc,
    at,
    key: scene.key,
    round: scene.round,
  })
  if (scene.draft) await discardDraft(tx, writer.userId, scene.draft)
}

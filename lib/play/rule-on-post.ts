import { createHash } from 'node:crypto'
import { db } from '@/lib/db'
import { type FlagReason, type Foreseen, foreseeRuling, type TieshaState } from '@/lib/engine/rulesets/tiesha'
import { withinQuoteLimit } from '@/lib/text'
import { type Accepted, type ActResult, act } from './act'
import { figures } from './essay'
import { refuseUnseen, type Unseen } from './host-seen'
import { findLongPost, type LongPost } from './long-posts'
import { engineViewer, type GamePage } from './read-game'
import { namesToKeep } from './read-report-state'
import { type Outcome, Refused, refuse } from './refusal'
import { faultOfReason } from './ruling-reason'
import { GameSetup } from './setup'
import { lookUpPost } from './similar'

/** A ruling as its form sends it (T11.2). */
export interface RulingForm {
  /** The post's key (long-posts.ts). */
  post: string
  reason: FlagReason
  verdict: 'upheld' | 'dismissed'
  /** The host's count, with `short` upheld (T11.4a). */
  words?: { original: number; quoted: number } | undefined
  /** The public reason. */
  note: string
  /** Digest of what the page foretold of this ruling. */
  told: string
  /** Idempotency key. */
  key: string
}

/**
 * The main host or an assistant rules on a post that the rules know (T11.2–T11.6), flagged or not. What he was told would
 * come of it must still be so: if the game has moved on since, he is shown the new consequences and asked again; so he is if
 * another host has ruled on it (`unseen`).
 */
export async function ruleOnPost(
  page: GamePage,
  userId: string,
  form: RulingForm,
  unseen?: Unseen,
): Promise<Outcome<ActResult>> {
  const post = await findLongPost(page, form.post)
  if (!post || post.kind === 'reportIn') return refuse('UNKNOWN_POST')
  const { reason, verdict, note } = form
  const words = reason === 'short' && verdict === 'upheld' ? form.words : undefined
  const fault = wordsFault(page, post, form) ?? (await reasonFault(page, userId, post, reason, note))
  if (fault) return { ok: false, refusal: fault }
  const ruling = { post: post.id, reason, verdict, ...(words && { words }), note }
  return act({
    gameId: page.game.id,
    userId,
    key: form.key,
    command: { do: 'rule', ...ruling },
    check: async (tx, { game, state }) => void (unseen && (await refuseUnseen(tx, game, state, unseen))),
    effects: async (_tx, done) => {
      if (digestOf(foretold(done, ruling)) !== form.told) throw new Refused({ code: 'MOVED_ON' })
    },
  })
}

function foretold({ game, actor, before, at }: Accepted, ruling: Parameters<typeof foreseeRuling>[2]): Foreseen {
  const role = actor.kind === 'host' ? actor.role : undefined
  const viewer = engineViewer(role, null, GameSetup.parse(game.setup))
  return foreseeRuling(before as TieshaState, viewer, ruling, at)
}

/** Names what was foreseen, so that a form can say what its sender was shown. */
export function digestOf(foreseen: Foreseen): string {
  return createHash('sha256').update(JSON.stringify(foreseen)).digest('base64url').slice(0, 22)
}

/** T11.4a: the host's figures are there, and break a limit. */
function wordsFault({ game }: GamePage, post: LongPost, { reason, verdict, words }: RulingForm) {
  if (reason !== 'short' || verdict !== 'upheld') return null
  if (!words) return { code: 'FIGURES' }
  const limits = game.config.words
  const limit = post.kind === 'iou' ? limits.iou : limits.killPost
  const counted = { ...words, total: words.original + words.quoted }
  if (words.original < limit || !withinQuoteLimit(counted, limits.quotePercent)) return null
  return { code: 'FIGURES_FIT', data: figures(counted, limit, limits.quotePercent) }
}

/** What the public reason must not say (T11.2), as a refusal. */
export async function reasonFault(page: GamePage, userId: string, post: LongPost, reason: FlagReason, note: string) {
  const [accounts, evidence] = await Promise.all([
    namesToKeep(page),
    lookUpPost(db(), { postId: post.id, reader: userId }),
  ])
  const secret = evidence?.sources.filter((source) => reason === 'oldWork' || !source.nameable) ?? []
  const fault = faultOfReason(reason, note, {
    accounts,
    sources: secret.flatMap(({ title, game, account }) => [title, game?.title ?? '', account ?? '']),
    allowed: [post.title, page.game.title, ...(page.view?.seats.map((seat) => seat.alias) ?? [])],
  })
  if (!fault) return null
  return fault.code === 'NAMES_ACCOUNT' ? { code: fault.code, data: { name: fault.name } } : { code: fault.code }
}

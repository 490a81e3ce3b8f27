import { type Essay, type Published, publishEssay, type Writer } from './essay'
import type { Outcome } from './refusal'

export type RolePost = { kind: 'rescue' | 'sapper'; target: number } | { kind: 'flying'; target: number; code?: string }

/**
 * Publishes a doctor's, a sapper's or a flying bomb's post (T15.1, T15.2, T15.4). A flight is shown at once, as a kill;
 * the others wait for the night report, and never show their target.
 */
export function publishRolePost(writer: Writer, { kind, ...aim }: RolePost, essay: Essay): Promise<Outcome<Published>> {
  return publishEssay(writer, essay, {
    command: { do: `${kind}Post`, ...aim },
    limit: 'killPost',
    kind,
    shown: kind === 'flying',
    signed: (view, post) => {
      if (kind !== 'flying') {
        const other = view.otherPosts.find((p) => p.post === post)
        return other && { round: other.round, code: other.code }
      }
      const strike = view.strikes.find((s) => s.post === post)
      return strike && { round: strike.round, code: strike.code, data: { target: strike.target, guess: strike.guess } }
    },
  })
}

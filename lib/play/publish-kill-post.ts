import type { Group } from '@/lib/engine/rulesets/tiesha'
import { type Essay, type Published, publishEssay, type Writer } from './essay'
import type { Outcome } from './refusal'

/**
 * Publishes the kill post of an open claim (T5.2, T5.3): at once, signed with the code name, never edited. The post row
 * is named by the id that the rules know it by.
 */
export function publishKillPost(writer: Writer, group: Group, essay: Essay): Promise<Outcome<Published>> {
  return publishEssay(writer, essay, {
    command: { do: 'killPost', group },
    limit: 'killPost',
    kind: 'kill',
    shown: true,
    signed: (view, post) => {
      const strike = view.strikes.find((s) => s.post === post)
      return strike && { round: strike.round, code: strike.code, data: { target: strike.target, guess: strike.guess } }
    },
  })
}

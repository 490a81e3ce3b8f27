import type { Group } from '@/lib/engine/rulesets/tiesha'
import { addPost } from '@/lib/forum/posts'
import { type ActResult, act } from './act'
import { refuseIfStale } from './claim-slot'
import { hostView, killThread, type Writer } from './essay'
import type { Outcome } from './refusal'

/**
 * Hangs an IOU on an open claim (T5.7): the kill is promised, target and guess are fixed, the note stands in 杀帖.
 * What was written so far stays at hand: any draft can fill it.
 */
export function hangIou(
  writer: Writer,
  form: { round: number; group: Group; key: string },
): Promise<Outcome<ActResult>> {
  const key = `${form.key}:iou:${form.group}`
  return act({
    ...writer,
    key,
    command: { do: 'iou', group: form.group },
    effects: async (tx, accepted) => {
      refuseIfStale(form.round, accepted)
      const { game, actor, at } = accepted
      const known = new Set(hostView(game.ruleset, accepted.before).strikes.map((s) => s.strike))
      const hung = hostView(game.ruleset, accepted.after).strikes.find((s) => !known.has(s.strike))
      if (!hung || actor.kind !== 'seat') throw new Error('the rules accepted an IOU that does not hang')
      await addPost(tx, {
        threadId: await killThread(tx, game.id),
        authorId: writer.userId,
        seat: actor.seat,
        kind: 'iouNote',
        code: hung.code,
        data: { strike: hung.strike, target: hung.target, guess: hung.guess },
        round: hung.round,
        at,
        key,
      })
    },
  })
}

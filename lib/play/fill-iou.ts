import { type Essay, type Published, publishEssay, type Writer } from './essay'
import type { Outcome } from './refusal'

/**
 * Fills the oldest IOU that the seat owes (T5.7), with the IOU's own limit. A text that is short is refused and may be
 * tried again until the due time.
 */
export function fillIou(writer: Writer, essay: Essay): Promise<Outcome<Published>> {
  return publishEssay(writer, essay, {
    command: { do: 'fillIou' },
    limit: 'iou',
    kind: 'iou',
    shown: true,
    signed: (view, post) => {
      const strike = view.strikes.find((s) => s.post === post)
      return strike && { round: strike.round, code: strike.code, data: { target: strike.target, guess: strike.guess } }
    },
  })
}

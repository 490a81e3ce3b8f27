import type { Pick } from './ballot'

/**
 * Names of the ballot form's fields, for the page that draws it and the action that reads it. The slip has numbered
 * lines (`pick1` with `code1`, …); the cards' boxes are `tick`, read only where no line was sent: a form sent before
 * the page's script was ready.
 */
export const lineFields = (line: number) => ({ pick: `pick${line}`, code: `code${line}` })
export const TICK = 'tick'
/** More lines than any row's picks; what lies beyond is refused by the rules anyway. */
const MOST_LINES = 60

/** The picks of a sent form, in ballot order; null if a seat is not a number. Empty lines are skipped. */
export function picksOfForm(form: FormData): Pick[] | null {
  const picks: Pick[] = []
  let lines = false
  for (let line = 1; line <= MOST_LINES; line++) {
    const fields = lineFields(line)
    const value = form.get(fields.pick)
    if (value === null) break
    lines = true
    if (value === '') continue
    const seat = seatOf(value)
    if (seat === null) return null
    const code = form.get(fields.code)
    picks.push(typeof code === 'string' && code !== '' ? { seat, code } : { seat })
  }
  if (lines) return picks
  for (const value of form.getAll(TICK)) {
    const seat = seatOf(value)
    if (seat === null) return null
    picks.push({ seat })
  }
  return picks
}

function seatOf(value: FormDataEntryValue): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null
}

/** What the server answers to a sent ballot. `at`: its stamp, epoch milliseconds. */
export type BallotState =
  | { ok: true; at: number }
  | { ok: false; refusal: { code: string; data?: Record<string, string | number> }; picks: readonly Pick[] }
  | null

import type { RotaTurn } from '../../../core'
import { lengthOf } from '../config'
import { isLiving, livingNumbers, type State } from '../state'
import type { FloorView } from '../view-types'

/** Who has the word now, and who comes next: public. */
type TurnState = FloorView['order'][number]['state']

const ENDED: Readonly<Record<RotaTurn['ended'], TurnState>> = {
  passed: 'spoken',
  time: 'lapsed',
  left: 'gone',
  absent: 'gone',
}

export function floorOf(state: State): FloorView | null {
  const { course, setup } = state
  if (course.phase === 'lastWords') {
    const { seat, openedAt, closes } = course
    return {
      kind: 'lastWords',
      stage: null,
      tied: [],
      speakers: [seat],
      order: [{ seat, state: 'speaking' }],
      since: openedAt,
      closes,
      limit: lengthOf(setup.config.lastWordsHours),
    }
  }
  if (course.phase !== 'speeches') return null
  const { stage, tied } = course
  if (course.form === 'open') {
    const { passed, openedAt, closes } = course
    const living = livingNumbers(state)
    return {
      kind: 'open',
      stage,
      tied,
      speakers: living.filter((seat) => !passed.includes(seat)),
      order: living.map((seat) => ({ seat, state: passed.includes(seat) ? 'spoken' : 'speaking' })),
      since: openedAt,
      closes,
      limit: lengthOf(setup.config.openHours),
    }
  }
  const { rota } = course
  return {
    kind: 'turns',
    stage,
    tied,
    speakers: rota.speaker === null ? [] : [rota.speaker],
    order: rota.order.map((seat, i): FloorView['order'][number] => {
      const turn = rota.turns[i]
      if (turn) return { seat, state: ENDED[turn.ended] }
      if (seat === rota.speaker) return { seat, state: 'speaking' }
      return { seat, state: isLiving(state, seat) ? 'waiting' : 'gone' }
    }),
    since: rota.since,
    closes: rota.closes,
    limit: rota.limit,
  }
}

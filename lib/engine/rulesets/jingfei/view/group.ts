import { ballotOf, stands } from '../../../ballot'
import { countVoices } from '../night'
import { type Group, ROLE_OF } from '../roles'
import { isLiving, livingNumbers, type State } from '../state'
import type { GroupView } from '../view-types'

/** A group's desk as its members see it, those out too: they go on reading (G1.2). */
export function groupView(state: State, group: Group): GroupView {
  const members = state.setup.seats.filter((seat) => seat.role === ROLE_OF[group]).map(({ seat }) => seat)
  return {
    group,
    members: members.map((seat) => ({ seat, living: isLiving(state, seat) })),
    night: nightOf(state, group, members),
    nights: state.nights.map(({ round, voices, kill, check }) => ({
      round,
      voices: voices[group],
      target: group === 'killers' ? kill : (check?.seat ?? null),
      role: group === 'police' ? (check?.role ?? null) : null,
    })),
  }
}

function nightOf(state: State, group: Group, members: readonly number[]): GroupView['night'] {
  const { course } = state
  if (course.phase !== 'night') return null
  const living = members.filter((seat) => isLiving(state, seat))
  return {
    closes: course.closes,
    candidates: livingNumbers(state).filter((seat) => group !== 'killers' || seat !== state.barred),
    voices: living.map((seat) => {
      const voice = ballotOf(course.voices[group], seat)
      const target = stands(voice) ? (voice.picks[0]?.seat ?? null) : null
      return { seat, target, at: stands(voice) ? voice.at : null, done: course.done.includes(seat) }
    }),
    choice: countVoices(state, course, group).totals[0]?.seat ?? null,
  }
}

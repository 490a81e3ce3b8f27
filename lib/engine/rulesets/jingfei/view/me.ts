import { ballotOf, stands } from '../../../ballot'
import { knowsRoleOf } from '../knowledge'
import { groupOf } from '../roles'
import { isLiving, livingSeats, type State, seatOf } from '../state'
import type { Ask, FloorView, GroupView, MeView } from '../view-types'
import { floorOf } from './floor'
import { groupView } from './group'

/** What a seat knows of itself, and what is asked of it. */
export function meFor(state: State, seat: number): MeView {
  const { alias, role } = seatOf(state, seat)
  const living = isLiving(state, seat)
  const own = groupOf(role)
  const group = own === null ? null : groupView(state, own)
  const floor = floorOf(state)
  const running = !state.ended && state.course.phase !== 'waiting'
  const others = livingSeats(state).some((other) => other.seat !== seat && other.role === role)
  const me: Omit<MeView, 'asks'> = {
    seat,
    alias,
    living,
    role,
    known: state.setup.seats.filter((other) => knowsRoleOf(state, { kind: 'seat', seat }, other.seat)).map(bare),
    group,
    hasWord: floor?.speakers.includes(seat) ?? false,
    turnsAhead: turnsAhead(floor, seat),
    ballot: ballotFor(state, seat),
    maySurrender: running && living && own !== null && !others,
  }
  return { ...me, asks: state.paused || state.ended ? [] : asksOf(state, me, floor) }
}

const bare = ({ seat, role }: MeView['known'][number]) => ({ seat, role })

function turnsAhead(floor: FloorView | null, seat: number): number | null {
  if (floor?.kind !== 'turns') return null
  const place = floor.order.findIndex((entry) => entry.seat === seat)
  if (floor.order[place]?.state !== 'waiting') return null
  return floor.order.slice(0, place).filter(({ state }) => state === 'waiting' || state === 'speaking').length
}

function ballotFor(state: State, seat: number): MeView['ballot'] {
  const { course } = state
  if (course.phase !== 'vote') return null
  const ballot = ballotOf(course.poll, seat)
  return ballot ? { pick: ballot.picks[0]?.seat ?? null, at: ballot.at, void: !stands(ballot) } : null
}

function asksOf(state: State, me: Omit<MeView, 'asks'>, floor: FloorView | null): Ask[] {
  const { course } = state
  if (floor && me.hasWord)
    return floor.kind === 'lastWords'
      ? [{ kind: 'lastWords', closes: floor.closes }]
      : [{ kind: 'speak', closes: floor.closes, open: floor.kind === 'open' }]
  if (!me.living) return []
  if (course.phase === 'night') return voiceAsk(me.group, me.seat)
  if (course.phase === 'vote' && (me.ballot === null || me.ballot.void))
    return [{ kind: 'vote', stage: course.stage, closes: course.closes, again: me.ballot !== null }]
  return []
}

function voiceAsk(group: GroupView | null, seat: number): Ask[] {
  const voice = group?.night?.voices.find((entry) => entry.seat === seat)
  if (!group?.night || !voice) return []
  const { closes } = group.night
  return [{ kind: 'voice', group: group.group, closes, done: voice.done, spoken: voice.target !== null }]
}

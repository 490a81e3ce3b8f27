import {
  type Camp,
  type JianghuPlayer,
  type JianghuState,
  PARTS,
  type SpecialItem,
  type TreasureSet,
} from '@/lib/engine/rulesets/jianghu'
import { beliefOf, otherCamp, seen, type Table } from './table'

/** What a bot is after. */
export interface Goal {
  /** Seats it means to harm. */
  prey: number[]
  /** The set it would combine. */
  set: TreasureSet | null
  /** Special items it wants by robbing. */
  wants: readonly SpecialItem[] | 'any' | null
  wantsToDie: boolean
  /** Saves its MP. */
  saves: boolean
}

export const campOf = (player: JianghuPlayer): Camp | null => (player.faction === 'bystander' ? null : player.faction)

const living = (state: JianghuState) =>
  state.players.filter((player) => player.death === null && player.ruledOut === null)
const deaths = (state: JianghuState): number => state.players.length - living(state).length

export function goalOf(state: JianghuState, table: Table, self: JianghuPlayer): Goal {
  const others = living(state).flatMap((player) => (player.seat === self.seat ? [] : [player.seat]))
  const of = (camp: Camp) => others.filter((seat) => beliefOf(state, table, self, seat) === camp)
  const camp = campOf(self)
  if (camp) {
    const enemies = of(otherCamp(camp))
    const set = camp === 'league' ? 'relic' : 'king'
    return { prey: enemies.length > 0 ? enemies : others, set, wants: PARTS[set], wantsToDie: false, saves: false }
  }
  return bystanderGoal(state, self, others, of)
}

/** A bystander goes after its mission (for the first, after the camps in turn: nobody is told of what faction the dead were); with the mission done, it lives on quietly. */
function bystanderGoal(state: JianghuState, self: JianghuPlayer, others: number[], of: (camp: Camp) => number[]): Goal {
  const goal: Goal = { prey: others, set: null, wants: null, wantsToDie: false, saves: false }
  const dead = deaths(state)
  const prey = (seats: number[]) => ({ ...goal, prey: seats.length > 0 ? seats : others })
  const held = (fits: (count: number) => boolean) => others.filter((seat) => fits(seen(state).specials(seat)))
  if (self.success) return { ...goal, saves: true }
  switch (self.mission) {
    case 1:
      return prey(of((dead + self.seat) % 2 === 0 ? 'league' : 'guild'))
    case 2:
      return { ...prey(of('league')), wantsToDie: dead === 0 }
    case 3:
      return { ...prey(of('guild')), wantsToDie: dead === 0 }
    case 4:
      return { ...goal, wantsToDie: dead >= 2 }
    case 5:
      return { ...goal, saves: true, wantsToDie: state.round >= 3 }
    case 6:
      return { ...goal, set: 'relic', wants: PARTS.relic }
    case 7:
      return { ...goal, set: 'king', wants: PARTS.king }
    case 11:
      return { ...goal, wants: 'any' }
    case 12:
      return prey(held((count) => count <= 1))
    case 13:
      return prey(held((count) => count >= 2))
    default:
      return goal
  }
}

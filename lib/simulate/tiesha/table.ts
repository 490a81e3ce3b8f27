import { advance, fold, formatInstant, handle } from '@/lib/engine/core'
import {
  type Command,
  type Faction,
  type Role,
  type TieshaEvent,
  type TieshaSetup,
  type TieshaState,
  tiesha,
} from '@/lib/engine/rulesets/tiesha'
import type { Random } from '../random'

/** Something that somebody means to do at an instant (epoch milliseconds). */
export type Move = {
  at: number
  /** The command, judged from the table as it is by then; null: nothing after all. */
  make: (table: Table) => Command | null
  /** Meant to be refused: the transcript keeps it all the same. */
  mischief?: boolean
}

/** A command as a transcript writes it: instants in ISO 8601. */
export type CommandLine = { at: string; by: Command['by']; do: Command['do'] } & Record<string, unknown>

export type Seated = { seat: number; role: Role; code: string | null; house: number; faction: Faction; living: boolean }

/**
 * A running game and what it took so far. Bots see all of it: they play to try the rules, not to win, and a right guess
 * is wanted now and then.
 */
export class Table {
  /** Every event of the game, in order. */
  readonly events: TieshaEvent[]
  /** Every command of the transcript, in order. */
  readonly commands: CommandLine[] = []
  /** Which of them were refused, by index. */
  readonly refused: number[] = []
  state: TieshaState
  /** The latest instant at which something happened: epoch milliseconds. */
  now: number
  /** Posts named so far; an id is never used twice. */
  private posts = 0

  constructor(
    private readonly setup: TieshaSetup,
    readonly random: Random,
  ) {
    this.events = tiesha.start(setup)
    const state = fold(tiesha, this.events)
    if (state === null) throw new Error('a game starts with an event')
    this.state = state
    this.now = setup.startsAt
  }

  /** All seats; `house` is the one in which the seat votes in this round (T14.1). */
  seats(): Seated[] {
    const { houses } = this.setup.config
    const apart = houses.count === 2 && this.state.round <= houses.throughRound
    return this.setup.seats.map(({ seat, role, code, house }, i) => {
      const player = this.state.players[i]
      if (player === undefined) throw new Error(`no seat ${seat}`)
      return { seat, role, code, house: apart ? house : 1, faction: player.faction, living: player.out === null }
    })
  }

  living(): Seated[] {
    return this.seats().filter((seat) => seat.living)
  }

  seat(seat: number): Seated {
    const found = this.seats().find((entry) => entry.seat === seat)
    if (found === undefined) throw new Error(`no seat ${seat}`)
    return found
  }

  newPost(): string {
    this.posts++
    return `p${this.posts}`
  }

  /** Sends one move. A command that the rules refuse is forgotten, unless it was meant to be refused. */
  play(move: Move): void {
    this.settleUntil(move.at)
    if (this.state.ended !== null) return
    const command = move.make(this)
    if (command === null) return
    const { state, events, refusal } = handle(tiesha, this.state, command, move.at)
    this.take(state, events, move.at)
    if (refusal !== null && move.mischief !== true) return
    if (refusal !== null) this.refused.push(this.commands.length)
    this.commands.push(this.line(command, move.at))
  }

  /** Lets the next deadline settle. */
  settleNext(): void {
    const due = tiesha.due(this.state)
    if (due === null) throw new Error('a running game without a deadline')
    this.settleUntil(due)
  }

  private line(command: Command, at: number): CommandLine {
    const written = (instant: number) => formatInstant(this.setup.timeZone, instant)
    const requestedAt = command.do === 'proxyVote' ? { requestedAt: written(command.requestedAt) } : {}
    return { at: written(at), ...command, ...requestedAt }
  }

  private settleUntil(at: number): void {
    const { state, events } = advance(tiesha, this.state, at)
    this.take(state, events, state.ended?.at ?? at)
  }

  private take(state: TieshaState, events: readonly TieshaEvent[], at: number): void {
    this.state = state
    this.events.push(...events)
    this.now = Math.max(this.now, at)
  }
}

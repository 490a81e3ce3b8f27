import { advance, fold, formatInstant, handle } from '@/lib/engine/core'
import {
  type Command,
  type JingfeiEvent,
  type JingfeiSeat,
  type JingfeiSetup,
  type JingfeiState,
  jingfei,
} from '@/lib/engine/rulesets/jingfei'
import type { Random } from '../random'

/** Something that somebody means to do at an instant (epoch milliseconds). */
export interface Move {
  at: number
  /** The command, judged from the table as it is by then; null: nothing after all. */
  make: (table: Table) => Command | null
  /** Meant to be refused: the transcript keeps it all the same. */
  mischief?: boolean
}

/** A command as a transcript writes it: instants in ISO 8601. */
export type CommandLine = { at: string } & Command

/** A running game and what it took so far. Bots see all of it: they play to try the rules, not to win. */
export class Table {
  /** Every event of the game, in order. */
  readonly events: JingfeiEvent[]
  /** Every command of the transcript, in order. */
  readonly commands: CommandLine[] = []
  /** Which of them were refused, by index. */
  readonly refused: number[] = []
  state: JingfeiState
  /** The latest instant at which something happened: epoch milliseconds. */
  now: number

  constructor(
    private readonly setup: JingfeiSetup,
    readonly random: Random,
  ) {
    this.events = jingfei.start(setup)
    const state = fold(jingfei, this.events)
    if (state === null) throw new Error('a game starts with an event')
    this.state = state
    this.now = setup.startsAt
  }

  living(): JingfeiSeat[] {
    return this.setup.seats.filter((_, i) => this.state.outs[i] === null)
  }

  /** When what goes on closes; `now` if nothing is running. */
  closes(): number {
    const due = jingfei.due(this.state)
    return due === null ? this.now : due - 1000
  }

  /** Bots think anew whenever this changes. */
  situation(): string {
    const { course, round, paused, ended } = this.state
    const speaker = course.phase === 'speeches' && course.form === 'turns' ? course.rota.speaker : null
    const stage = course.phase === 'speeches' || course.phase === 'vote' ? course.stage : null
    return [round, course.phase, stage, speaker, paused !== null, ended !== null].join()
  }

  /** Sends one move. A command that the rules refuse is forgotten, unless it was meant to be refused. */
  play(move: Move): void {
    const at = Math.max(move.at, this.now)
    this.settleUntil(at)
    if (this.state.ended !== null) return
    const command = move.make(this)
    if (command === null) return
    const { state, events, refusal } = handle(jingfei, this.state, command, at)
    this.take(state, events, at)
    if (refusal !== null && move.mischief !== true) return
    if (refusal !== null) this.refused.push(this.commands.length)
    this.commands.push({ at: formatInstant(this.setup.timeZone, at), ...command })
  }

  /** Lets the next deadline settle. */
  settleNext(): void {
    const due = jingfei.due(this.state)
    if (due === null) throw new Error('a running game without a deadline')
    this.settleUntil(due)
  }

  private settleUntil(at: number): void {
    const { state, events } = advance(jingfei, this.state, at)
    this.take(state, events, state.ended?.at ?? at)
  }

  private take(state: JingfeiState, events: readonly JingfeiEvent[], at: number): void {
    this.state = state
    this.events.push(...events)
    this.now = Math.max(this.now, at)
  }
}

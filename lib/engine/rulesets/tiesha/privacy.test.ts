import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, handle } from '../../core'
import { audienceFault } from '../../core/testing/laws'
import { type Command, type TieshaSetup, type TieshaState, tiesha, type Viewer } from '.'
import { acquaintances } from './knowledge'
import { fuzzGame, type Step } from './testing/fuzz'

/**
 * The law of secrets (architecture.md): if two games differ only in what a viewer must not know, the viewer gets the same
 * bytes. And the live updates' side of it: an event tells those whose view it changes, and nobody else.
 */
const PRIVATE: readonly Command['do'][] = [
  'claim',
  'withdrawClaim',
  'killPost',
  'iou',
  'fillIou',
  'rescuePost',
  'sapperPost',
  'flyingPost',
  'offerHire',
  'acceptHire',
  'requestExtension',
  'vetoExtension',
]
const bytes = (state: TieshaState, viewer: Viewer): string => JSON.stringify(tiesha.view(state, viewer))

/** The game in which two seats have changed role and code name, and with them what they do in secret. */
function swapped(
  setup: TieshaSetup,
  steps: readonly Step[],
  a: number,
  b: number,
): { setup: TieshaSetup; steps: Step[] } {
  const other = (seat: number) => (seat === a ? b : seat === b ? a : seat)
  const of = (seat: number) => setup.seats.find((entry) => entry.seat === seat)
  const seats = setup.seats.map((seat) => ({
    ...seat,
    role: of(other(seat.seat))?.role ?? seat.role,
    code: of(other(seat.seat))?.code ?? null,
  }))
  const commands = steps.map((step): Step => {
    const { command } = step
    if (command.by === 'host' || !PRIVATE.includes(command.do)) return step
    return { ...step, command: { ...command, by: other(command.by) } as Command }
  })
  return { setup: { ...setup, seats }, steps: commands }
}

/** Replays steps; null as soon as a command fares otherwise than it did. */
function rerun(setup: TieshaSetup, steps: readonly Step[]): TieshaState[] | null {
  let state = fold(tiesha, tiesha.start(setup)) as TieshaState
  const states = [state]
  for (const { at, command, refusal } of steps) {
    const handled = handle(tiesha, state, command, at)
    if ((handled.refusal?.code ?? null) !== refusal) return null
    state = handled.state
    states.push(state)
  }
  return states
}

const published = (state: TieshaState, seat: number) =>
  state.players[state.setup.seats.findIndex((entry) => entry.seat === seat)]?.published === true

describe('T18 secrets', { timeout: 120_000 }, () => {
  it('two games that differ in two unpublished roles look the same to everybody who knows neither', () => {
    let compared = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: 5, max: 140 }),
        fc.nat(100),
        fc.nat(100),
        fc.boolean(),
        (seed, commands, x, y, classic) => {
          const game = fuzzGame(seed, { commands, classic })
          const numbers = game.setup.seats.map((seat) => seat.seat)
          const a = numbers[x % numbers.length] as number
          const b = numbers[y % numbers.length] as number
          if (a === b) return
          const mirror = swapped(game.setup, game.steps, a, b)
          const original = rerun(game.setup, game.steps)
          const mirrored = rerun(mirror.setup, mirror.steps)
          if (!original || !mirrored) return
          for (let i = 0; i < original.length; i += 7) {
            const [first, second] = [original[i], mirrored[i]] as [TieshaState, TieshaState]
            if (first.ended || second.ended) return
            if ([first, second].some((state) => published(state, a) || published(state, b))) return
            const viewers: Viewer[] = [{ kind: 'public' }, { kind: 'counter' }]
            for (const seat of numbers) {
              const knows = [first, second].some((state) =>
                acquaintances(state, seat).some((known) => known === a || known === b),
              )
              if (!knows) viewers.push({ kind: 'seat', seat })
            }
            for (const viewer of viewers) {
              compared++
              expect(bytes(second, viewer)).toBe(bytes(first, viewer))
            }
          }
        },
      ),
      { numRuns: 80 },
    )
    expect(compared).toBeGreaterThan(200)
  })

  it('an event reaches exactly those whose view it changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 20, max: 120 }), (seed, commands) => {
        const { events, setup } = fuzzGame(seed, { commands })
        const seats = setup.seats.map(({ seat }) => ({ viewer: { kind: 'seat', seat } as Viewer, seat }))
        const viewers = [{ viewer: { kind: 'public' } as Viewer, seat: null }, ...seats]
        expect(audienceFault(tiesha, events, viewers)).toBeNull()
      }),
      { numRuns: 12 },
    )
  })
})

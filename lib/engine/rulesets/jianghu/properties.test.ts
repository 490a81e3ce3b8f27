import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../core'
import { foldFault, purityFault } from '../../core/testing/laws'
import { jianghuReplay, readJianghu, writeJianghu } from '../../transcript/jianghu'
import { type JianghuState, jianghu } from '.'
import { Dice } from './draws'
import { openField } from './night/field'
import { atkOf, defOf } from './night/power'
import { type FuzzedGame, fuzzGame, runOut } from './testing/fuzz'
import type { Viewer } from './view-types'
import { JUNK, PARTS, SPECIAL_ITEMS, WRECK } from './vocabulary'

/** Laws that hold in every game, whatever is thrown at it. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
const check = (runs: number, law: (game: FuzzedGame) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 10, max: 400 }), (seed, commands) =>
      law(fuzzGame(seed, { commands })),
    ),
    { numRuns: runs },
  )

/** Every state that a game went through, to its end. */
function statesOf(game: FuzzedGame): JianghuState[] {
  const events = [...game.events, ...runOut(game.state).events]
  const states: JianghuState[] = []
  let state: JianghuState | null = null
  for (const event of events) {
    state = jianghu.evolve(state, event)
    states.push(state)
  }
  return states
}

describe('laws of every game', { timeout: 120_000 }, () => {
  it('the live state is the fold of its event log, and both are plain JSON', () => {
    check(30, (game) => {
      expect(foldFault(jianghu, game)).toBeNull()
    })
  })

  it('nothing changes a state in place, and a refused command changes nothing', () => {
    check(20, (game) => {
      expect(purityFault(jianghu, game)).toBeNull()
    })
  })

  it('T18 J17.4 what a seat submits changes no view of a blind host or of helpers without secrets, and they hear of nothing', () => {
    const acts = ['characterPicked', 'choiceMade', 'actionSent', 'voteCast']
    let seen = 0
    check(15, ({ events }) => {
      let state: JianghuState | null = null
      for (const event of events) {
        const before: JianghuState | null = state
        const after: JianghuState = jianghu.evolve(before, event)
        state = after
        if (before === null || !acts.includes(event.type)) continue
        const { hosts } = jianghu.audience(event, before, after)
        const blind = after.setup.config.hostBlind
        expect(hosts).toBe(blind ? 'none' : event.type === 'voteCast' ? 'all' : 'secrets')
        const deaf: Viewer[] = [{ kind: 'assistant', secrets: false }]
        if (event.type !== 'voteCast') deaf.push({ kind: 'counter' })
        if (blind) deaf.push({ kind: 'host' }, { kind: 'counter' })
        for (const viewer of deaf) expect(jianghu.view(after, viewer)).toEqual(jianghu.view(before, viewer))
        seen++
      }
    })
    expect(seen).toBeGreaterThan(50)
  })

  it('T16.3 a transcript written from the log replays to the same game', () => {
    check(30, ({ events, state, steps, setup }) => {
      const until = steps.at(-1)?.at ?? setup.startsAt
      const read = readJianghu(plain(writeJianghu(events, until)))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const again = jianghuReplay(read.transcript)
      expect(again.refused).toEqual([])
      expect(plain(again.state)).toEqual(plain(state))
    })
  })

  it('J15.2 the draws of a game, fixed, give the same game without a seed', () => {
    check(10, ({ events, state, steps, setup }) => {
      const until = steps.at(-1)?.at ?? setup.startsAt
      const { seed: _, ...written } = writeJianghu(events, until)
      const read = readJianghu(plain({ ...written, dice: state.draws }))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      expect(plain(jianghuReplay(read.transcript).state.players)).toEqual(plain(state.players))
    })
  })

  it('J5.1 MP, ATK and DEF never go below 0', () => {
    check(20, (game) => {
      for (const state of statesOf(game)) {
        expect(state.players.every((player) => player.mp >= 0)).toBe(true)
        if (state.phase !== 'night' && state.phase !== 'day') continue
        const dice = new Dice(state.setup, state.draws.length, state.position)
        const field = openField('night', { at: 0, round: state.round, players: state.players, dice: fixedOrder(dice) })
        for (const player of field.players) {
          expect(atkOf(field, player, null)).toBeGreaterThanOrEqual(0)
          expect(defOf(field, player)).toBeGreaterThanOrEqual(0)
        }
      }
    })
  })

  it('J1.5 J9 each special item is in one bag until it is combined away or gone with its pair', () => {
    check(30, (game) => {
      for (const state of statesOf(game)) {
        if (state.round === 0) continue
        const held = state.players
          .flatMap((player) => player.bag)
          .filter((item) => SPECIAL_ITEMS.some((one) => one === item))
        expect(new Set(held).size).toBe(held.length)
        for (const set of [PARTS.relic, PARTS.king, WRECK, JUNK])
          expect([0, set.length]).toContain(set.filter((item) => held.includes(item)).length)
        const pairs = state.players.filter(
          (player) =>
            player.death === null && [WRECK, JUNK].some((pair) => pair.every((item) => player.bag.includes(item))),
        )
        expect(pairs).toEqual([])
      }
    })
  })

  it('J11.5 every game ends by its cap, and then nothing is due', () => {
    check(30, ({ state }) => {
      const over = runOut(state).state
      expect(over.ended).not.toBeNull()
      expect(over.round).toBeLessThanOrEqual(over.setup.config.nights)
      expect(jianghu.due(over)).toBeNull()
    })
  })

  it('T2.3 whoever comes first settles: one jump over many deadlines is the same as stopping at each', () => {
    check(20, ({ state }) => {
      fc.pre(state.paused === null)
      let stepwise = state
      for (let due = jianghu.due(stepwise); due !== null; due = jianghu.due(stepwise))
        stepwise = fold(jianghu, jianghu.settle(stepwise, { at: due }), stepwise) as JianghuState
      expect(plain(runOut(state).state)).toEqual(plain(stepwise))
    })
  })

  it('deaths are counted from 1 without gaps, and the dead stay dead', () => {
    check(30, (game) => {
      let before = 0
      for (const state of statesOf(game)) {
        const orders = state.players.flatMap((player) => player.death?.order ?? []).sort((a, b) => a - b)
        expect(orders).toEqual(orders.map((_, i) => i + 1))
        expect(orders.length).toBeGreaterThanOrEqual(before)
        before = orders.length
      }
    })
  })
})

/** A field is only opened to look at it: its order needs no draw. */
const fixedOrder = (dice: Dice): Dice =>
  Object.assign(Object.create(dice) as Dice, { shuffle: <T>(_: string, list: T[]) => list })

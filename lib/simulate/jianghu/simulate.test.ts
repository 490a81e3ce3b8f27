import { describe, expect, it } from 'vitest'
import { jianghuReplay, readJianghu, writeJianghu } from '@/lib/engine/transcript/jianghu'
import { measure, playGame, tableOf, transcriptOf } from '.'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('games of bots', () => {
  it.each(
    [1, 2, 3, 4, 5].flatMap((seed) => [
      { seats: 8 as const, seed },
      { seats: 10 as const, seed },
    ]),
  )('$seats seats, seed $seed: the transcript replays to the log that came about live', (options) => {
    const game = playGame(options)
    expect(game.state.ended).not.toBeNull()
    expect(game.refused).toBe(0)
    for (const written of [transcriptOf(game), writeJianghu(game.events, game.state.ended?.at)]) {
      const read = readJianghu(plain(written))
      if (!read.valid) throw new Error(JSON.stringify(read.faults))
      const again = jianghuReplay(read.transcript)
      expect(plain(again.state.players)).toEqual(plain(game.state.players))
      expect(again.refused).toEqual([])
    }
  })

  it('are the same for the same options and differ by seed', () => {
    const text = (seed: number) => JSON.stringify(transcriptOf(playGame({ seats: 8, seed })))
    expect(text(7)).toBe(text(7))
    expect(text(7)).not.toBe(text(8))
  })

  it('between them do all that players do', () => {
    const done = new Set<string>()
    for (let seed = 1; seed <= 40; seed++)
      for (const event of playGame({ seats: seed % 2 ? 8 : 10, seed }).events) {
        done.add(event.type)
        if (event.type === 'actionSent') for (const use of event.action?.skills ?? []) done.add(use.skill)
        if (event.type === 'gameEnded') done.add(event.reason)
      }
    for (const what of ['attack', 'guard', 'rob', 'combine', 'combined', 'lastSide', 'characterPicked', 'voteCast'])
      expect(done).toContain(what)
  })
})

describe('J5.5 the table', () => {
  it('counts a run the same way twice, over both sizes', () => {
    const run = () => measure({ seats: 8, games: 12, seed: 3 })
    expect(run()).toEqual(run())
    const { games, decided, characters, missions, endings } = run()
    expect(games).toBe(12)
    expect(Object.values(endings).reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(characters.reduce((sum, entry) => sum + entry.played, 0)).toBe(6 * decided)
    expect(missions.reduce((sum, row) => sum + row.had, 0)).toBe(24)
  })

  it('meets its targets at their edges and misses them beyond', () => {
    const run = {
      seats: 8 as const,
      games: 100,
      decided: 100,
      league: 0.52,
      bystanders: 0.45,
      missions: [],
      medianNights: 8,
      endings: {},
      characters: [{ character: '顾长河', played: 100, won: 62 }],
      refused: 0,
    }
    expect(tableOf([run]).met).toBe(true)
    for (const change of [
      { league: 0.521 },
      { bystanders: 0.199 },
      { medianNights: 3 },
      { characters: [{ character: '顾长河', played: 100, won: 37 }] },
    ]) {
      const { met, lines } = tableOf([{ ...run, ...change }])
      expect([met, lines.filter((line) => line.startsWith('MISS')).length]).toEqual([false, 1])
    }
  })
})

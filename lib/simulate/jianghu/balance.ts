import { CHARACTERS } from '@/lib/engine/rulesets/jianghu'
import { type PlayedGame, playGame } from './play'

/** What J5.5 asks of one table size. Shares are 0 to 1. */
export interface Balance {
  seats: 8 | 10
  games: number
  decided: number
  league: number
  bystanders: number
  /** By mission: how many had it, and how many succeeded. */
  missions: { mission: number; had: number; succeeded: number }[]
  medianNights: number
  endings: Record<string, number>
  characters: { character: string; played: number; won: number }[]
  refused: number
}

/** Plays `games` games of one size; game i of a run is the same whatever comes before it. */
export function measure({ seats, games, seed }: { seats: 8 | 10; games: number; seed: number }): Balance {
  const nights: number[] = []
  const endings: Record<string, number> = {}
  const characters = new Map([...CHARACTERS.keys()].map((name) => [name, { played: 0, won: 0 }]))
  const missions = new Map<number, { had: number; succeeded: number }>()
  let league = 0
  let decided = 0
  let refused = 0
  for (let i = 0; i < games; i++) {
    const game = playGame({ seats, seed: seed * 1_000_003 + i * 7919 + seats })
    const { state } = game
    nights.push(state.round)
    refused += game.refused
    const reason = state.ended?.reason ?? 'none'
    endings[reason] = (endings[reason] ?? 0) + 1
    countMissions(game, missions)
    const winner = state.ended?.winner ?? null
    if (winner === null) continue
    decided++
    if (winner === 'league') league++
    for (const player of state.players) {
      const entry = characters.get(player.character ?? '')
      if (!entry || player.faction === 'bystander') continue
      entry.played++
      if (player.faction === winner) entry.won++
    }
  }
  nights.sort((a, b) => a - b)
  const rows = [...missions].map(([mission, counts]) => ({ mission, ...counts })).sort((a, b) => a.mission - b.mission)
  const had = rows.reduce((sum, row) => sum + row.had, 0)
  const succeeded = rows.reduce((sum, row) => sum + row.succeeded, 0)
  return {
    seats,
    games,
    decided,
    league: decided === 0 ? 0 : league / decided,
    bystanders: had === 0 ? 0 : succeeded / had,
    missions: rows,
    medianNights: nights[Math.floor(nights.length / 2)] ?? 0,
    endings,
    characters: [...characters].map(([character, counts]) => ({ character, ...counts })),
    refused,
  }
}

function countMissions({ state }: PlayedGame, missions: Map<number, { had: number; succeeded: number }>): void {
  for (const { mission, success } of state.players) {
    if (mission === null) continue
    const entry = missions.get(mission) ?? { had: 0, succeeded: 0 }
    entry.had++
    if (success) entry.succeeded++
    missions.set(mission, entry)
  }
}

import type { Game, LogEntry, Server, State } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { createMatch, Sync } from 'boardgame.io/internal'
import { Master } from 'boardgame.io/master'

/**
 * The peer of the `replay` benchmark: the ballots of a transcript as a game of boardgame.io, on its master, in memory.
 * It checks a ballot as our engine does (living, not too many, none twice, only those who stand), keeps each seat's last
 * one, and counts them when told to close. It keeps no clock, no roles, no points: less work than ours, not more.
 */
export const BOARDGAME = { name: 'boardgame.io', version: '0.50.2' }

/** One move. `open` begins a vote (`candidates` null: every living seat), `close` counts it, `living` changes who lives. */
export type PeerMove =
  | { do: 'vote'; seat: number; picks: number[] }
  | { do: 'open'; picks: number; candidates: number[] | null }
  | { do: 'close' }
  | { do: 'living'; gone: number[]; back: number[] }

/** Votes by candidate, one record for each `close`. */
export type PeerTotals = Record<number, number>[]

type G = {
  living: Record<number, boolean>
  vote: { picks: number; candidates: number[] | null; ballots: Record<number, number[]> }
  totals: PeerTotals
}

const game = (seats: number): Game<G> => ({
  name: 'ballots',
  setup: () => ({
    living: Object.fromEntries(Array.from({ length: seats }, (_, i) => [i + 1, true])),
    vote: { picks: 1, candidates: null, ballots: {} },
    totals: [],
  }),
  turn: {
    activePlayers: { all: 'play' },
    stages: {
      play: {
        moves: {
          play: {
            move: ({ G, playerID }, move: PeerMove) => play(G, Number(playerID), move),
            ignoreStaleStateID: true,
          },
        },
      },
    },
  },
})

function play(G: G, player: number, move: PeerMove): typeof INVALID_MOVE | undefined {
  switch (move.do) {
    case 'vote':
      if (!isGood(G, player, move.picks)) return INVALID_MOVE
      G.vote.ballots[player] = move.picks
      return undefined
    case 'open':
      G.vote = { picks: move.picks, candidates: move.candidates, ballots: {} }
      return undefined
    case 'close':
      G.totals.push(count(G))
      return undefined
    case 'living':
      for (const seat of move.gone) G.living[seat] = false
      for (const seat of move.back) G.living[seat] = true
      return undefined
  }
}

function isGood(G: G, voter: number, picks: readonly number[]): boolean {
  if (G.living[voter] !== true || picks.length === 0 || picks.length > G.vote.picks) return false
  if (new Set(picks).size < picks.length) return false
  return picks.every((pick) => G.living[pick] === true && G.vote.candidates?.includes(pick) !== false)
}

function count(G: G): Record<number, number> {
  const totals: Record<number, number> = {}
  for (const [voter, picks] of Object.entries(G.vote.ballots)) {
    if (G.living[Number(voter)] !== true) continue
    for (const pick of picks) if (G.living[pick] === true) totals[pick] = (totals[pick] ?? 0) + 1
  }
  return totals
}

/** Plays the moves one after the other and gives the totals of every vote. */
export async function playOnBoardgame(seats: number, moves: readonly PeerMove[]): Promise<PeerTotals> {
  const store = new Memory()
  // The host is one player more; seat numbers are player ids.
  const host = `${seats + 1}`
  const definition = game(seats)
  const master = new Master(definition, store, { send: () => {}, sendAll: () => {} })
  const match = createMatch({ game: definition, numPlayers: seats + 2, setupData: undefined, unlisted: true })
  if (!('initialState' in match)) throw new Error('boardgame.io made no match')
  store.createMatch('game', match)
  for (const move of moves) {
    const playerID = move.do === 'vote' ? `${move.seat}` : host
    const payload = { type: 'play', args: [move], playerID, credentials: '' }
    await master.onUpdate({ type: 'MAKE_MOVE', payload }, 0, 'game', playerID)
  }
  return (store.state.G as G).totals
}

/** One match in memory, as boardgame.io's own store keeps it. */
class Memory extends Sync {
  private match: { state: State; initialState: State; metadata: Server.MatchData } | undefined
  private readonly log: LogEntry[] = []

  get state(): State {
    if (this.match === undefined) throw new Error('no match')
    return this.match.state
  }
  override createMatch(_id: string, { initialState, metadata }: { initialState: State; metadata: Server.MatchData }) {
    this.match = { state: initialState, initialState, metadata }
  }
  override setState(_id: string, state: State, deltalog?: LogEntry[]) {
    if (this.match !== undefined) this.match.state = state
    this.log.push(...(deltalog ?? []))
  }
  override setMetadata(_id: string, metadata: Server.MatchData) {
    if (this.match !== undefined) this.match.metadata = metadata
  }
  // The return type depends on which fields were asked for; all of them are given.
  override fetch(): never {
    return { ...this.match, log: this.log } as never
  }
  override wipe() {}
  override listMatches() {
    return ['game']
  }
  override connect() {}
}

import { type TieshaEvent, type TieshaState, tiesha } from '@/lib/engine/rulesets/tiesha'
import { type Outcome, readTranscript, replayOutcome } from '@/lib/engine/transcript'
import { type Simulation, simulateTiesha } from '@/lib/simulate/tiesha'
import { BOARDGAME, type PeerMove, type PeerTotals, playOnBoardgame } from './boardgame'
import { type Benchmark, expectEqual, race, rounded } from './measure'

/**
 * `replay`: a whole classic-50 game of bots, from the text of its transcript to the outcome. Beside it boardgame.io with
 * the ballots of the same game; the floor is reading the JSON alone.
 */
export const replay: Benchmark = async ({ quick }) => {
  const played = simulateTiesha({ preset: 'classic-50', seed: 1 })
  const text = JSON.stringify(played.transcript)
  const commands = played.transcript.commands.length
  const moves = peerMoves(played.events)
  const expected = JSON.stringify(votesOf(played.state))

  const ours = { run: () => outcomeOf(text), check: (outcome: Outcome) => checkOutcome(outcome, played) }
  const peer = {
    run: () => playOnBoardgame(played.transcript.seats.length, moves),
    check: (totals: PeerTotals) => expectEqual("the peer's totals", JSON.stringify(totals), expected),
  }
  const floor = {
    run: (): { commands: unknown[] } => JSON.parse(text),
    check: (json: { commands: unknown[] }) => expectEqual('commands', json.commands.length, commands),
  }
  const rounds = quick ? 7 : 31
  const besidePeer = await race(ours, peer, rounds)
  const besideFloor = await race(ours, floor, rounds)
  return [
    {
      bench: 'replay',
      metric: 'commands replayed',
      value: Math.round(commands / besidePeer.first.median),
      unit: 'commands/s',
      n: commands,
      peer: { ...BOARDGAME, value: Math.round(moves.length / besidePeer.second.median) },
      // Of rates: how many more commands a second than the peer.
      ratio: rounded(commands / moves.length / besidePeer.ratio),
    },
    {
      bench: 'replay',
      metric: 'transcript to outcome',
      value: rounded(besideFloor.first.median * 1000),
      unit: 'ms',
      n: commands,
      ratio: rounded(besideFloor.ratio),
      floor: { what: 'JSON.parse of the transcript', value: rounded(besideFloor.second.median * 1000) },
    },
  ]
}

function outcomeOf(text: string): Outcome {
  const read = readTranscript(JSON.parse(text))
  if (!read.valid) throw new Error(`the transcript is faulty: ${JSON.stringify(read.faults)}`)
  return replayOutcome(read.transcript)
}

function checkOutcome(outcome: Outcome, { state }: Simulation): void {
  expectEqual('winner', outcome.winner, state.ended?.winner ?? null)
  expectEqual('rounds', outcome.rounds.length, state.history.length)
  const ballots = outcome.rounds.flatMap((round) => round.votes.map((vote) => vote.ballots))
  const counted = state.history.flatMap((round) => round.votes.map((vote) => vote.counted.length))
  expectEqual('ballots counted', ballots.join(), counted.join())
}

/** The totals of every vote, as the peer gives them: whole votes, since nobody in this game casts half ones. */
function votesOf(state: TieshaState): PeerTotals {
  return state.history.flatMap((round) =>
    round.votes.map((vote) => Object.fromEntries(vote.totals.map(({ seat, halves }) => [seat, halves / 2]))),
  )
}

/** The game's ballots, and around them what the peer must be told: who lives, when a vote opens and closes. */
function peerMoves(events: readonly TieshaEvent[]): PeerMove[] {
  const moves: PeerMove[] = []
  let state: TieshaState | null = null
  for (const event of events) {
    const before: TieshaState | null = state
    state = tiesha.evolve(state, event)
    if (event.type === 'ballotCast' || event.type === 'proxyCast') {
      moves.push({ do: 'vote', seat: event.seat, picks: event.picks.map((pick) => pick.seat) })
    }
    if (event.type === 'mainVoteClosed' || event.type === 'overtimeClosed') moves.push({ do: 'close' })
    moves.push(...changeOfLiving(before, state))
    const opened = state.polls.find(
      (poll) => poll.open && !before?.polls.some((known) => known.open && known.stage === poll.stage),
    )
    if (opened) moves.push({ do: 'open', picks: opened.picks, candidates: opened.candidates && [...opened.candidates] })
  }
  return moves
}

function changeOfLiving(before: TieshaState | null, after: TieshaState): PeerMove[] {
  const changed = after.setup.seats.filter((_, i) => {
    return before !== null && (before.players[i]?.out === null) !== (after.players[i]?.out === null)
  })
  if (changed.length === 0) return []
  const lives = (seat: number) =>
    after.players[after.setup.seats.findIndex((entry) => entry.seat === seat)]?.out === null
  const seats = changed.map(({ seat }) => seat)
  return [{ do: 'living', gone: seats.filter((seat) => !lives(seat)), back: seats.filter(lives) }]
}

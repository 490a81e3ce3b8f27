import { standingVotes } from '../day'
import { finalReport } from '../final'
import { seatLines } from '../lines'
import { isLiving, livingPlayers, type Player, type State } from '../state'
import type { HostView, JianghuView, PlaceView, SeatSecrets, SeatView, Viewer } from '../view-types'
import { PLACES } from '../vocabulary'
import { seesAll, seesPending, seesVotes } from './knowledge'
import { meFor } from './me'

/** Everything that this viewer may know of the game now, and nothing else (J13, J17.4, T18). */
export function view(state: State, viewer: Viewer): JianghuView {
  const { setup, ended, paused } = state
  const isPlayed = viewer.kind === 'seat' && state.players.length > 0
  return {
    viewer,
    status: ended ? 'finished' : 'running',
    endedBy: ended?.reason ?? null,
    winner: ended?.winner ?? null,
    endedAt: ended?.at ?? null,
    declared: ended?.declared ?? null,
    round: state.round,
    phase: state.phase,
    paused: paused && { since: paused.at, note: paused.note },
    timeZone: setup.timeZone,
    startsAt: setup.startsAt,
    closes: state.closes,
    nights: setup.config.nights,
    sceneWords: setup.config.sceneWords,
    hostBlind: setup.config.hostBlind,
    seats: seatViews(state, viewer),
    living: setup.seats.length - state.players.filter((player) => !isLiving(player)).length,
    places: placesOf(state),
    announcements: state.announcements,
    votes: ended ? state.votes : null,
    ballots: ballotsFor(state, viewer),
    me: isPlayed ? meFor(state, viewer.seat) : null,
    host: hostView(state, viewer),
    final: finalReport(state),
  }
}

const isDealt = (state: State): boolean => state.round > 0

function seatViews(state: State, viewer: Viewer): SeatView[] {
  const lines = isDealt(state) ? seatLines(state.players, null) : []
  const last = state.announcements.at(-1)
  const announced = last && 'lines' in last ? last.lines : []
  return state.setup.seats.map(({ seat, alias }): SeatView => {
    const player = state.players[seat - 1]
    const line = lines.find((entry) => entry.seat === seat)
    const told = announced.find((entry) => entry.seat === seat)
    return {
      seat,
      alias,
      character: isDealt(state) ? (player?.character ?? null) : null,
      living: !player || isLiving(player),
      ruledOut: player?.ruledOut != null,
      death: player ? deathFor(state, viewer, player) : null,
      line: line ? { ...line, laid: told?.laid ?? [], ended: told?.ended ?? [] } : null,
      warnings: state.warnings.filter((warning) => warning.seat === seat).length,
      secrets: player && seesAll(state, viewer) ? secretsOf(player) : null,
    }
  })
}

function deathFor(state: State, viewer: Viewer, { death }: Player): SeatView['death'] {
  if (!death) return null
  const all = seesAll(state, viewer)
  const { round, stage, order, killer } = death
  return { round, stage, order: all ? order : null, killer: all ? killer : null }
}

function secretsOf(player: Player): SeatSecrets {
  const { faction, sex, hp, mp, place, bag, slot, states, mission, success } = player
  return {
    faction,
    sex,
    hp,
    mp,
    place,
    bag,
    slot,
    states: states.map(({ state, until, by }) => ({ state, until, by })),
    mission,
    success,
  }
}

function placesOf(state: State): PlaceView[] {
  return PLACES.map((place) => ({
    place,
    effect: state.effects?.[place] ?? null,
    seats: isDealt(state)
      ? livingPlayers(state).flatMap((player) => (player.place === place ? [player.seat] : []))
      : [],
  }))
}

function ballotsFor(state: State, viewer: Viewer): JianghuView['ballots'] {
  if (!state.poll || !seesVotes(state, viewer)) return null
  const voters = livingPlayers(state).map((player) => player.seat)
  const standing = [...standingVotes(state.poll, voters)].map(([seat, target]) => ({ seat, for: target }))
  return standing.sort((a, b) => a.seat - b.seat)
}

function hostView(state: State, viewer: Viewer): HostView | null {
  const isTeam = viewer.kind === 'host' || viewer.kind === 'assistant'
  if (!isTeam || !seesAll(state, viewer)) return null
  const pending = seesPending(state, viewer)
  return {
    actions: pending
      ? livingPlayers(state).map(({ seat, action, scene, driven }) => ({
          seat,
          action,
          scene: scene && { seat, text: scene.text, post: scene.post },
          driven,
        }))
      : null,
    picks: pending
      ? state.players.map(({ seat, offer, pickedCharacter, pickedPlace }) => ({
          seat,
          offer,
          character: pickedCharacter,
          place: pickedPlace,
        }))
      : null,
    idle: state.idle,
    log: state.acts,
  }
}

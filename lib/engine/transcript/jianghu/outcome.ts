import { formatInstant } from '../../core'
import { jianghu } from '../../rulesets/jianghu'
import { seatLines, visibleStates } from '../../rulesets/jianghu/lines'
import { isLiving, type Player, type State } from '../../rulesets/jianghu/state'
import { hintOf, seesAll } from '../../rulesets/jianghu/view/knowledge'
import { STATES } from '../../rulesets/jianghu/vocabulary'
import type { OutcomeViewer } from '../open'
import { run } from '../run'
import type { JianghuTranscript } from './read'
import { describeRefusal } from './refusals'

/** Runs a transcript to its `until`, or to the end of the game. */
export const jianghuReplay = (transcript: JianghuTranscript) => run(jianghu, transcript)

/** The outcome of a 江湖 replay (J15.6, docs/transcripts-jianghu.md), as far as this viewer may know it. */
export function jianghuOutcome(transcript: JianghuTranscript, viewer: OutcomeViewer = { kind: 'host' }) {
  const { state, refused } = jianghuReplay(transcript)
  const all = seesAll(state, viewer)
  const zone = state.setup.timeZone
  const shown = all ? refused : refused.filter((entry) => viewer.kind === 'seat' && entry.by === viewer.seat)
  const own = viewer.kind === 'seat' ? state.players[viewer.seat - 1] : undefined
  return {
    format: 'jianghu-outcome/1',
    status: state.ended ? 'finished' : 'running',
    endedBy: state.ended?.reason ?? null,
    winner: state.ended?.winner ?? null,
    declared: state.ended?.declared ?? null,
    now: formatInstant(zone, state.ended?.at ?? transcript.until),
    round: state.round,
    phase: state.phase,
    rejected: shown.map(({ index, refusal }) => ({ index, code: refusal.code, message: describeRefusal(refusal) })),
    seats: state.players.map((player) => seatOutcome(state, player, all, player.seat === own?.seat)),
    places: state.effects,
    draws: all ? state.draws : null,
    ...(own && !all ? { hint: hintOf(state, own) } : {}),
  }
}
export type JianghuOutcome = ReturnType<typeof jianghuOutcome>

/** Fields that this viewer may not know are null; states are without 散功 then, even one's own. */
function seatOutcome(state: State, player: Player, all: boolean, isOwn: boolean) {
  const mine = all || isOwn
  const begun = state.round > 0
  const { seat, death, success } = player
  return {
    seat,
    living: isLiving(player),
    faction: mine ? player.faction : null,
    character: begun ? player.character : null,
    hp: mine && begun ? player.hp : null,
    mp: mine && begun ? player.mp : null,
    place: begun ? player.place : null,
    sex: mine && begun ? player.sex : null,
    states: all ? STATES.filter((name) => player.states.some((entry) => entry.state === name)) : visibleStates(player),
    bag: mine ? player.bag : null,
    slot: mine ? player.slot : null,
    carries: begun && isLiving(player) ? carriesOf(player) : null,
    death: death && { round: death.round, stage: death.stage },
    order: all ? (death?.order ?? null) : null,
    killer: all ? (death?.killer ?? null) : null,
    mission: mine ? player.mission : null,
    success: mine ? success : null,
  }
}

/** J8.1: public of everybody in play, at all times. */
function carriesOf(player: Player) {
  const [line] = seatLines([player], null)
  return line ? { bag: line.bag, slot: line.slot, specials: line.specials } : null
}

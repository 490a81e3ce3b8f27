/** The voting machine: ballots, weights, stamps, ties, overtime, called codes. Knows no ruleset. */
export { emptyLog, entries, type Log } from './log'
export {
  type Ballot,
  ballotOf,
  cast,
  dropPicks,
  hasLostPicks,
  latestBallots,
  type Pick,
  type Poll,
  pickFault,
  pollWith,
} from './poll'
export { BALLOT_SETTINGS, type BallotsSetting, ballotsShown } from './secrecy'
export {
  type CandidateTotal,
  type CountedBallot,
  calledCode,
  type Ranking,
  rankMain,
  rankOvertime,
  type Tally,
  tally,
} from './tally'
export { dropBallotsOf, stands } from './void'

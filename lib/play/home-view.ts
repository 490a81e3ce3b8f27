import type { RulesetName } from './ruleset-names'

/**
 * What the hall shows, for one reader. All instants are epoch milliseconds; `now` is forum time while reading.
 * Nothing secret: a secret act is told as `secret`, without a word of what it is (ux: secrets are folded).
 */
export interface HomeView {
  now: number
  /** The zone of the site; each game tells its own. */
  zone: string
  signedIn: boolean
  /** What this reader must do, the most urgent first. */
  due: readonly HomeDue[]
  running: HomeList<RunningGame>
  recruiting: HomeList<RecruitingGame>
  finished: HomeList<FinishedGame>
  announcements: readonly HomeAnnouncement[]
  /** A passage of a published essay of a finished game. */
  excerpt: { text: string; title: string; code: string; game: string; round: number; href: string } | null
  boards: readonly { href: string; name: string; note: string }[]
}

/** The first few of a list, newest or most urgent first, and how many there are. */
export interface HomeList<Game> {
  games: readonly Game[]
  total: number
}

interface DueBase {
  /** Where to act. */
  href: string
  game: string
  zone: string
  closes: number | null
}

export type HomeDue = DueBase &
  (
    | { kind: 'vote'; round: number; picks: number }
    | { kind: 'overtime'; round: number }
    | { kind: 'secret' }
    // 江湖: a character to pick, a night's action, a day's vote
    | { kind: 'pick' }
    | { kind: 'act'; round: number }
    | { kind: 'dayVote'; round: number }
    // 警匪: one has the word; a vote at the table
    | { kind: 'speak' }
    | { kind: 'tableVote'; round: number }
    | { kind: 'reportIn'; words: number; draft: number }
    | { kind: 'desk'; count: number }
    | { kind: 'recruit'; signedUp: number; places: number }
  )

interface GameBase {
  slug: string
  title: string
  ruleset: RulesetName
  /** `classic-50` …; null for a table of its own, which is then told by its seats. */
  preset: string | null
  seats: number
  host: string
  /** How the reader takes part. */
  mine: 'seat' | 'host' | 'signedUp' | null
}

export interface RunningGame extends GameBase {
  round: number
  phase:
    | 'reportIn'
    | 'waiting'
    | 'paused'
    | 'ended'
    | 'night'
    | 'day'
    | 'posting'
    | 'overtime'
    | 'awaitingEscort'
    | 'picking'
    | 'lastWords'
    | 'speeches'
    | 'vote'
  /** The next public deadline; null while paused. */
  closes: number | null
  zone: string
  living: number
  /** The vote of this round was put off by a day (T12.1). */
  extended: boolean
}

export interface RecruitingGame extends GameBase {
  signedUp: number
  signUpCloses: number | null
  zone: string
  /** `21:00:00` */
  voteClose: string | null
}

export interface FinishedGame extends GameBase {
  /** As its ruleset names it. */
  winner: string | null
  /** Exact; null where the game had no score. */
  score: { black: { n: number; d: number }; white: { n: number; d: number } } | null
  rounds: number
  /** Null where nobody kills by posts. */
  kills: number | null
  endedAt: number
  zone: string
}

export interface HomeAnnouncement {
  id: string
  href: string
  game: string
  zone: string
  at: number
  ruleset: RulesetName
  kind: string
  /** What the headline of this kind needs (messages home.headlines.<ruleset>.<kind>): round, alias, counts and the like. */
  values: Record<string, string | number>
}

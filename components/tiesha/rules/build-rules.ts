import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha/config'
import { FACTION_OF, type Group, type Role } from '@/lib/engine/rulesets/tiesha/roles'

/** A sentence of the rules thread: `rulesThread.<section>.<key>` in messages, with its figures. */
export interface RuleLine {
  key: string
  values: Record<string, string | number>
}

/** What stands in a section besides sentences. */
export type RuleTable = 'roles' | 'rounds' | 'forces' | 'conduct' | 'genres'

export type SectionId =
  | 'game'
  | 'roles'
  | 'rounds'
  | 'times'
  | 'posting'
  | 'bombs'
  | 'alliance'
  | 'voting'
  | 'overtime'
  | 'published'
  | 'flags'
  | 'extension'
  | 'score'
  | 'expansion'
  | 'end'
  | 'conduct'

export interface RulesSection {
  id: SectionId
  lines: RuleLine[]
  table?: RuleTable
}

/** What the rules thread tells besides the configuration. */
export interface RulesContext {
  seats: number
  /** The ratio of T4.5. */
  ratio: { white: number; black: number }
  membersOnly: boolean
  hostReview: boolean
  /** The published commitment to the seed, once dealt (T1.6). */
  seedHash: string | null
}

type Switch = boolean | RuleLine['values']

/** Sentences that hold: a key with `true`, or with its figures; `false` leaves it out. */
const lines = (wanted: Record<string, Switch>): RuleLine[] =>
  Object.entries(wanted).flatMap(([key, value]) =>
    value === false ? [] : [{ key, values: value === true ? {} : value }],
  )

/**
 * The rules of one game in words, from its configuration: which sentences it needs and with which figures. A rule that
 * cannot occur in this game (IOUs switched off, no bombs dealt) is left out, or said to be off where players expect it.
 */
export function buildRules(config: ResolvedConfig, context: RulesContext): RulesSection[] {
  const { words, rounds } = config
  const has = (...roles: Role[]) => (config.roles ?? []).some((entry) => entry.count > 0 && roles.includes(entry.role))
  const many = (role: Role) => (config.roles ?? []).some((entry) => entry.count > 1 && entry.role === role)
  const bears = (name: string) =>
    config.traits.some(({ trait }) => (typeof trait === 'string' ? trait : 'turncoat') === name)
  const slotted = (...groups: Group[]) => rounds.some((row) => row.slots.some((slot) => groups.includes(slot.group)))
  const scored = config.victory === 'score'
  const posts = rounds.some((row) => row.slots.length > 0)
  const bombs = has('openBomb', 'hiddenBomb') || bears('firework')
  const armed = config.bombsArmedThroughRound > 0
  const sides = sizeOfSides(config)
  const late = has('doctor', 'sapper', 'hunter', 'flyingBomb') || config.traits.length > 0

  const sections: RulesSection[] = [
    {
      id: 'game',
      lines: lines({
        intro: { seats: context.seats, rounds: rounds.length },
        goalScore: scored,
        goalElimination: !scored,
        machine: true,
        members: context.membersOnly,
        draw: context.seedHash === null,
        drawn: context.seedHash !== null && { hash: context.seedHash },
      }),
    },
    {
      id: 'roles',
      table: 'roles',
      lines: lines({
        killers: many('killer'),
        jointAssassins: many('jointAssassin'),
        loneAssassins: has('loneAssassin'),
        swords: many('sword'),
        openBomb: has('openBomb'),
        hiddenBomb: has('hiddenBomb'),
        mayPost: true,
        scored: scored && { more: has('doctor', 'sapper') ? 'yes' : 'no' },
        lines: true,
      }),
    },
    {
      id: 'rounds',
      table: 'rounds',
      lines: lines({
        ratio: context.ratio,
        houses: config.houses.count === 2 && { through: config.houses.throughRound },
        plan: true,
        cap: true,
      }),
    },
    {
      id: 'times',
      lines: lines({
        clock: true,
        first: { vote: config.voteClose },
        round: posts && { vote: config.voteClose, post: config.postClose },
        roundVoteOnly: !posts && { vote: config.voteClose },
        iou: posts && config.ious && { iou: config.iouDue },
        overtime: { minutes: config.overtimeMinutes },
        proxy: { minutes: config.proxyMinutes },
        pause: true,
      }),
    },
    {
      id: 'posting',
      lines: lines({
        report: { words: words.reportIn, percent: words.quotePercent },
        claim: posts,
        change: posts,
        limits: posts && { words: words.killPost, percent: words.quotePercent },
        count: true,
        sign: posts,
        together: posts,
        gone: posts,
        lapse: posts,
        abandonedSuicide: posts && config.abandoned === 'suicide',
        abandonedLapse: posts && config.abandoned === 'lapse',
        iou: posts && config.ious && { iou: config.iouDue, words: words.iou },
        iouOut: posts && config.ious,
        noIou: posts && !config.ious,
        activate: posts && scored && { ious: config.ious ? 'yes' : 'no' },
        standJoint: slotted('jointAssassins'),
        standLone: slotted('loneAssassins'),
        standKillers: slotted('killers'),
        standSwords: slotted('swords'),
        standBlack: slotted('black', 'killers', 'jointAssassins', 'loneAssassins'),
      }),
    },
  ]
  if (bombs && posts)
    sections.push({
      id: 'bombs',
      lines: lines({
        armed: armed && { through: config.bombsArmedThroughRound },
        never: !armed,
        otherwise: armed,
        after: armed,
        hidden: has('hiddenBomb'),
      }),
    })
  sections.push({
    id: 'alliance',
    lines: lines({
      when: { out: config.allianceAfterBlackOut, round: config.allianceAfterRound },
      swords: has('sword', 'openBomb') && { hidden: has('hiddenBomb') ? 'yes' : 'no' },
    }),
  })
  sections.push({
    id: 'voting',
    lines: lines({
      must: true,
      picks: true,
      machine: true,
      revote: config.revote,
      final: !config.revote,
      open: config.ballots === 'open',
      closed: config.ballots === 'closed',
      secret: config.ballots === 'secret',
      missing: true,
      lost: true,
      guesses: posts && { all: bears('turncoat') ? 'yes' : 'no' },
      called: posts && scored,
      rank: true,
      noVote: true,
      postKilled: config.postKilledHalfVote,
      proxy: { minutes: config.proxyMinutes },
    }),
  })
  sections.push({
    id: 'overtime',
    lines: lines({ who: { minutes: config.overtimeMinutes }, picks: true, tie: true }),
  })
  sections.push({
    id: 'published',
    lines: lines({
      night: posts && { bombs: bombs && armed ? 'yes' : 'no' },
      result: { scored: scored ? 'yes' : 'no' },
      review: context.hostReview,
      never: true,
      end: true,
    }),
  })
  sections.push({
    id: 'flags',
    table: 'genres',
    lines: lines({
      flag: true,
      ruling: true,
      out: true,
      void: { scored: scored ? 'yes' : 'no' },
      short: true,
      late: true,
    }),
  })
  if (posts && config.ious)
    sections.push({ id: 'extension', lines: lines({ ask: true, grant: { vote: config.voteClose }, veto: true }) })
  if (scored)
    sections.push({
      id: 'score',
      table: 'forces',
      lines: lines({
        active: true,
        cancel: true,
        unscored: true,
        survival: sides,
        immunity: bears('immunity'),
        duel: true,
        total: true,
        decided: !bears('immunity') && !bears('turncoat'),
      }),
    })
  if (late)
    sections.push({
      id: 'expansion',
      lines: lines({
        doctor: has('doctor'),
        sapper: has('sapper'),
        hunter: has('hunter'),
        flyingBomb: has('flyingBomb') && { scored: scored ? 'yes' : 'no' },
        halfVote: bears('halfVote'),
        immunity: bears('immunity'),
        grudge: bears('grudge'),
        escort: bears('escort'),
        firework: bears('firework') && { through: config.bombsArmedThroughRound },
        turncoat: bears('turncoat'),
      }),
    })
  sections.push({
    id: 'end',
    lines: lines({ table: true, out: true, decided: scored && !bears('immunity') && !bears('turncoat'), close: true }),
  })
  sections.push({ id: 'conduct', table: 'conduct', lines: lines({ cite: true, undo: true }) })
  return sections
}

/** Black and white seats at the deal, and white's survival point as a fraction in lowest terms (T13.6). */
function sizeOfSides(config: ResolvedConfig): { black: number; white: number; share: string } {
  const size = (faction: 'black' | 'white') =>
    (config.roles ?? []).reduce((sum, entry) => sum + (FACTION_OF[entry.role] === faction ? entry.count : 0), 0)
  const [black, white] = [size('black'), size('white')]
  const divisor = gcd(black, white) || 1
  return { black, white, share: `${black / divisor}/${white / divisor}` }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

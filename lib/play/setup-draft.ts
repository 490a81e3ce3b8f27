import { type ResolvedConfig, resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { PRESET_NAMES, type PresetName } from '@/lib/engine/rulesets/tiesha/presets'
import { GROUPS, type Group, PLAIN_TRAITS, type PlainTrait, ROLES, type Role } from '@/lib/engine/rulesets/tiesha/roles'
import { minutesText } from './reminders'
import { localOfInstant } from './schedule'
import { CONDUCT_KEYS, type ConductRule, GameSetup, usualConduct } from './setup'

/**
 * The set-up form as it is typed: every field as text, so that nothing typed is lost and half a number is no error of
 * types. The page and its action share these functions; a field's path here is its name in the form (`rounds.2.picks`).
 */
export interface SetupDraft {
  title: string
  boardId: string
  timeZone: string
  /** Wall-clock time in `timeZone`, `2026-03-02T20:00`, or empty. */
  signUpCloses: string
  startsAt: string
  visibility: string
  about: string
  hostReview: boolean
  assistantSecrets: boolean
  assistantAccounts: boolean
  flagsOpen: boolean
  openGraveyardSecrets: boolean
  preset: PresetName
  roles: Record<Role, { count: string; codes: string }>
  traits: Record<PlainTrait, string>
  turncoats: { count: string; when: string; number: string }[]
  rounds: { picks: string; out: string; slots: Record<Group, string> }[]
  voteClose: string
  postClose: string
  iouDue: string
  overtimeMinutes: string
  proxyMinutes: string
  words: { reportIn: string; killPost: string; iou: string; quotePercent: string }
  ious: boolean
  revote: boolean
  ballots: string
  bombsArmedThroughRound: string
  allianceAfterBlackOut: string
  allianceAfterRound: string
  twoHouses: boolean
  housesThrough: string
  postKilledHalfVote: boolean
  abandoned: string
  victory: string
  conduct: ConductRule[]
  similarPercent: string
  /** One a line; empty: the usual list. */
  genres: string
  /** Minutes before the deadline, `120、30`; `0`: never; empty: as the site is set. */
  voteReminders: string
  iouReminders: string
}

const TEXTS = [
  'title',
  'boardId',
  'timeZone',
  'signUpCloses',
  'startsAt',
  'visibility',
  'about',
  'voteClose',
  'postClose',
  'iouDue',
  'overtimeMinutes',
  'proxyMinutes',
  'ballots',
  'bombsArmedThroughRound',
  'allianceAfterBlackOut',
  'allianceAfterRound',
  'housesThrough',
  'similarPercent',
  'abandoned',
  'victory',
  'genres',
  'voteReminders',
  'iouReminders',
] as const
const FLAGS = [
  'hostReview',
  'assistantSecrets',
  'assistantAccounts',
  'flagsOpen',
  'openGraveyardSecrets',
  'ious',
  'revote',
  'twoHouses',
  'postKilledHalfVote',
] as const
const LIMITS = ['reportIn', 'killPost', 'iou', 'quotePercent'] as const

const record = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>

type GamePart =
  | 'title'
  | 'boardId'
  | 'timeZone'
  | 'signUpCloses'
  | 'startsAt'
  | 'visibility'
  | 'about'
  | 'hostReview'
  | 'assistantSecrets'
  | 'assistantAccounts'
  | 'flagsOpen'
  | 'openGraveyardSecrets'
  | 'conduct'
  | 'similarPercent'
  | 'genres'
  | 'voteReminders'
  | 'iouReminders'

/** The part of the form that a configuration fills. */
function configPart(config: ResolvedConfig): Omit<SetupDraft, GamePart> {
  const turncoats = config.traits.flatMap(({ trait, count }) =>
    typeof trait === 'string'
      ? []
      : 'afterRound' in trait.turncoat
        ? [{ count: String(count), when: 'afterRound', number: String(trait.turncoat.afterRound) }]
        : [{ count: String(count), when: 'whenOut', number: String(trait.turncoat.whenOut) }],
  )
  return {
    preset: config.preset ?? 'classic-50',
    roles: record(ROLES, (role) => {
      const entry = config.roles?.find((one) => one.role === role)
      return { count: String(entry?.count ?? 0), codes: entry?.codes.join(' ') ?? '' }
    }),
    traits: record(PLAIN_TRAITS, (trait) => String(config.traits.find((one) => one.trait === trait)?.count ?? 0)),
    turncoats,
    rounds: config.rounds.map((row) => ({
      picks: String(row.picks),
      out: String(row.out),
      slots: record(GROUPS, (group) =>
        String(row.slots.reduce((sum, slot) => sum + (slot.group === group ? slot.count : 0), 0)),
      ),
    })),
    voteClose: config.voteClose,
    postClose: config.postClose,
    iouDue: config.iouDue,
    overtimeMinutes: String(config.overtimeMinutes),
    proxyMinutes: String(config.proxyMinutes),
    words: record(LIMITS, (key) => String(config.words[key])),
    ious: config.ious,
    revote: config.revote,
    ballots: config.ballots,
    bombsArmedThroughRound: String(config.bombsArmedThroughRound),
    allianceAfterBlackOut: String(config.allianceAfterBlackOut),
    allianceAfterRound: String(config.allianceAfterRound),
    twoHouses: config.houses.count === 2,
    housesThrough: String(config.houses.throughRound),
    postKilledHalfVote: config.postKilledHalfVote,
    abandoned: config.abandoned,
    victory: config.victory,
  }
}

/** What a stored game has besides its configuration. Instants in epoch milliseconds. */
interface StoredGame {
  title: string
  boardId: string | null
  timeZone: string
  signUpClosesAt: number | null
  startsAt: number | null
  visibility: 'public' | 'members'
  setup: GameSetup
}

/** The form of a game that was laid out before. */
export function draftOf(config: ResolvedConfig, game: StoredGame): SetupDraft {
  const {
    about,
    hostReview,
    assistantSecrets,
    assistantAccounts,
    flagsOpen,
    openGraveyardSecrets,
    conduct,
    similarPercent,
    genres,
    voteReminders,
    iouReminders,
  } = game.setup
  return {
    ...configPart(config),
    title: game.title,
    boardId: game.boardId ?? '',
    timeZone: game.timeZone,
    signUpCloses: game.signUpClosesAt === null ? '' : localOfInstant(game.signUpClosesAt, game.timeZone),
    startsAt: game.startsAt === null ? '' : localOfInstant(game.startsAt, game.timeZone),
    visibility: game.visibility,
    about,
    hostReview,
    assistantSecrets,
    assistantAccounts,
    flagsOpen,
    openGraveyardSecrets,
    conduct: conduct ?? usualConduct('tiesha'),
    similarPercent: String(similarPercent),
    genres: genres?.join('\n') ?? '',
    voteReminders: minutesText(voteReminders),
    iouReminders: minutesText(iouReminders),
  }
}

const DAY = 86_400_000

/** The form of a new game: a preset, sign-up for a week, round 1 three days after. */
export function newDraft(preset: PresetName, timeZone: string, now: number): SetupDraft {
  const evening = (days: number, clock: string) => `${localOfInstant(now + days * DAY, timeZone).slice(0, 10)}T${clock}`
  return {
    ...draftOf(resolveConfig({ preset }), {
      title: '',
      boardId: null,
      timeZone,
      signUpClosesAt: null,
      startsAt: null,
      visibility: 'public',
      setup: GameSetup.parse({}),
    }),
    signUpCloses: evening(7, '22:00'),
    startsAt: evening(10, '20:00'),
  }
}

/** Reads the posted form. Missing fields are empty; what is wrong is for judgeDraft to say. */
export function draftFromForm(form: FormData): SetupDraft {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 8000) : ''
  }
  const rows = <T>(mark: (index: number) => string, read: (index: number) => T): T[] => {
    const found: T[] = []
    for (let index = 0; index < MOST_ROWS && form.has(mark(index)); index++) found.push(read(index))
    return found
  }
  const preset = PRESET_NAMES.find((name) => name === text('preset')) ?? 'classic-50'
  return {
    ...record(TEXTS, text),
    ...record(FLAGS, (name) => form.has(name)),
    preset,
    roles: record(ROLES, (role) => ({ count: text(`roles.${role}.count`), codes: text(`roles.${role}.codes`) })),
    traits: record(PLAIN_TRAITS, (trait) => text(`traits.${trait}`)),
    turncoats: rows(
      (i) => `turncoats.${i}.count`,
      (i) => ({
        count: text(`turncoats.${i}.count`),
        when: text(`turncoats.${i}.when`),
        number: text(`turncoats.${i}.number`),
      }),
    ),
    rounds: rows(
      (i) => `rounds.${i}.picks`,
      (i) => ({
        picks: text(`rounds.${i}.picks`),
        out: text(`rounds.${i}.out`),
        slots: record(GROUPS, (group) => text(`rounds.${i}.slots.${group}`)),
      }),
    ),
    words: record(LIMITS, (key) => text(`words.${key}`)),
    conduct: rows(
      (i) => `conduct.${i}.penalty`,
      (i) => ({
        key: CONDUCT_KEYS.find((key) => key === text(`conduct.${i}.key`)) ?? null,
        text: text(`conduct.${i}.text`),
        penalty: text(`conduct.${i}.penalty`) === 'out' ? 'out' : 'warn',
      }),
    ),
  } as SetupDraft
}

const MOST_ROWS = 60

/** A change of the form that is more than typing into a field. Written into buttons, so that it works without script. */
export type DraftEdit =
  | { do: 'preset'; preset: PresetName }
  | { do: 'add'; list: DraftList }
  | { do: 'drop'; list: DraftList; index: number }
export type DraftList = 'rounds' | 'turncoats' | 'conduct'
const LISTS: readonly DraftList[] = ['rounds', 'turncoats', 'conduct']

export function writeEdit(edit: DraftEdit): string {
  if (edit.do === 'preset') return `preset:${edit.preset}`
  return edit.do === 'add' ? `add:${edit.list}` : `drop:${edit.list}:${edit.index}`
}

/** The reverse; null for anything else. */
export function readEdit(text: string): DraftEdit | null {
  const [verb, what, index] = text.split(':')
  const preset = PRESET_NAMES.find((name) => name === what)
  if (verb === 'preset' && preset) return { do: 'preset', preset }
  const list = LISTS.find((name) => name === what)
  if (verb === 'add' && list) return { do: 'add', list }
  if (verb === 'drop' && list && /^\d+$/.test(index ?? '')) return { do: 'drop', list, index: Number(index) }
  return null
}

/** The form after a change. A preset fills every number of the rules anew and leaves title, dates and the rest. */
export function editDraft(draft: SetupDraft, edit: DraftEdit): SetupDraft {
  switch (edit.do) {
    case 'preset':
      return { ...draft, ...configPart(resolveConfig({ preset: edit.preset })) }
    case 'drop':
      return { ...draft, [edit.list]: draft[edit.list].filter((_, index) => index !== edit.index) }
    case 'add': {
      if (draft[edit.list].length >= MOST_ROWS) return draft
      if (edit.list === 'turncoats')
        return { ...draft, turncoats: [...draft.turncoats, { count: '1', when: 'afterRound', number: '2' }] }
      if (edit.list === 'conduct')
        return { ...draft, conduct: [...draft.conduct, { key: null, text: '', penalty: 'warn' }] }
      const last = draft.rounds.length > 1 ? draft.rounds.at(-1) : undefined
      const row = last ?? { picks: '1', out: '1', slots: record(GROUPS, () => '0') }
      return { ...draft, rounds: [...draft.rounds, row] }
    }
  }
}

/** The form with one field changed; `path` as in the form. A path that does not exist changes nothing. */
export function setField(draft: SetupDraft, path: string, value: string | boolean): SetupDraft {
  return setIn(draft, path.split('.'), value) as SetupDraft
}

function setIn(holder: unknown, [key, ...rest]: string[], value: string | boolean): unknown {
  if (key === undefined) return value
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return holder
  const changed = setIn((holder as Record<string, unknown>)[key], rest, value)
  if (Array.isArray(holder)) return holder.with(Number(key), changed)
  return { ...holder, [key]: changed }
}

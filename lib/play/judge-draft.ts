import { type Config, type ResolvedConfig, type RoleCount, resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { GROUPS, PLAIN_TRAITS, ROLES } from '@/lib/engine/rulesets/tiesha/roles'
import { type ConfigFault, validateConfig } from '@/lib/engine/rulesets/tiesha/validate'
import { ALIASES } from './aliases'
import { REMINDERS_FAULT, readMinutes } from './reminders'
import { instantOfLocal } from './schedule'
import type { GameForm } from './setup'
import { isTimeZone } from './setup'
import type { SetupDraft } from './setup-draft'

/** A fault or a warning beside its field: `path` is the field's name in the form, or that of the part it stands in. */
export interface DraftFault {
  path: string
  code: string
  data: Record<string, string | number>
}

export interface Judged {
  faults: DraftFault[]
  warnings: DraftFault[]
  /** A preset and what differs from it. Numbers that cannot be read count as 0. */
  config: Config
  resolved: ResolvedConfig
  seats: number
  /** The zone chosen; Asia/Shanghai while that is none. */
  timeZone: string
  startsAt: number | null
  signUpClosesAt: number | null
  /** What the services take; null while there are faults. */
  form: GameForm | null
}

/**
 * Judges the set-up form as a whole (T1.1), in the browser while it is typed and on the server when it is saved.
 * @param now forum time, epoch milliseconds
 */
export function judgeDraft(draft: SetupDraft, now: number): Judged {
  const faults: DraftFault[] = []
  const fault = (path: string, code: string, data: DraftFault['data'] = {}) => faults.push({ path, code, data })

  const number = (path: string, text: string, min: number, max: number): number => {
    const value = numberOf(text)
    if (value === null || value < min || value > max) fault(path, 'NUMBER', { min, max })
    return value ?? 0
  }
  const time = (path: 'voteClose' | 'postClose' | 'iouDue'): string => {
    const value = timeOf(draft[path])
    if (value === null) fault(path, 'TIME')
    return value ?? '00:00:00'
  }

  const title = draft.title.trim()
  if (title === '') fault('title', 'REQUIRED')
  else if (title.length > 40) fault('title', 'TOO_LONG', { max: 40 })
  if (draft.about.length > 4000) fault('about', 'TOO_LONG', { max: 4000 })
  const zone = isTimeZone(draft.timeZone) ? draft.timeZone : 'Asia/Shanghai'
  if (zone !== draft.timeZone) fault('timeZone', 'TIME_ZONE')
  const date = (path: 'startsAt' | 'signUpCloses'): number | null => {
    if (draft[path] === '') return null
    const value = instantOfLocal(draft[path], zone)
    if (value === null) fault(path, 'DATE')
    return value
  }
  const signUpClosesAt = date('signUpCloses')
  const startsAt = date('startsAt')
  if (signUpClosesAt !== null && startsAt !== null && signUpClosesAt > startsAt) fault('signUpCloses', 'AFTER_START')

  const roles: RoleCount[] = ROLES.flatMap((role) => {
    const count = number(`roles.${role}.count`, draft.roles[role].count, 0, 200)
    const codes = draft.roles[role].codes.split(/[\s、，,；;]+/).filter((code) => code !== '')
    if (codes.some((code) => code.length > 12)) fault(`roles.${role}.codes`, 'TOO_LONG', { max: 12 })
    if (count === 0 && codes.length > 0)
      fault(`roles.${role}.codes`, 'CODES_COUNT', { role, count, codes: codes.length })
    return count === 0 ? [] : [{ role, count, codes }]
  })
  const traitPaths: string[] = []
  const traits: ResolvedConfig['traits'] = [
    ...PLAIN_TRAITS.map((trait) => ({ trait, count: number(`traits.${trait}`, draft.traits[trait], 0, 200) })),
    ...draft.turncoats.map(({ count, when, number: n }, index) => {
      const path = `turncoats.${index}`
      const condition = number(`${path}.number`, n, 1, 200)
      const turncoat = when === 'whenOut' ? { whenOut: condition } : { afterRound: condition }
      return { trait: { turncoat }, count: number(`${path}.count`, count, 0, 200) }
    }),
  ].filter(({ trait, count }, index) => {
    if (count === 0) return false
    traitPaths.push(typeof trait === 'string' ? `traits.${trait}` : `turncoats.${index - PLAIN_TRAITS.length}`)
    return true
  })

  const rounds = draft.rounds.map((row, index) => ({
    picks: number(`rounds.${index}.picks`, row.picks, 1, 20),
    out: number(`rounds.${index}.out`, row.out, 0, 50),
    slots: GROUPS.flatMap((group) => {
      const count = number(`rounds.${index}.slots.${group}`, row.slots[group], 0, 20)
      return count === 0 ? [] : [{ group, count }]
    }),
  }))
  const { words } = draft
  const config = minimal(draft.preset, {
    rounds,
    roles,
    traits,
    voteClose: time('voteClose'),
    postClose: time('postClose'),
    iouDue: time('iouDue'),
    overtimeMinutes: number('overtimeMinutes', draft.overtimeMinutes, 1, 240),
    proxyMinutes: number('proxyMinutes', draft.proxyMinutes, 0, 720),
    words: {
      reportIn: number('words.reportIn', words.reportIn, 0, 20_000),
      killPost: number('words.killPost', words.killPost, 0, 20_000),
      iou: number('words.iou', words.iou, 0, 20_000),
      quotePercent: number('words.quotePercent', words.quotePercent, 0, 100),
    },
    ious: draft.ious,
    revote: draft.revote,
    ballots: draft.ballots === 'closed' || draft.ballots === 'secret' ? draft.ballots : 'open',
    bombsArmedThroughRound: number('bombsArmedThroughRound', draft.bombsArmedThroughRound, 0, 60),
    allianceAfterBlackOut: number('allianceAfterBlackOut', draft.allianceAfterBlackOut, 0, 200),
    allianceAfterRound: number('allianceAfterRound', draft.allianceAfterRound, 0, 60),
    houses: draft.twoHouses
      ? { count: 2, throughRound: number('housesThrough', draft.housesThrough, 1, 60) }
      : { count: 1, throughRound: 0 },
    postKilledHalfVote: draft.postKilledHalfVote,
    abandoned: draft.abandoned === 'lapse' ? 'lapse' : 'suicide',
    victory: draft.victory === 'elimination' ? 'elimination' : 'score',
  })
  const resolved = resolveConfig(config)
  const seats = roles.reduce((sum, role) => sum + role.count, 0)
  if (seats > ALIASES.length) fault('roles', 'TOO_MANY_SEATS', { seats, max: ALIASES.length })

  const conduct = draft.conduct.map((rule) => ({ ...rule, text: rule.text.trim() }))
  for (const [index, rule] of conduct.entries())
    if (rule.key === null && rule.text === '') fault(`conduct.${index}.text`, 'REQUIRED')
    else if (rule.text.length > 120) fault(`conduct.${index}.text`, 'TOO_LONG', { max: 120 })
  const genres = draft.genres.split(/[\n、，,]+/).flatMap((genre) => genre.trim() || [])
  if (genres.length > 40 || genres.some((genre) => genre.length > 20)) fault('genres', 'TOO_LONG', { max: 20 })

  const reminders = (path: 'voteReminders' | 'iouReminders'): number[] | null => {
    const minutes = readMinutes(draft[path])
    if (minutes === 'fault') fault(path, REMINDERS_FAULT.code, REMINDERS_FAULT.data)
    return minutes === 'fault' ? null : minutes
  }
  const [voteReminders, iouReminders] = [reminders('voteReminders'), reminders('iouReminders')]

  const judged = validateConfig(config)
  const typed = new Set(faults.map((one) => one.path))
  const place = (one: ConfigFault) => ({ ...one, path: fieldOf(one.path, roles, traitPaths) })
  faults.push(...judged.faults.map(place).filter((one) => !typed.has(one.path)))
  const warnings: DraftFault[] = judged.warnings.map((one) => ({ ...one, path: fieldOf(one.path, roles, traitPaths) }))
  if (startsAt !== null && startsAt <= now) warnings.push({ path: 'startsAt', code: 'PAST', data: {} })
  if (startsAt === null && draft.startsAt === '') warnings.push({ path: 'startsAt', code: 'NO_START', data: {} })

  const form: GameForm = {
    title,
    boardId: draft.boardId || null,
    ruleset: 'tiesha',
    config,
    timeZone: zone,
    signUpClosesAt,
    startsAt,
    visibility: draft.visibility === 'members' ? 'members' : 'public',
    setup: {
      about: draft.about,
      hostReview: draft.hostReview,
      assistantSecrets: draft.assistantSecrets,
      assistantAccounts: draft.assistantAccounts,
      flagsOpen: draft.flagsOpen,
      openGraveyardSecrets: draft.openGraveyardSecrets,
      conduct,
      similarPercent: number('similarPercent', draft.similarPercent, 1, 100),
      genres: genres.length > 0 ? genres : null,
      voteReminders,
      iouReminders,
    },
  }
  return {
    faults,
    warnings,
    config,
    resolved,
    seats,
    timeZone: zone,
    startsAt,
    signUpClosesAt,
    form: faults.length === 0 ? form : null,
  }
}

/** A whole number as people type it, full-width digits too; null if it is none. */
function numberOf(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null
}

/** `21:00`, as a time field leaves whole minutes, is `21:00:00`. */
function timeOf(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  const full = /^\d{2}:\d{2}$/.test(plain) ? `${plain}:00` : plain
  return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(full) ? full : null
}

type Whole = Omit<ResolvedConfig, 'preset' | 'custom'>

/** Only what differs from the preset, so that a transcript says what is special about a game. */
function minimal(preset: NonNullable<Config['preset']>, whole: Whole): Config {
  const base = resolveConfig({ preset })
  const config: Record<string, unknown> = { preset }
  for (const key of Object.keys(whole) as (keyof Whole)[])
    if (JSON.stringify(whole[key]) !== JSON.stringify(base[key])) config[key] = whole[key]
  if ('roles' in config) config.custom = true
  return config as Config
}

/** Where a fault of the configuration stands in the form. */
function fieldOf(path: string, roles: readonly RoleCount[], traitPaths: readonly string[]): string {
  const [part, index, rest] = path.split('.')
  if (part === 'roles' && index !== undefined) return `roles.${roles[Number(index)]?.role}.${rest ?? 'count'}`
  if (part === 'traits' && index !== undefined) return traitPaths[Number(index)] ?? 'traits'
  if (part === 'rounds' && index !== undefined) return `rounds.${index}`
  return path
}

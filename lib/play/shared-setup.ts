import type { AppRefusal } from './refusal'
import { minutesText, REMINDERS_FAULT, readMinutes } from './reminders'
import { instantOfLocal, localOfInstant } from './schedule'
import { type GameForm, GameSetup, isTimeZone } from './setup'

/**
 * The part of a set-up form that every game has: its title, dates, who may see it, what its team may do. Fields are texts
 * by name, as a form posts them; a tick is `on` or empty. 帖杀's own form (setup-draft.ts) reads the same fields.
 */
export type FormValues = Record<string, string>

/** What a form's fields are read through: the text of a field, empty where there is none. */
export type ReadField = (name: string) => string

export type FieldFaults = Record<string, AppRefusal>

/** What a host team may do and see, each by its name in the set-up (T18, T17.2). */
export const TICKS = ['assistantSecrets', 'assistantAccounts', 'openGraveyardSecrets'] as const
const DAY = 86_400_000

type SharedForm = Omit<GameForm, 'config' | 'ruleset'>

/** The fields as a game of now has them. */
export function sharedValues(game: SharedForm): FormValues {
  const local = (at: number | null) => (at === null ? '' : localOfInstant(at, game.timeZone))
  return {
    title: game.title,
    boardId: game.boardId ?? '',
    timeZone: game.timeZone,
    signUpCloses: local(game.signUpClosesAt),
    startsAt: local(game.startsAt),
    visibility: game.visibility,
    about: game.setup.about,
    voteReminders: minutesText(game.setup.voteReminders),
    ...Object.fromEntries(TICKS.map((name) => [name, tick(game.setup[name])])),
  }
}

/** The fields of a new game: sign-up until tomorrow evening, the deal an hour after, forum time `now` (epoch ms). */
export function newSharedValues(timeZone: string, now: number): FormValues {
  const day = localOfInstant(now + DAY, timeZone).slice(0, 10)
  return {
    ...sharedValues({
      title: '',
      boardId: null,
      timeZone,
      signUpClosesAt: null,
      startsAt: null,
      visibility: 'public',
      setup: GameSetup.parse({}),
    }),
    signUpCloses: `${day}T19:00`,
    startsAt: `${day}T20:00`,
  }
}

export const tick = (on: boolean): string => (on ? 'on' : '')

/** Reads the shared fields; each fault stands under its field's name. `kept`: what the form does not show stays as it was. */
export function readShared(text: ReadField, kept: GameSetup): { form: SharedForm; faults: FieldFaults } {
  const faults: FieldFaults = {}
  const title = text('title').trim()
  if (title === '') faults.title = { code: 'EMPTY' }
  else if (title.length > 40) faults.title = { code: 'TOO_LONG' }
  const about = text('about')
  if (about.length > 4000) faults.about = { code: 'TOO_LONG' }
  const timeZone = isTimeZone(text('timeZone')) ? text('timeZone') : 'Asia/Shanghai'
  if (timeZone !== text('timeZone')) faults.timeZone = { code: 'INVALID' }
  const date = (name: string): number | null => {
    if (text(name) === '') return null
    const at = instantOfLocal(text(name), timeZone)
    if (at === null) faults[name] = { code: 'DATE' }
    return at
  }
  const signUpClosesAt = date('signUpCloses')
  const startsAt = date('startsAt')
  if (signUpClosesAt !== null && startsAt !== null && signUpClosesAt > startsAt)
    faults.signUpCloses = { code: 'SIGN_UP_AFTER_START' }
  const voteReminders = readMinutes(text('voteReminders'))
  if (voteReminders === 'fault') faults.voteReminders = REMINDERS_FAULT
  const { startAnyway: _, remindersFrom: __, ...rest } = kept
  const setup = {
    ...rest,
    about,
    voteReminders: voteReminders === 'fault' ? null : voteReminders,
    ...Object.fromEntries(TICKS.map((name) => [name, text(name) !== ''])),
  }
  const visibility = text('visibility') === 'members' ? 'members' : 'public'
  const form = {
    title,
    boardId: text('boardId') || null,
    timeZone,
    signUpClosesAt,
    startsAt,
    visibility,
    setup,
  } as const
  return { form, faults }
}

/** A whole number between two bounds, full-width digits too; a fault under the field's name if it is none. */
export function readNumber(text: ReadField, name: string, min: number, max: number, faults: FieldFaults): number {
  const plain = text(name).normalize('NFKC').trim()
  const value = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
  if (value >= min && value <= max) return value
  faults[name] = { code: 'NUMBER_RANGE', data: { min, max } }
  return min
}

/** A time of day as `HH:MM:SS`; a fault under the field's name if it is none. */
export function readTimeOfDay(text: ReadField, name: string, faults: FieldFaults): string {
  const plain = text(name).normalize('NFKC').trim()
  const full = /^\d{2}:\d{2}$/.test(plain) ? `${plain}:00` : plain
  if (/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(full)) return full
  faults[name] = { code: 'TIME_OF_DAY' }
  return '00:00:00'
}

const LONGEST = 14 * 24
const SHORTEST = 1 / 120

/** The two fields of a length: `name`, a number, and `nameUnit`, `minutes` or `hours`. */
export function lengthValues(name: string, hours: number): FormValues {
  const inMinutes = Math.round(hours * 600) / 10
  const unit = hours < 2 ? 'minutes' : 'hours'
  return { [name]: String(unit === 'minutes' ? inMinutes : Math.round(hours * 100) / 100), [`${name}Unit`]: unit }
}

/** A length in hours from its two fields: half a minute to a fortnight. */
export function readLength(text: ReadField, name: string, faults: FieldFaults): number {
  const plain = text(name).normalize('NFKC').trim()
  const value = /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  const hours = text(`${name}Unit`) === 'minutes' ? value / 60 : value
  if (hours >= SHORTEST && hours <= LONGEST) return hours
  faults[name] = { code: 'LENGTH' }
  return 1
}

/** Only what differs from a preset, so that a transcript says what is special about a game. */
export function differing<T extends object>(whole: T, base: { [K in keyof T]?: unknown }): Partial<T> {
  return Object.fromEntries(
    (Object.keys(whole) as (keyof T)[])
      .filter((key) => JSON.stringify(whole[key]) !== JSON.stringify(base[key]))
      .map((key) => [key, whole[key]]),
  ) as Partial<T>
}

import type { ReactNode } from 'react'
import type { FieldFaults, FormValues, ReadField } from '@/lib/play/shared-setup'
import { jianghuPart } from './jianghu'
import { jingfeiPart } from './jingfei'

/** Whose form it is. */
export interface SettingUp {
  /** The account. */
  userId: string
  /** Forum time, for dates; epoch milliseconds. */
  now: number
  zone: string
}

/**
 * What a ruleset adds to the plain set-up form (plain-setup.tsx). To add a game: write `parts/<ruleset>.tsx` with one
 * object of this shape and name it below. Everything else (title, dates, keeping, presets) is there.
 */
export interface SetupPart {
  /** Tables that stand, the usual one first; taking one fills the ruleset's fields anew. */
  presets: readonly string[]
  /** Configuration of a preset, as it is stored. */
  configOf(preset: string): object
  /** The fields that a stored configuration gives; `preset` is one of them, hidden. */
  values(config: unknown): FormValues
  /** The configuration that was typed. Faults stand under their field's name, as refusal codes. */
  read(text: ReadField): { config: object; faults: FieldFaults }
  /** A preset's name and a line of facts. */
  preset(name: string): Promise<{ name: string; facts: string }>
  /** The fields, from the kept controls of components/ui; `values` are those that the form was opened with. */
  fields(values: FormValues, host: SettingUp): Promise<ReactNode>
  /** What a host should know of a stored configuration before he opens sign-up. */
  notes(config: unknown, host: SettingUp): Promise<string[]>
}

const PARTS: Readonly<Partial<Record<string, SetupPart>>> = {
  jianghu: jianghuPart,
  jingfei: jingfeiPart,
}

/** The part of a ruleset with a plain form; none for 帖杀, which has a form of its own. */
export const setupPartOf = (ruleset: string): SetupPart | undefined =>
  Object.hasOwn(PARTS, ruleset) ? PARTS[ruleset] : undefined

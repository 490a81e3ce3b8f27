import type { Config } from './config'

/**
 * Tables with two sizes (G1) and two paces: an evening in one sitting, or days on end. Every field may be overridden; the
 * number of seats follows who came, within its roles. Long lengths are the clauses' own defaults.
 */
export const PRESET_NAMES = ['evening-12', 'evening-16', 'week-12', 'week-16'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

type Preset = Pick<Config, 'nightHours' | 'lastWordsHours' | 'turnHours' | 'openHours' | 'voteHours'> & {
  seats: number
}

const minutes = (count: number): number => count / 60
const EVENING = {
  nightHours: minutes(5),
  lastWordsHours: minutes(3),
  turnHours: minutes(2),
  openHours: minutes(12),
  voteHours: minutes(3),
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  'evening-12': { seats: 12, ...EVENING },
  'evening-16': { seats: 16, ...EVENING },
  'week-12': { seats: 12 },
  'week-16': { seats: 16 },
}

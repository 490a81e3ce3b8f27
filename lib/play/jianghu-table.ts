import {
  configSchema,
  type JianghuSetup,
  resolveConfig,
  SEAT_COUNTS,
  validateConfig,
} from '@/lib/engine/rulesets/jianghu'
import { parseConfig, type Table } from './ruleset'

/** 江湖 as the application deals it: 8 or 10 seats (J1.1); the deal opens the offer of characters (J1.2). */
export const jianghuTable: Table = {
  parse: (input) => parseConfig(configSchema, input),
  resolve: (config) => resolve(config),
  facts(config) {
    const { nights, close, nightMinutes, dayMinutes } = resolve(config)
    const evening = nightMinutes === null && dayMinutes === null
    const seats = Math.max(...SEAT_COUNTS)
    return { seats, rounds: nights, preset: null, voteClose: evening ? close : null, reportIn: null }
  },
  faults: (config, players) => validateConfig(configSchema.parse(config), players).length,
  setup: (config, { seed, startsAt, timeZone, seats }): JianghuSetup => ({
    config: resolve(config),
    timeZone,
    startsAt,
    seed,
    seats: seats.map(({ seat, alias }) => ({ seat, alias })),
    dice: [],
  }),
}

const resolve = (config: unknown) => resolveConfig(configSchema.parse(config))

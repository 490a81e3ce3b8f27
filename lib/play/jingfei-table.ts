import { configSchema, deal, type JingfeiSetup, resolveConfig, validateConfig } from '@/lib/engine/rulesets/jingfei'
import { parseConfig, type Table } from './ruleset'

/** 警匪 as the application deals it: 11 to 16 seats, as many as came (G1); the first night opens with the deal (G2.5). */
export const jingfeiTable: Table = {
  parse: (input) => parseConfig(configSchema, input),
  resolve: (config) => resolve(config),
  facts(config) {
    const { seats, preset, aliases, series } = resolve(config)
    return {
      seats,
      rounds: 0,
      preset,
      voteClose: null,
      reportIn: null,
      accountNames: !aliases,
      series: aliases ? null : series, // G4.2
    }
  },
  faults: (config, players) => validateConfig(configSchema.parse(config), players).faults.length,
  setup: (config, { seed, startsAt, timeZone, seats, remembered }): JingfeiSetup => ({
    config: resolve(config),
    timeZone,
    startsAt,
    seed,
    seats: deal(seed, seats),
    barred: remembered,
  }),
}

const resolve = (config: unknown) => resolveConfig(configSchema.parse(config))

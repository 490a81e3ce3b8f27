import { configSchema, deal, resolveConfig, type TieshaSetup, validateConfig } from '@/lib/engine/rulesets/tiesha'
import { parseConfig, type Table } from './ruleset'

/** 帖杀 as the application deals it: an open number of seats, fitted to the players; report-ins before round 1 (T3). */
export const tieshaTable: Table = {
  parse: (input) => parseConfig(configSchema, input),
  resolve: (config) => resolve(config),
  facts(config) {
    const { roles, rounds, voteClose, words } = resolve(config)
    const { preset, roles: changed } = configSchema.parse(config)
    return {
      seats: roles?.reduce((sum, { count }) => sum + count, 0) ?? 0,
      rounds: rounds.length,
      preset: preset && !changed ? preset : null,
      voteClose,
      reportIn: words.reportIn,
    }
  },
  faults: (config, players) => validateConfig(configSchema.parse(config), players).faults.length,
  setup: (config, { seed, startsAt, timeZone, seats }): TieshaSetup => {
    const resolved = resolve(config)
    return { config: resolved, timeZone, startsAt, seed, seats: deal(resolved, seed, seats) }
  },
}

const resolve = (config: unknown) => resolveConfig(configSchema.parse(config))

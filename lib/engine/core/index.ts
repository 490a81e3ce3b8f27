export * from './ruleset'

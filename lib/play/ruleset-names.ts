/** The names by which games store their ruleset; also for the browser, which needs no more of them. */
export const RULESET_NAMES = ['tiesha', 'jianghu', 'jingfei'] as const
export type RulesetName = (typeof RULESET_NAMES)[number]

/** The stored name of a ruleset, as one of those we have; another one is a fault of ours. */
export function rulesetName(name: string): RulesetName {
  const known = RULESET_NAMES.find((one) => one === name)
  if (!known) throw new Error(`no ruleset named ${name}`)
  return known
}

import { type RulesetName, rulesetName } from '../ruleset-names'
import { jianghuTeller } from './jianghu-tellings'
import { jingfeiTeller } from './jingfei-tellings'
import type { Teller } from './telling'
import { tieshaTeller } from './tellings'

/** Views and events are opaque to the application; each entry has the types of its own rules. */
const TELLERS: Record<RulesetName, Teller> = {
  tiesha: tieshaTeller as unknown as Teller,
  jianghu: jianghuTeller as unknown as Teller,
  jingfei: jingfeiTeller as unknown as Teller,
}

export const tellerOf = (ruleset: string): Teller => TELLERS[rulesetName(ruleset)]

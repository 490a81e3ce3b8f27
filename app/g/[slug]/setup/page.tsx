import { byRuleset } from '../by-ruleset'
import * as plain from './plain'
import * as tiesha from './tiesha'

const place = byRuleset({ tiesha, jianghu: plain, jingfei: plain })
export const generateMetadata = place.generateMetadata
export default place.page

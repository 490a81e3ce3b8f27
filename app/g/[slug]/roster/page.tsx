import { byRuleset } from '../by-ruleset'
import * as tiesha from './tiesha'

const place = byRuleset({ tiesha })
export const generateMetadata = place.generateMetadata
export default place.page

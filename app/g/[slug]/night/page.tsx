import { byRuleset } from '../by-ruleset'
import * as jianghu from './jianghu'

const place = byRuleset({ jianghu })
export const generateMetadata = place.generateMetadata
export default place.page

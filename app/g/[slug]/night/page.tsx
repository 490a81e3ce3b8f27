import { byRuleset } from '../by-ruleset'
import * as jianghu from './jianghu'
import * as jingfei from './jingfei'

const place = byRuleset({ jianghu, jingfei })
export const generateMetadata = place.generateMetadata
export default place.page

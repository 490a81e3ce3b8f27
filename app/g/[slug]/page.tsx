import { byRuleset } from './by-ruleset'
import * as jianghu from './front/jianghu'
import * as jingfei from './front/jingfei'
import * as tiesha from './front/tiesha'

const place = byRuleset({ tiesha, jianghu, jingfei }, (game) => game.title)
export const generateMetadata = place.generateMetadata
export default place.page

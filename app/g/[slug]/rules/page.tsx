import { getTranslations } from 'next-intl/server'
import { byRuleset } from '../by-ruleset'
import * as jianghu from './jianghu'
import * as jingfei from './jingfei'
import * as tiesha from './tiesha'

const place = byRuleset({ tiesha, jianghu, jingfei }, async (game) =>
  (await getTranslations('rulesThread'))('pageTitle', { game: game.title }),
)
export const generateMetadata = place.generateMetadata
export default place.page

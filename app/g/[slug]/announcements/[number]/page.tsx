import { getTranslations } from 'next-intl/server'
import { byRuleset } from '../../by-ruleset'
import { numberOf } from '../thread'
import * as jianghu from './jianghu'
import * as jingfei from './jingfei'
import * as tiesha from './tiesha'

const place = byRuleset<{ number: string }>(
  { tiesha, jianghu, jingfei },
  async (game, { number }) => `${(await getTranslations('reports'))('number', { n: numberOf(number) })}　${game.title}`,
)
export const generateMetadata = place.generateMetadata
export default place.page

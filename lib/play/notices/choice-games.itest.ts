import { beforeEach, expect, it } from 'vitest'
import { freshTables } from '@/lib/db/testing'
import { testGame, testGameOf } from '../testing'
import { choiceGames } from './choice-games'

beforeEach(() => freshTables())

it('T17 T18 offers of each game the kinds that its rules tell, to seats theirs and to hosts theirs', async () => {
  const tiesha = await testGame({ name: 'tiesha' })
  expect(await choiceGames(tiesha.account(1))).toMatchObject([
    { kinds: ['voteMissing', 'slotOpen', 'iouDue', 'namedInRuling', 'phaseOpened', 'resultOut'] },
  ])
  expect(await choiceGames(tiesha.host)).toMatchObject([{ kinds: ['flagOpened'] }])

  const jianghu = await testGameOf('jianghu', { config: {}, players: 8, name: 'jianghu' })
  expect(await choiceGames(jianghu.account(1))).toMatchObject([
    { kinds: ['voteMissing', 'namedInRuling', 'phaseOpened', 'resultOut'] },
  ])
  expect(await choiceGames(jianghu.host)).toEqual([])

  const jingfei = await testGameOf('jingfei', { config: {}, players: 12, name: 'jingfei' })
  expect(await choiceGames(jingfei.account(1))).toMatchObject([
    { kinds: ['voteMissing', 'slotOpen', 'namedInRuling', 'phaseOpened', 'resultOut'] },
  ])
})

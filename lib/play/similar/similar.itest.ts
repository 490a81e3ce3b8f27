import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { essayDoc, essayText, indexAll } from '@/lib/forum/similar/testing'
import { reportIn } from '../report-in'
import { type TestGame, testGame } from '../testing'
import { compareWithText, lookUpPost } from '.'

async function report(game: TestGame, seat: number, text: string, title = '报到'): Promise<string> {
  const answer = await reportIn(
    { gameId: game.id, userId: game.account(seat) },
    { title, doc: essayDoc(text), key: randomUUID() },
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value.post
}

let game: TestGame
beforeEach(async () => {
  await freshTables()
  game = await testGame({ started: false })
})

describe('lookUpPost', () => {
  it('similarity.md 4 gives each passage with both positions, both texts and its length, and the coverage', async () => {
    const stolen = '渡头无灯，只有一只空船自己靠了岸又离了岸'
    await report(game, 1, `${essayText(1)}\n${stolen}。${essayText(2, 50)}`, '借火')
    const post = await report(game, 2, `${essayText(3)}。${stolen}！`, '借灯')
    await indexAll()
    const found = await lookUpPost(db(), { postId: post, reader: game.host })
    expect(found?.sources).toHaveLength(1)
    const [source] = found?.sources ?? []
    expect(source).toMatchObject({ kind: 'site', title: '借火', game: { slug: game.slug }, hidden: false })
    expect(source?.passages).toMatchObject([{ length: 19, post: { text: stolen }, source: { text: stolen } }])
    const { start, end } = source?.passages[0]?.post ?? { start: 0, end: 0 }
    expect(found?.text.slice(start, end)).toBe(stolen)
    expect(found?.coverage).toBeCloseTo(19 / 419, 3)
  })

  it('T11.1 T18 tells nobody but the main host and his assistants while the game runs', async () => {
    const post = await report(game, 1, essayText(1))
    for (const reader of [null, game.account(1), game.account(2)])
      expect(await lookUpPost(db(), { postId: post, reader })).toBeNull()
    expect(await lookUpPost(db(), { postId: randomUUID(), reader: game.host })).toBeNull()
    expect(await lookUpPost(db(), { postId: post, reader: game.host })).toMatchObject({ coverage: 0, sources: [] })
  })
})

describe('compareWithText', () => {
  it('similarity.md 5 compares with pasted evidence', async () => {
    const text = essayText(1)
    const post = await report(game, 1, text)
    const found = await compareWithText(db(), { postId: post, text: `前言\n${text.replaceAll('，', '\n')}` })
    expect(found).toMatchObject({ coverage: 1, sources: [{ kind: 'evidence', href: null, passages: [{}] }] })
    expect(await compareWithText(db(), { postId: post, text: essayText(9) })).toMatchObject({
      coverage: 0,
      sources: [],
    })
  })
})

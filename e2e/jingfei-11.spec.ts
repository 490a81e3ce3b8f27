import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoBarrier } from './barriers'
import { forumTime, longAgo, TODAY } from './forum-time'
import { enter, type Person, rest } from './people'
import { type MadeGame, madeGame, type Seated } from './test-games'

/**
 * 警匪 at a table of eleven: set up by its form, one game that the police win and one that ties three times. What people
 * see and click is clicked in browsers of their own; the rest of the table moves by commands. Played a hundred days ago.
 */
const HOST = '老灯'
const PLAYERS = '半夏 竹斋 司空 长亭 小炉 阿灰 渔火 砚台 山核桃 北纬 老猫'.split(' ')

test.afterEach(async ({ page }) => {
  await forumTime(page, TODAY)
})

const first = <T>(list: readonly T[]): T => {
  const [found] = list
  if (!found) throw new Error('there is none')
  return found
}

function table(page: Page, day: number, title: string): Promise<MadeGame> {
  const config = { preset: 'evening-12', seats: 11 }
  return madeGame(page, {
    ruleset: 'jingfei',
    host: HOST,
    players: PLAYERS,
    config,
    startsAt: longAgo(day, '20:00:00'),
    title,
  })
}

const seatLabel = ({ seat, alias }: Seated) => `${seat}号 ${alias}`

/** A night by commands: every killer and officer names a seat and is done, so that it is dawn at once. */
async function night(game: MadeGame, living: readonly Seated[], kill: Seated, check: Seated): Promise<void> {
  for (const member of living.filter(({ role }) => role !== 'civilian')) {
    await game.act(member, { do: 'voice', seat: (member.role === 'killer' ? kill : check).seat })
    await game.act(member, { do: 'done' })
  }
}

/** The seats that speak in turn from the right of the dead one pass one after the other. */
async function allPass(game: MadeGame, living: readonly Seated[], after: number): Promise<void> {
  const ring = [...living].sort((a, b) => a.seat - b.seat)
  const from = ring.findIndex(({ seat }) => seat > after)
  for (const speaker of from < 0 ? ring : [...ring.slice(from), ...ring.slice(0, from)])
    await game.act(speaker, { do: 'pass' })
}

async function at(browser: Browser, seat: Seated): Promise<Person> {
  return enter(browser, seat.username)
}

async function say(page: Page, text: string): Promise<void> {
  const closed = page.locator('.editor-closed')
  if (await closed.count()) await closed.click()
  await page.locator('[contenteditable="true"]').click()
  await page.keyboard.insertText(text)
  const taken = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/talk'))
  await page.getByRole('button', { name: '发出' }).click()
  expect((await taken).ok()).toBe(true)
}

test('T1.1 G1 a host lays a table of 警匪; a refused form keeps what was typed', async ({ browser }) => {
  const { page } = await enter(browser, HOST)
  await page.goto('/games/new')
  await page.getByRole('link', { name: '警匪' }).click()
  await page.waitForURL(/ruleset=jingfei/)
  await page.locator('[name="title"]').fill('周五夜谈')
  await page.getByRole('button', { name: '套用一晚，十六人' }).click()
  await expect(page.locator('[name="seats"]')).toHaveValue('16')
  await expect(page.locator('[name="title"]')).toHaveValue('周五夜谈')
  await page.locator('[name="seats"]').fill('9')
  await page.locator('[name="series"]').fill('周五警匪')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: '存成草稿' }).click()
  await expect(page.getByText('请填 11 到 16 之间的整数。')).toBeVisible()
  await expect(page.locator('[name="series"]')).toHaveValue('周五警匪')
  await page.locator('[name="seats"]').fill('11')
  await page.getByRole('button', { name: '存成草稿' }).click()
  await page.waitForURL(/\/g\/[a-z0-9]+$/)
  await expect(page.getByText('11座：3警察，3杀手，5平民', { exact: false })).toBeVisible()
  const slug = page.url().split('/').at(-1)
  await page.goto(`/g/${slug}/setup`)
  await expect(page.locator('[name="turn"]')).toHaveValue('2')
  await expect(page.locator('[name="series"]')).toHaveValue('周五警匪')
})

test('G1–G12 the police win at a table of eleven', async ({ browser }) => {
  test.setTimeout(360_000)
  const host = await enter(browser, HOST)
  const game = await table(host.page, 0, '十一人夜')
  const { slug } = game
  const [k1, k2, k3] = game.having('killer') as [Seated, Seated, Seated]
  const police = game.having('police')
  const [c1, c2, c3, c4] = game.having('civilian') as [Seated, Seated, Seated, Seated]
  let living = [...game.seats]
  const without = (...gone: Seated[]) => {
    living = living.filter((one) => !gone.includes(one))
  }

  // night: what a killer names is seen by another at once, by no civilian ever
  const [killer, mate, civilian] = [await at(browser, k1), await at(browser, k2), await at(browser, c2)]
  await mate.page.goto(`/g/${slug}/night`)
  await expect(mate.page.getByText('此刻还没有人选')).toBeVisible()
  await killer.page.goto(`/g/${slug}/night`)
  await killer.page.getByLabel(seatLabel(c1), { exact: true }).check()
  await killer.page.getByRole('button', { name: '指这一座' }).click()
  await expect(mate.page.locator('.jf-choice')).toContainText(c1.alias)
  await expectNoBarrier(mate.page)
  await killer.page.getByRole('button', { name: '定了，不再改' }).click()
  await expect(killer.page.getByText('你已标定。', { exact: false }).first()).toBeVisible()
  await civilian.page.goto(`/g/${slug}/night`)
  await expect(civilian.page.getByText('天黑请闭眼')).toBeVisible()
  expect((await civilian.page.request.get(`/g/${slug}/rooms/killers`)).status()).toBe(404)
  expect(await (await civilian.page.request.get(`/g/${slug}/host`)).text()).not.toContain('夜里的选择')
  await host.page.goto(`/g/${slug}/host`)
  await expect(host.page.locator('#groups')).toContainText(c1.alias)
  await rest(killer)
  await rest(mate)
  for (const other of [k2, k3]) await game.act(other, { do: 'voice', seat: c1.seat })
  for (const other of [k2, k3]) await game.act(other, { do: 'done' })
  for (const officer of police) await game.act(officer, { do: 'voice', seat: k1.seat })
  for (const officer of police) await game.act(officer, { do: 'done' })

  // dawn: the death is public, the check the police's own, the card nobody's
  const officer = await at(browser, first(police))
  await officer.page.goto(`/g/${slug}/night`)
  await expect(officer.page.locator('#police-nights')).toContainText('杀手')
  await rest(officer)
  await civilian.page.goto(`/g/${slug}/announcements`)
  await expect(civilian.page.getByText('昨夜死的是', { exact: false })).toBeVisible()
  await expect(civilian.page.locator('#main')).not.toContainText('杀手是')

  // last words: the dead seat alone writes, and its 过 hands the word on
  await civilian.page.goto(`/g/${slug}/talk`)
  await expect(civilian.page.locator('.editor-closed')).toHaveCount(0)
  const victim = await at(browser, c1)
  await victim.page.goto(`/g/${slug}/talk`)
  await say(victim.page, '我是平民，看准再投。\n过')
  await expect(victim.page.locator('.thread').getByText('我是平民，看准再投。')).toBeVisible() // his composer went with his turn
  await civilian.page.goto(`/g/${slug}/talk`)
  await expect(civilian.page.getByText('我是平民，看准再投。')).toBeVisible()
  await expect(civilian.page.locator('.jf-order')).toBeVisible()
  await expectNoBarrier(civilian.page)
  await rest(victim)
  without(c1)

  // speeches: the first speaker passes with one click, the others see whose turn it is
  const ring = [...living].sort((a, b) => a.seat - b.seat)
  const speaker = ring.find(({ seat }) => seat > c1.seat) ?? first(ring)
  const orator = await at(browser, speaker)
  await orator.page.goto(`/g/${slug}/talk`)
  await expect(orator.page.getByText('轮到你讲。')).toBeVisible()
  await say(orator.page, '我先说两句。')
  await orator.page.goto(`/g/${slug}/talk`)
  await expect(orator.page.getByText('我先说两句。').first()).toBeVisible()
  await orator.page.getByRole('button', { name: '过', exact: true }).click()
  await expect(orator.page.getByText('你这一轮讲完了。')).toBeVisible()
  await expect(orator.page.locator('.editor-closed')).toHaveCount(0)
  await rest(orator)
  const others = ring.filter((one) => one !== speaker)
  const after = others.findIndex(({ seat }) => seat > speaker.seat)
  const order = after < 0 ? others : [...others.slice(after), ...others.slice(0, after)]
  for (const one of order) await game.act(one, { do: 'pass' })

  // vote: sealed, final; the host sees it come
  await civilian.page.goto(`/g/${slug}/vote`)
  await civilian.page.getByLabel(seatLabel(k1), { exact: true }).check()
  await civilian.page.getByRole('button', { name: '投出，不能再改' }).click()
  await expect(civilian.page.getByText('你投了', { exact: false })).toBeVisible()
  await expectNoBarrier(civilian.page)
  const passerBy = await enter(browser, '白鹭')
  await passerBy.page.goto(`/g/${slug}/vote`)
  await expect(passerBy.page.getByText('封票：', { exact: false })).toBeVisible()
  await expect(passerBy.page.getByText('收到的票')).toHaveCount(0)
  await rest(passerBy)
  await host.page.goto(`/g/${slug}/host`)
  await expect(host.page.getByRole('heading', { name: '收到的票' })).toBeVisible()
  for (const voter of living.filter((one) => one !== c2)) await game.act(voter, { do: 'vote', seat: k1.seat })
  await expect(civilian.page.getByText('出局', { exact: false }).first()).toBeVisible()
  await game.act(k1, { do: 'pass' })
  without(k1)

  // a warning for speaking out of turn, twice: the desk suggests ruling out, and does nothing by itself
  for (let i = 0; i < 2; i++) await game.act('host', { do: 'warn', seat: c4.seat, conduct: 'outOfTurn' })
  await host.page.goto(`/g/${slug}/host`)
  await expect(host.page.getByText(`${c4.alias} 不在轮次说话，警告已满两次`)).toBeVisible()
  await expectNoBarrier(host.page)

  // two more rounds by commands
  for (const [dead, out] of [
    [c2, k2],
    [c3, k3],
  ] as const) {
    await night(game, living, dead, out)
    await game.act(dead, { do: 'pass' })
    without(dead)
    await allPass(game, living, dead.seat)
    for (const voter of living) await game.act(voter, { do: 'vote', seat: out.seat })
    without(out)
    if (out !== k3) await game.act(out, { do: 'pass' })
  }
  await civilian.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(civilian.page.getByText('杀手出尽，警民胜。')).toBeVisible()
  await civilian.page.getByRole('link', { name: '看底牌与全部的票' }).click()
  await expect(civilian.page.locator('#roles')).toContainText('警察')
  await expect(civilian.page.locator('#nights')).toContainText(c1.alias)
  await expect(civilian.page.locator('#votes')).toContainText(k3.alias)
  await expectNoBarrier(civilian.page)
  await expect(civilian.page.getByRole('link', { name: '下载全局记录' })).toBeVisible()
  const transcript = await civilian.page.request.get(`/api/games/${slug}/transcript`)
  expect(await transcript.json()).toMatchObject({ format: 'jingfei-transcript/1' })
})

test('G8 three ties in a row are a draw', async ({ browser }) => {
  test.setTimeout(240_000)
  const host = await enter(browser, HOST)
  const game = await table(host.page, 10, '三番平票')
  const { slug } = game
  const dead = first(game.having('civilian'))
  const [a, b] = [first(game.having('killer')), first(game.having('police'))]
  await night(game, game.seats, dead, a)
  await game.act(dead, { do: 'pass' })
  const living = game.seats.filter((one) => one !== dead)
  const split = async () => {
    for (const [i, voter] of living.entries()) await game.act(voter, { do: 'vote', seat: (i % 2 ? a : b).seat })
  }
  await allPass(game, living, dead.seat)
  const watcher = await at(browser, first(living.filter(({ role }) => role === 'civilian')))
  await watcher.page.goto(`/g/${slug}/vote`)
  await split()
  await watcher.page.goto(`/g/${slug}/talk`)
  await expect(watcher.page.getByText('平票者再讲一轮', { exact: false })).toBeVisible()
  await expect(watcher.page.locator('.jf-order > li')).toHaveCount(2)
  await allPass(game, [a, b], dead.seat)
  await watcher.page.goto(`/g/${slug}/vote`)
  await expect(watcher.page.getByText('第二次投票', { exact: false })).toBeVisible()
  await expect(watcher.page.locator('input[name="seat"]')).toHaveCount(3) // two seats, or nobody
  await split()
  await allPass(
    game,
    living.filter((one) => one !== a && one !== b),
    dead.seat,
  )
  await watcher.page.goto(`/g/${slug}/vote`)
  await expect(watcher.page.getByText('第三次投票', { exact: false })).toBeVisible()
  await split()
  await watcher.page.goto(`/g/${slug}`)
  await expect(watcher.page.getByText('三番平票，平局。')).toBeVisible()
  await watcher.page.goto(`/g/${slug}/vote/history`)
  await expect(watcher.page.getByText('三番平票，平局', { exact: false })).toBeVisible()
  await expectNoBarrier(watcher.page)
})

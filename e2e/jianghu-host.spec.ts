import { expect, test } from '@playwright/test'
import { forumTime, longAgo, TODAY } from './forum-time'
import { enter, rest } from './people'
import { madeGame } from './test-games'

/**
 * The host's desk of 江湖: what is submitted, a warning, a ruling-out and its undoing, a pause, and the end with its reason.
 * Played a hundred days ago, so that the demo's games stand still meanwhile.
 */
const HOST = '老灯'
const PLAYERS = '半夏 竹斋 司空 长亭 小炉 阿灰 渔火 砚台'.split(' ')

test.afterEach(async ({ page }) => {
  await forumTime(page, TODAY)
})

test('J17 a host warns, rules out, undoes, pauses and closes; a seat sees what is announced and no more', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const host = await enter(browser, HOST)
  const game = await madeGame(host.page, {
    ruleset: 'jianghu',
    host: HOST,
    players: PLAYERS,
    config: {},
    startsAt: longAgo(0, '20:00:00'),
    title: '风陵渡口',
  })
  const { slug } = game
  const desk = host.page
  const [first, second] = game.seats
  if (!first || !second) throw new Error('no seats')

  // nobody picks: characters and places are drawn, night 1 opens
  await forumTime(desk, longAgo(1, '20:00:01'))
  await game.act(first, { do: 'act', skills: [{ skill: 'guard' }], uses: [] })
  await desk.goto(`/g/${slug}/host`)
  const actions = desk.getByRole('region', { name: '今夜的行动', exact: true })
  await expect(actions.getByRole('row').nth(1)).toContainText('防守')
  await expect(desk.getByText('7人没有行动').or(desk.getByText('七人没有行动'))).toBeVisible()

  // J17.1
  await desk.goto(`/g/${slug}/host?seat=${second.seat}`)
  const sheet = desk.locator('#sheet')
  await sheet.getByLabel('公开的理由').fill('场外说局')
  await sheet.getByRole('button', { name: '记下警告' }).click()
  await expect(desk.locator('#log')).toContainText('场外说局')
  await sheet.getByRole('radio', { name: '判出局' }).check()
  await sheet.getByLabel('公开的理由').fill('又说')
  await sheet.getByRole('button', { name: '盖印判出局' }).click()
  await expect(desk.locator('#seats')).toContainText('判出局，待结算')

  const player = await enter(browser, second.username)
  await player.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(player.page.getByRole('heading', { name: '判出局' })).toBeVisible()
  await expect(player.page.locator('main')).not.toContainText('防守')
  await player.page.goto(`/g/${slug}/host`)
  await expect(player.page).toHaveURL(new RegExp(`/g/${slug}$`))

  await desk.locator('#sheet').getByRole('button', { name: '撤回出局' }).click()
  const undo = desk.getByRole('alertdialog')
  await undo.getByLabel('公开的理由').fill('弄错了')
  await undo.getByRole('button', { name: '撤回', exact: true }).click()
  await expect(desk.locator('#seats')).not.toContainText('判出局，待结算')

  // J17.2, J17.3
  await desk.getByRole('button', { name: '暂停', exact: true }).click()
  const pause = desk.getByRole('alertdialog')
  await pause.getByLabel('公开的理由').fill('论坛维护')
  await pause.getByRole('button', { name: '暂停', exact: true }).click()
  await expect(desk.getByRole('heading', { name: '恢复' })).toBeVisible()
  await desk.getByRole('button', { name: '封局', exact: true }).click()
  const close = desk.getByRole('alertdialog')
  await close.getByLabel('公开的缘由').fill('人散了')
  await close.getByLabel(/写下局名/).fill('风陵渡口')
  await close.getByRole('button', { name: '封局', exact: true }).click()
  await expect(desk.getByRole('button', { name: '封局', exact: true })).toHaveCount(0)

  // the end opens everything to everybody
  await player.page.goto(`/g/${slug}`)
  await expect(player.page.getByText('两家都没有胜')).toBeVisible()
  await player.page.goto(`/g/${slug}/roster`)
  await expect(player.page.getByText('至尊联盟').first()).toBeVisible()
  await expect(player.page.getByText(second.username, { exact: true })).toBeVisible()
  await rest(player)
  await rest(host)
})

test('J2.2 a host lays a game out by the form, reads it back, edits it and opens it to players', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const host = await enter(browser, HOST)
  const { page } = host
  await page.goto('/games/new?ruleset=jianghu')
  await page.locator('[name="title"]').fill('雁门霜')
  await page.locator('[name="packs"]').selectOption('both')
  await page.locator('[name="pace"]').selectOption('length')
  await page.locator('[name="night"]').fill('10')
  await page.locator('[name="nights"]').fill('none')
  await page.getByRole('button', { name: '存成草稿' }).click()
  await expect(page.locator('[name="nights"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="title"]')).toHaveValue('雁门霜')
  await page.locator('[name="nights"]').fill('12')
  await page.getByRole('button', { name: '存成草稿' }).click()
  await expect(page).toHaveURL(/\/g\/[^/]+$/)
  const slug = new URL(page.url()).pathname
  const facts = page.locator('#facts')
  await expect(facts).toContainText('基本包与扩展包，共 32 个')
  await expect(facts).toContainText('12 夜')

  await page.goto(`${slug}/setup`)
  await expect(page.locator('[name="night"]')).toHaveValue('10')
  await page.locator('[name="pickHours"]').fill('2')
  await page.getByRole('button', { name: '存下', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${slug}$`))
  await expect(facts).toContainText('2 小时之内')

  await page.getByRole('button', { name: '开始招人' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '开始招人' }).click()
  const player = await enter(browser, PLAYERS[0] ?? '')
  await player.page.goto(slug)
  await expect(player.page.locator('#facts')).toContainText('10 分钟')
  await rest(player)
  await rest(host)
})

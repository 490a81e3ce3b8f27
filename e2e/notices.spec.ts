import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoBarrier, expectNoExcess } from './barriers'
import { forumTime } from './forum-time'
import { enter, letterTo, type Person } from './people'
import { madeGame } from './test-games'

const GAME = '夜航船'
const PLAYERS = '半夏 竹斋 司空 长亭 小炉 阿灰 渔火 砚台 山核桃 北纬 老猫 豆子'.split(' ')

const reminder = (page: Page) => page.locator('.letter', { hasText: GAME }).filter({ hasText: '你还没有投票' }).first()

/** Half an hour before the first close of a game in which nobody has voted: a player whose inbox lies open. */
async function whoeverIsReminded(browser: Browser): Promise<Person> {
  const person = await enter(browser, '半夏')
  await madeGame(person.page, {
    host: '老灯',
    players: PLAYERS,
    config: { preset: 'quick-12' },
    startsAt: '2027-02-01T20:00:00+08:00',
    title: GAME,
  })
  await forumTime(person.page, '2027-02-02T20:30:00+08:00')
  await person.page.goto('/inbox')
  return person
}

test('T8.1 half an hour before the close, whoever has not voted finds it in the inbox, and the way to the vote', async ({
  browser,
}) => {
  const person = await whoeverIsReminded(browser)
  const { page } = person
  await expect(reminder(page)).toContainText('未读')
  const unread = async () => {
    const count = page.getByRole('banner').getByRole('link', { name: /^来信/ }).locator('.count')
    return (await count.count()) === 0 ? 0 : Number.parseInt((await count.textContent()) ?? '', 10)
  }
  const before = await unread()
  await reminder(page).getByRole('link', { name: '去投票' }).click()
  await page.waitForURL(/\/g\/[a-z0-9]+\/vote$/)
  await page.goto('/inbox')
  await expect(reminder(page)).not.toContainText('未读')
  expect(await unread()).toBe(before - 1)

  // without a script: choose for this game alone, then mark all as read
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await person.context.storageState(),
  })
  const paper = await plain.newPage()
  await paper.goto('/account/notices')
  await paper.locator('#games').getByRole('link', { name: GAME }).click()
  const tick = paper.getByLabel('还没有投票或行动：站内信')
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await paper.getByRole('button', { name: '存下' }).click()
  await expect(paper.getByRole('status')).toHaveText('存下了。')
  await expect(paper.getByLabel('还没有投票或行动：站内信')).not.toBeChecked()
  await paper.getByRole('button', { name: '照总的来' }).click()
  await expect(paper.getByRole('status')).toHaveText('这一局照总的来了。')
  await paper.goto('/inbox')
  await paper.getByRole('button', { name: '全部标为已读' }).click()
  await expect(paper.getByText('都看过了')).toBeVisible()
  await plain.close()
  await person.context.close()
})

test('a mailbox that answers belongs to the account, and opens the way to a new password', async ({ page }) => {
  const address = `rain-${Date.now()}@example.org`
  const path = async (expected: string) => {
    await expect.poll(() => letterTo(address), { timeout: 20_000 }).toContain(expected)
    const url = new URL(/https?:\S+/.exec(letterTo(address) ?? '')?.[0] ?? '')
    return url.pathname + url.search
  }
  await page.goto('/sign-up')
  await page.getByLabel('用户名').fill('听雨人')
  await page.getByLabel('密码').fill('rain on the river')
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByRole('banner')).toContainText('听雨人')
  await page.goto('/account')
  const form = page.locator('#address')
  await form.getByLabel('新的邮箱').fill(address)
  await form.getByLabel('现在的密码').fill('wrong')
  await form.getByRole('button', { name: '存下' }).click()
  await expect(form.getByText('现在的密码不对。')).toBeVisible()
  await expect(form.getByLabel('新的邮箱')).toHaveValue(address)
  await form.getByLabel('现在的密码').fill('rain on the river')
  await form.getByRole('button', { name: '存下' }).click()
  await expect(page.getByRole('status').filter({ hasText: '信已寄出' })).toBeVisible()
  await page.goto(await path('/account/address'))
  await page.getByRole('button', { name: '是我的，记下' }).click()
  await expect(page.getByText(`邮件寄往 ${address}。`)).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: '忘了密码' }).click()
  for (const mailbox of ['nobody@example.org', address]) {
    await page.goto('/reset-password')
    await page.getByLabel('邮箱').fill(mailbox)
    await page.getByRole('button', { name: '寄一封信来' }).click()
    await expect(page.getByRole('status').filter({ hasText: '若有账号用这个邮箱' })).toBeVisible()
  }
  const link = await path('/reset-password')
  await page.goto(link)
  await page.getByLabel('新密码').fill('snow on the pass')
  await page.getByRole('button', { name: '改成这个密码' }).click()
  await expect(page.getByText('密码已改，请用新密码登录。')).toBeVisible()
  await page.getByLabel('用户名').fill('听雨人')
  await page.getByLabel('密码').fill('snow on the pass')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('banner')).toContainText('听雨人')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  expect(letterTo('nobody@example.org')).toBeNull()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const)
  test(`the inbox and its choices have no barrier, ${width} px, ${colorScheme}`, async ({ browser }) => {
    const { context, page } = await enter(browser, '试玩游侠', { colorScheme, viewport: { width, height: 800 } })
    for (const address of [
      '/inbox',
      '/inbox?only=unread',
      '/account/notices',
      '/account',
      '/reset-password',
      '/reset-password?token=x',
    ]) {
      await page.goto(address)
      await expectNoBarrier(page)
      await expectNoExcess(page)
    }
    await context.close()
  })

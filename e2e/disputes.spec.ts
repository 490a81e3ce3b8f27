import { expect, type Page, test } from '@playwright/test'
import { forumTime } from './forum-time'
import { enter, type Person, rest, vote } from './people'

/**
 * What people quarrel about (T11), in two games of the demo that are in the middle of their course: a void essay and a copied one
 * before the result post, with what follows from both; a copied one after it. Each is flagged or not, foretold to the host, ruled
 * on, and read by those whom it concerns; and nobody else is sent a word of who complained.
 */
const BEFORE = '雨打芭蕉' // round 2 by day: 夜飞鹊's IOU took 望舒, 醉花阴's post took 寒潭
const AFTER = '西窗话雨' // round 3: in round 2 碧桃春 took 听松, and the result post is out
const PASSAGE = 60

async function gameOf(page: Page, title: string): Promise<string> {
  await page.goto('/')
  const href = await page.getByRole('link', { name: title, exact: true }).first().getAttribute('href')
  return (href ?? '').split('/')[2] ?? ''
}

/** Flags a post from its own page. */
async function flag({ page }: Person, post: string, reason: string, evidence: { text?: string; note?: string }) {
  await page.goto(post)
  await page.getByRole('link', { name: '检举此帖' }).click()
  await page.getByRole('radio', { name: reason }).check()
  if (evidence.text) await page.getByLabel('原文').fill(evidence.text)
  if (evidence.note) await page.getByLabel('要对主哨说的话').fill(evidence.note)
  await page.getByRole('button', { name: '交给主哨' }).click()
  await expect(page.getByText('已交给主哨。')).toBeVisible()
}

/** Chooses a ruling and gives what the page says it would do. */
async function foretold({ page }: Person, ruling: string): Promise<string> {
  await page.getByRole('radio', { name: ruling }).check()
  return (await page.locator('.ruling .outcome:visible').textContent()) ?? ''
}

async function rule({ page }: Person, reason: string) {
  await page.getByLabel('公开的理由').fill(reason)
  await page.getByRole('button', { name: '盖印裁定' }).click()
  await expect(page.getByText('裁定已公布')).toBeVisible()
}

test('T11 disputes: a void essay, a copied one before the result post and one after it', async ({ browser }) => {
  test.setTimeout(600_000)
  const host = await enter(browser, '老灯')
  const slug = await gameOf(host.page, BEFORE)
  const g = `/g/${slug}`

  // a seat that is out flags the essay that took it, without evidence first; a spectator flags the other
  const target = await enter(browser, '试玩游侠')
  await target.page.goto(`${g}/kills/2.2`)
  const words = ((await target.page.locator('.essay p').nth(1).textContent()) ?? '').slice(0, PASSAGE)
  await target.page.getByRole('link', { name: '检举此帖' }).click()
  await target.page.getByRole('button', { name: '交给主哨' }).click()
  await expect(target.page.getByText('请附凭据')).toBeVisible()
  await flag(target, `${g}/kills/2.2`, '抄袭', { text: words })
  const spectator = await enter(browser, '大雪')
  await flag(spectator, `${g}/kills/2.3`, '文体不合', { note: '通篇像使用说明书。' })
  await rest(spectator)

  // another seat sees nothing of it
  const other = await enter(browser, '竹斋')
  await other.page.goto(`${g}/kills/2.2`)
  await other.page.goto(`${g}/kills/2.3`)
  await other.page.goto(`${g}/flags`)
  await expect(other.page.getByText('你没有检举过')).toBeVisible()
  await other.page.goto(`${g}/flags/2.2`)
  await expect(other.page).toHaveURL(new RegExp(`${g}/flags$`))

  // the desk tells the host; the void essay: its author stays, its target lives again
  await host.page.goto(`${g}/host`)
  await host.page.getByRole('listitem').filter({ hasText: '检举二件没裁' }).getByRole('link').click()
  await expect(host.page.getByText('二件待裁')).toBeVisible()
  await host.page.getByRole('link', { name: /^裁定 .*醉花阴/ }).click()
  await expect(host.page.getByText('通篇像使用说明书。')).toBeVisible()
  const genre = await foretold(host, '成立，以文体不合论')
  expect(genre).toContain('作者留在局中')
  expect(genre).toContain('寒潭只有这一个死因，复活')
  await rule(host, '写的是使用说明，不是文章。')
  await other.page.goto(`${g}/kills/2.3`)
  await expect(other.page.getByRole('main')).toContainText('检举文体不合成立，此帖作废。所取之人只有这一个死因，复活。')
  await expect(other.page.getByRole('main')).toContainText('写的是使用说明，不是文章。')

  // the copied one: author out, target alive again, the point to white
  await host.page.goto(`${g}/flags/2.2`)
  await expect(host.page.getByRole('main')).toContainText(words.slice(0, 20))
  const copied = await foretold(host, '成立，以抄袭论')
  expect(copied).toContain('岁寒判出局，身份独立刺客、代号夜飞鹊随裁定公布')
  expect(copied).toContain('望舒只有这一个死因，复活')
  expect(copied).toContain('夜飞鹊的一分归白道')
  expect(await foretold(host, '不成立')).toContain('帖与人都照旧')
  await foretold(host, '成立，以抄袭论')
  await rule(host, `连续 ${PASSAGE} 字相同，未加引文。`)
  await target.page.goto(`${g}/flags`)
  await expect(target.page.getByRole('region', { name: '我检举过的' })).toContainText(`连续 ${PASSAGE} 字相同`)
  await other.page.goto(`${g}/flags`)
  const log = other.page.getByRole('region', { name: '裁定录' })
  await expect(log).toContainText('岁寒判出局')
  await expect(log).toContainText('望舒复活')
  await expect(log).toContainText(`主哨：连续 ${PASSAGE} 字相同，未加引文。`)

  // after the result post, without a flag: why nobody lives again is told before the ruling, and afterwards to a guest
  const late = await gameOf(host.page, AFTER)
  await host.page.goto(`/g/${late}/kills/2.2`)
  await host.page.getByRole('link', { name: '裁定此帖' }).click()
  await expect(host.page.getByText('没有人检举')).toBeVisible()
  const tooLate = await foretold(host, '成立，以抄袭论')
  expect(tooLate).toContain('茅檐判出局')
  expect(tooLate).toContain('第二轮的结果帖已出，听松不复活')
  await rule(host, '抄自旧书。')
  const guest = await browser.newPage()
  await guest.goto(`/g/${late}/kills/2.2`)
  await expect(guest.getByRole('main')).toContainText('那一轮的结果帖已经出了，不再使人复活。')
  await guest.close()

  // the vote that the revived seat owes, and the result post: the point has gone where it was said to go
  await vote(target, slug, { alias: '微醺' })
  await host.page.goto(`${g}/vote`)
  const close = await host.page.locator('.clock time').first().getAttribute('datetime')
  await forumTime(host.page, new Date(Date.parse(close ?? '') + 1000).toISOString())
  await other.page.goto(`${g}/announcements?page=last`)
  await other.page.getByRole('link', { name: '看结果帖' }).last().click()
  const row = other.page.getByRole('row').filter({ hasText: '岁寒' }).filter({ hasText: '判出局' })
  await expect(row.first()).toContainText('白 +1')

  // nobody else was sent who complained, or with what
  const heard = other.heard.filter(({ url }) => url.includes(slug))
  expect(heard.length).toBeGreaterThan(5)
  for (const { url, body } of heard)
    for (const secret of ['大雪', '通篇像使用说明书'])
      expect(body.includes(secret), `${url} tells ${secret}`).toBe(false)
})

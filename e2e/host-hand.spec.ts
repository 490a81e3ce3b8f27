import { expect, type Page, test } from '@playwright/test'
import { expectNoBarrier, expectNoExcess } from './barriers'
import { forumTime, longAgo, TODAY } from './forum-time'
import { enter, essay, type Person, rest, write } from './people'
import { type MadeGame, madeGame, type Seated } from './test-games'

/**
 * What lies in the host's hand: one more day that rangers overrule, and one that is granted; a substitute; a round of two
 * houses with a flying bomb in its night. Played a hundred days ago, so that the demo's games stand still meanwhile.
 */
const HOST = '老灯'
const PLAYERS = '半夏 竹斋 司空 长亭 小炉 阿灰 渔火 砚台 山核桃 北纬 老猫 豆子'.split(' ')

const first = <T>(list: readonly T[]): T => {
  const [found] = list
  if (!found) throw new Error('there is none')
  return found
}

test.afterEach(async ({ page }) => {
  await forumTime(page, TODAY)
})

test('T12 T3.3 an extension overruled and one granted, and a substitute', async ({ browser }) => {
  test.setTimeout(240_000)
  const host = await enter(browser, HOST)
  const game = await madeGame(host.page, {
    host: HOST,
    players: PLAYERS,
    config: { preset: 'quick-12', bombsArmedThroughRound: 1 },
    startsAt: longAgo(0, '20:00:00'),
    title: '一灯如豆',
  })
  const { slug } = game
  const [killer, mate] = game.having('killer') as [Seated, Seated]
  const sword = first(game.having('sword'))
  const [voted, target, ...rangers] = game.having('ranger') as [Seated, Seated, ...Seated[]]
  const asked = [...rangers, ...game.having('openBomb')] // the bomb's time is over: a ranger like the others

  // to the morning of round 2: a killer owes an IOU, and the only sword is published as out
  await game.allVote(game.seats, voted)
  await forumTime(host.page, longAgo(1, '21:00:01'))
  await forumTime(host.page, longAgo(1, '22:00:00'))
  await game.act(killer, { do: 'claim', group: 'killers', target: target.seat })
  await game.act(killer, { do: 'iou', group: 'killers' })
  await forumTime(host.page, longAgo(2, '08:00:00'))
  await game.act('host', { do: 'ruleOut', seat: sword.seat, note: '互告马甲' })

  // the sword asks; a ranger finds it as a private matter and says no on a page of his own
  const fencer = await enter(browser, sword.username)
  await fencer.page.goto(`/g/${slug}/desk`)
  await fencer.page.getByText('请求延期一日').click()
  await fencer.page.getByRole('button', { name: '提出请求' }).click()
  await expect(fencer.page.getByRole('button', { name: '提出请求' })).toHaveCount(0)
  await rest(fencer)
  const watcher = await enter(browser, mate.username)
  await watcher.page.goto(`/g/${slug}/vote`)
  const closing = (day: number) =>
    watcher.page.locator(`main time[datetime="${new Date(longAgo(day, '21:00:00')).toISOString()}"]`).first()
  await expect(closing(2)).toBeAttached()
  const ranger = await enter(browser, first(asked).username)
  await game.allVote([first(asked)], killer) // what is asked in public comes first in the head
  await ranger.page.goto(`/g/${slug}`)
  await ranger.page.getByRole('link', { name: '展开看' }).click()
  await ranger.page.waitForURL(/\/me\/extension$/)
  await ranger.page.getByText('展开来答').click()
  await ranger.page.getByRole('button', { name: '反对' }).click()
  await expect(ranger.page.getByText('你的话：反对延期。')).toBeVisible()

  // for whoever is not asked, the page answers like one that does not exist
  const answers = await Promise.all(
    [watcher, host].flatMap(({ page }) =>
      ['me/extension', 'me/nothing'].map(async (place) => {
        const answer = await page.request.get(`/g/${slug}/${place}`)
        return [answer.status(), (await answer.text()).split('延期').length]
      }),
    ),
  )
  const [asWatcher, , asHost] = answers // the head of a page tells everybody that a request stands
  expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 404])
  expect(answers).toEqual([asWatcher, asWatcher, asHost, asHost])

  // the host sees who said what; once all have said no, the request has fallen, for everybody at once
  await host.page.goto(`/g/${slug}/host`)
  await expect(host.page.locator('#rangers')).toContainText(`1 人已说，共 ${asked.length} 人`)
  for (const one of asked.slice(1, -1)) await game.act(one, { do: 'vetoExtension', say: 'no' })
  await expect(host.page.locator('#rangers')).toContainText(`${asked.length - 1} 人已说`)
  await game.act(first(asked.slice(-1)), { do: 'vetoExtension', say: 'no' })
  await expect(host.page.locator('#rangers')).toHaveCount(0)
  await expect(host.page.locator('#extension')).toHaveCount(0)
  await watcher.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(watcher.page.locator('article').last()).toContainText('白道的延期申请未得众游侠同意，作罢')
  const news = await (await watcher.page.request.get(`/g/${slug}/announcements?page=last`)).text()
  expect(asked.some(({ alias }) => news.slice(news.indexOf('延期申请作罢')).includes(`${alias}<`))).toBe(false)
  await watcher.page.goto(`/g/${slug}/vote`)

  // asked for anew and granted: every open clock moves by a day
  await game.act(sword, { do: 'requestExtension' })
  await host.page.locator('#extension').getByRole('button', { name: '准', exact: true }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: '准', exact: true }).click()
  await expect(host.page.locator('#extension')).toHaveCount(0)
  await expect(closing(3)).toBeAttached({ timeout: 20_000 })

  await substituted(game, host, watcher, await enter(browser, '九月'))
})

/** T3.3: the mate's seat goes to a volunteer while its account reads in the killers' room. */
async function substituted(game: MadeGame, host: Person, old: Person, friend: Person) {
  const { slug } = game
  const seat = game.seats.find(({ username }) => username === old.name) as Seated
  await friend.page.goto(`/g/${slug}`)
  await friend.page.getByRole('button', { name: '愿作替补' }).click()
  await expect(friend.page.getByRole('button', { name: '撤下' })).toBeVisible()
  await old.page.goto(`/g/${slug}/rooms/killers`)
  await expect(old.page.getByRole('banner')).toContainText(seat.alias)
  await expect(old.page.locator('#write')).toBeVisible()
  await host.page.goto(`/g/${slug}/host?seat=${seat.seat}`)
  await host.page.getByRole('button', { name: `给${seat.alias}换人` }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: '换人' }).click()
  await expect(host.page.getByRole('alertdialog')).toHaveCount(0)

  // the old account's open page is read again at once, as what he is now: nobody here
  await expect(old.page.locator('#write')).toHaveCount(0, { timeout: 20_000 })
  for (const place of ['rooms/killers', 'desk', 'me']) {
    await old.page.goto(`/g/${slug}/${place}`)
    await expect(old.page.getByRole('banner')).toContainText(old.name)
    await expect(old.page.getByRole('banner')).not.toContainText(seat.alias)
    await expect(old.page.locator('#write, .identity-head')).toHaveCount(0)
  }
  await friend.page.goto(`/g/${slug}/rooms/killers`)
  await expect(friend.page.getByRole('banner')).toContainText(seat.alias)
  await expect(friend.page.locator('#write')).toBeVisible()
  await friend.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(friend.page.locator('main')).not.toContainText('替补')
}

test('T14 T15.4 a round of two houses, and a flying bomb in its night', async ({ browser }) => {
  test.setTimeout(240_000)
  const host = await enter(browser, HOST)
  const game = await madeGame(host.page, {
    host: HOST,
    players: PLAYERS,
    config: {
      rounds: [
        { picks: 1, out: 1, slots: [] },
        { picks: 1, out: 1, slots: [{ group: 'killers', count: 1 }] },
        { picks: 1, out: 1, slots: [{ group: 'black', count: 1 }] },
      ],
      roles: [
        { role: 'killer', count: 2, codes: ['碧桃春', '汉宫春'] },
        { role: 'loneAssassin', count: 1, codes: ['夜飞鹊'] },
        { role: 'sword', count: 1, codes: ['醉花阴'] },
        { role: 'flyingBomb', count: 1, codes: ['一斛珠'] },
        { role: 'ranger', count: 7, codes: [] },
      ],
      houses: { count: 2, throughRound: 2 },
      custom: true,
    },
    startsAt: longAgo(10, '20:00:00'),
    title: '甲乙两府',
  })
  const { slug } = game
  const house = (n: number) => game.seats.filter((seat) => seat.house === n)
  const [east, west] = [house(1), house(2)]
  expect([east.length, west.length]).toEqual([6, 6])
  const flyer = first(game.having('flyingBomb'))
  const killer = first(game.having('killer'))
  const victims = [east, west].map((seats) => first(seats.filter(({ role }) => role === 'ranger'))) as [Seated, Seated]

  // each house votes for its own; a seat of one reads the other's log beside its own
  const [one, two] = victims
  const voter = await enter(browser, first(west).username)
  await game.allVote(east, one)
  await game.allVote(west.slice(1), two)
  await forumTime(host.page, longAgo(11, '12:00:00'))
  await voter.page.goto(`/g/${slug}/vote`)
  await expect(voter.page.getByLabel(`投 ${two.alias}`, { exact: true })).toHaveCount(1)
  await expect(voter.page.getByLabel(`投 ${one.alias}`, { exact: true })).toHaveCount(0)
  await expect(voter.page.locator('#log-1')).toContainText(first(east).alias)
  await voter.page.getByLabel(`投 ${two.alias}`, { exact: true }).check({ force: true })
  await voter.page.getByRole('button', { name: /^投出/ }).first().click()
  await expect(voter.page.getByText('此票现为有效票').first()).toBeVisible()
  await forumTime(host.page, longAgo(11, '21:00:01'))
  await host.page.goto(`/g/${slug}/vote/history?round=1`)
  await expect(host.page.locator('#vote-1-main')).toContainText(one.alias)
  await expect(host.page.locator('#vote-2-main')).toContainText(two.alias)

  // the night: the flying bomb flies at a killer under the right code name
  await forumTime(host.page, longAgo(11, '22:00:00'))
  const pilot = await enter(browser, flyer.username)
  await pilot.page.goto(`/g/${slug}/desk`)
  await write(pilot.page, essay('kill-04'))
  await pilot.page.locator('[name="target"]').selectOption({ label: killer.alias })
  await pilot.page.locator('[name="code"]').selectOption(killer.code ?? '')
  await pilot.page.getByRole('button', { name: '交飞弹帖', exact: true }).first().click()
  await pilot.page.waitForURL(/\/kills/)
  await forumTime(host.page, longAgo(12, '00:00:01'))
  await pilot.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(pilot.page.getByRole('main')).toContainText(new RegExp(`飞弹\\s*一斛珠起飞，与${killer.alias}同尽`)) // published at once
  await expect(pilot.page.getByRole('main')).toContainText('中帖者的身份与代号，等本轮结果帖')

  // the result post has a block for each house; the killer's point is settled in his own
  const living = game.seats.filter((seat) => ![one, two, flyer, killer].includes(seat))
  for (const seats of [east, west]) {
    const voters = living.filter((seat) => seats.includes(seat))
    await game.allVote(voters, first(voters.filter(({ role }) => role === 'ranger')))
  }
  await forumTime(host.page, longAgo(12, '21:00:01'))
  await host.page.goto(`/g/${slug}/announcements?page=last`)
  await host.page
    .getByRole('link', { name: /第二轮.*结果/ })
    .last()
    .click()
  const result = host.page.getByRole('main')
  await expect(result).toContainText(killer.code ?? '')
  await expect(result).toContainText('甲府')
  await expect(result).toContainText('乙府')

  // from round 3 on one house: whoever sat in either votes for anybody
  await forumTime(host.page, longAgo(13, '12:00:00'))
  const left = living.filter((seat) => seat !== one && seat !== two)
  const second = left.find((seat) => seat.house === 2 && seat.username === voter.name) ?? null
  await voter.page.goto(`/g/${slug}/vote`)
  if (second) await expect(voter.page.getByRole('button', { name: /^投出/ }).first()).toBeVisible()
})

test('T18 T2.6 T4.3 T8.1 T10.2 two hosts at one desk: told of each other, and whatever they do is announced', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const host = await enter(browser, HOST)
  const game = await madeGame(host.page, {
    host: HOST,
    players: PLAYERS,
    config: { preset: 'quick-12' },
    startsAt: longAgo(20, '20:00:00'),
    title: '两只哨子',
    setup: { assistantAccounts: false },
  })
  const { slug } = game
  const desk = `/g/${slug}/host`
  const [one] = game.seats as [Seated]
  await forumTime(host.page, longAgo(21, '12:00:00'))
  const { page } = host
  await page.goto(`${desk}#team`)
  await page.locator('#team').getByLabel('账号').fill('九月')
  await page.locator('#team').getByRole('button', { name: '请来' }).click()
  await expect(page.locator('#team')).toContainText('九月')

  // the contents lead to every part of the desk, and to nothing else
  const helper = await enter(browser, '九月')
  for (const { page } of [host, helper]) {
    await page.goto(desk)
    await contentsMatch(page)
  }

  // a volunteer: known to the main host, not to an assistant who may not know accounts
  const friend = await enter(browser, '大雪')
  await friend.page.goto(`/g/${slug}`)
  await friend.page.getByRole('button', { name: '愿作替补' }).click()
  await expect(friend.page.getByRole('button', { name: '撤下' })).toBeVisible()
  await page.reload()
  await expect(page.locator('#substitutes')).toContainText('大雪')
  await helper.page.reload()
  await expect(helper.page.locator('#substitutes')).toHaveCount(0)
  expect(await (await helper.page.request.get(desk)).text()).not.toContain('大雪')

  // both open the sheet of one seat; the later one is told what the earlier did, keeps his words, and may then mean it
  const open = async ({ page }: Person, reason: string) => {
    await page.goto(`${desk}?seat=${one.seat}`)
    await page.locator('#sheet').getByLabel('公开的理由').fill(reason)
  }
  await open(host, '催人脱马甲')
  await open(helper, '逼人表态')
  await page.getByRole('button', { name: '记下警告' }).click()
  await expect(page.locator('#seats')).toContainText('警告一次')
  await helper.page.getByRole('button', { name: '记下警告' }).click()
  await expect(helper.page.locator('#sheet')).toContainText(`老灯（12:00:00）警告${one.alias}`)
  await expect(helper.page.locator('#sheet').getByLabel('公开的理由')).toHaveValue('逼人表态')
  await helper.page.getByRole('button', { name: '记下警告' }).click()
  await expect(helper.page.locator('#seats')).toContainText('警告二次')

  // reminders, a round, a pause: each announced with its reason, each in the log
  const reminders = page.locator('#reminders')
  await reminders.getByLabel('关票前提醒').fill('半小时')
  await reminders.getByRole('button', { name: '改定并公告' }).click()
  await expect(reminders).toContainText('填 1 到 1440 的整数')
  await reminders.getByLabel('关票前提醒').fill('90、15')
  await reminders.getByRole('button', { name: '改定并公告' }).click()
  await expect(reminders).toContainText('眼下：到时前90 分钟和15 分钟')
  await expect(reminders.getByLabel('关票前提醒')).toHaveValue('90、15')
  const rounds = page.locator('#rounds')
  const ratio = (await rounds.getByText('票点比例').textContent()) ?? ''
  await rounds.getByLabel('票出').fill('3')
  await expect(rounds.getByText('票点比例')).not.toHaveText(ratio)
  await rounds.getByLabel('公开的理由').fill('多走几个')
  await rounds.getByRole('button', { name: '改定并公告' }).click()
  await expect(page.getByText('轮次已改，公告已出').first()).toBeVisible()
  await page.locator('#pause').getByRole('button', { name: '暂停' }).click()
  await page.getByRole('alertdialog').getByLabel('公开的理由').fill('站点搬家')
  await page.getByRole('alertdialog').getByRole('button', { name: '暂停' }).click()
  await expect(page.locator('#pause')).toContainText('本局正停着')
  await expect(page.getByRole('navigation', { name: '哨台目录' })).toContainText('恢复（有事等着）')
  await expect(page.locator('#log')).toContainText('改提醒：到时前90、15分钟')

  const guest = await browser.newPage()
  await guest.goto(`/g/${slug}/announcements?page=last`)
  const news = guest.getByRole('main')
  for (const words of ['还没投、还没动的，往后到时前 90 分钟', '多走几个', '站点搬家', '逼人表态'])
    await expect(news).toContainText(words)

  // a correction stands beneath what it corrects, and is announced itself
  await page.goto(`/g/${slug}/announcements?page=last`)
  await page.locator('article').filter({ hasText: '多走几个' }).getByRole('link').first().click()
  await page.locator('#write').getByLabel('勘误').fill('票出是三人，不是二人。')
  await page.locator('#write').getByRole('button', { name: '附上勘误' }).click()
  await expect(page.getByRole('main')).toContainText('票出是三人，不是二人。')
  await guest.reload()
  await expect(guest.locator('article').filter({ hasText: '多走几个' })).toContainText('票出是三人，不是二人。')
  await expect(guest.locator('article').last()).toContainText('勘误')
  await guest.close()
})

for (const [ruleset, players, config] of [
  ['jianghu', PLAYERS.slice(0, 8), {}],
  ['jingfei', PLAYERS, { preset: 'evening-12' }],
] as const)
  test(`T8.1 the desk of ${ruleset}: its contents, its reminders`, async ({ browser }) => {
    const host = await enter(browser, HOST, { viewport: { width: 360, height: 780 } })
    const { slug } = await madeGame(host.page, {
      ruleset,
      host: HOST,
      players,
      config,
      startsAt: longAgo(30, '20:00:00'),
      title: `哨台 ${ruleset}`,
    })
    const { page } = host
    await page.goto(`/g/${slug}/host`)
    await contentsMatch(page)
    const reminders = page.locator('#reminders')
    await expect(reminders.getByLabel('白条')).toHaveCount(0)
    await reminders.getByRole('textbox').fill('10')
    await reminders.getByRole('button', { name: '改定并公告' }).click()
    await expect(reminders).toContainText('眼下：到时前10 分钟')
    await page.goto(`/g/${slug}/announcements?page=last`)
    await expect(page.locator('article').last()).toContainText('到时前 10 分钟')
  })

/** Every part of the desk is in its contents, in order; the links go by without a script; no barrier, nothing too wide. */
async function contentsMatch(page: Page) {
  const links = page.getByRole('navigation', { name: '哨台目录' }).getByRole('link')
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const parts = await page.locator('.desk section.part').evaluateAll((all) => all.map((part) => `#${part.id}`))
  expect(anchors).toEqual(parts)
  await expectNoBarrier(page)
  await expectNoExcess(page)
}

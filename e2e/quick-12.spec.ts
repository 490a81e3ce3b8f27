import { expect, test } from '@playwright/test'
import { readTranscript, replayOutcome } from '@/lib/engine/transcript'
import { forumTime } from './forum-time'
import { enter, essay, learnIdentity, type Person, rest, vote, voteInOvertime, write } from './people'

/**
 * A quick-12 in the browser: set-up, sign-up, deal, report-in, ballots with receipts; a tie that goes to overtime; a
 * firework; an IOU filled in the morning, at first too short; a black seat voted out under a wrong code; the score
 * against a replay of the exported transcript; and what each was ever sent, searched for what was not theirs to know.
 */
const HOST = '老灯'
// none of them is an alias of the stock, or a word of the pages
const PLAYERS = '青团 竹斋 司空 长亭 小炉 阿灰 木鱼 砚台 山核桃 北纬 老猫 豆子'.split(' ')
const CODES = ['碧桃春', '汉宫春', '夜飞鹊', '醉花阴', '一剪梅']

test('a game of twelve, from set-up to the last result post', async ({ browser }) => {
  test.setTimeout(900_000)
  const host = await enter(browser, HOST)
  await forumTime(host.page, '2027-03-01T12:00:00+08:00')

  // set-up
  await host.page.goto('/games/new?ruleset=tiesha')
  await host.page.locator('[name="title"]').fill('十二楼')
  const quick = host.page.locator('.preset', { hasText: '快局' })
  if (await quick.getByRole('button').count()) await quick.getByRole('button').click()
  await host.page.locator('[name="startsAt"]').fill('2027-03-02T20:00')
  await host.page.locator('[name="signUpCloses"]').fill('2027-03-02T12:00')
  await host.page.getByRole('button', { name: '存成草稿' }).first().click()
  await host.page.waitForURL(/\/g\/[a-z0-9]+$/)
  const slug = host.page.url().split('/').at(-1) ?? ''
  await host.page.getByRole('button', { name: '开始招人' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: '开始招人' }).click()
  await expect(host.page.getByText('还没有人报名').first()).toBeVisible()

  // sign-up and deal
  const people: Person[] = []
  for (const name of PLAYERS) {
    const person = await enter(browser, name)
    people.push(person)
    await person.page.goto(`/g/${slug}`)
    await person.page.getByRole('button', { name: '报名', exact: true }).click()
    await expect(person.page.getByText('你已报名，等主哨定。')).toBeVisible()
    await rest(person)
  }
  await host.page.goto(`/g/${slug}`)
  await host.page.getByRole('button', { name: '照先后收满 12 人' }).click()
  await host.page.getByRole('button', { name: '发牌' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: '发牌' }).click()
  await expect(host.page.getByText('0/12 座已报到').first()).toBeVisible()

  // identities, each on its own page
  for (const person of people) await learnIdentity(person, slug)
  const having = (code: string) => {
    const found = people.find((person) => person.code === code)
    if (!found) throw new Error(`nobody bears ${code}`)
    return found
  }
  const [killer, otherKiller, lone, sword, bomb] = CODES.map(having) as [Person, Person, Person, Person, Person]
  const rangers = people.filter((person) => person.code === null)
  expect(rangers).toHaveLength(7)
  const [first, second, third] = rangers as [Person, Person, Person]

  // report-in: one by hand, below the limit first; the rest were not asked for, and the host starts anyway
  await first.page.goto(`/g/${slug}/report`)
  const report = essay('report-05')
  await write(first.page, { title: report.title, text: report.text.slice(0, 200) })
  await expect(first.page.getByRole('button', { name: /还差/ }).first()).toHaveAttribute('aria-disabled', 'true')
  await write(first.page, report)
  await first.page.getByRole('button', { name: '交报到帖' }).first().click()
  await expect(first.page.getByText('你已报到').first()).toBeVisible()
  await host.page.goto(`/g/${slug}`)
  await expect(host.page.getByText('1/12 座已报到').first()).toBeVisible()
  await host.page.getByRole('button', { name: '此刻开局' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: '此刻开局' }).click()
  await expect(host.page.getByRole('heading', { level: 1 })).toContainText('十二楼')

  // round 1: a tie of six and six, watched live by the host; overtime decides
  await forumTime(host.page, '2027-03-02T12:00:00+08:00')
  await host.page.goto(`/g/${slug}/vote`)
  for (const [i, person] of people.entries())
    await vote(person, slug, { alias: i % 2 === 0 ? first.alias : second.alias })

  await expect(host.page.getByText('12/12').first()).toBeVisible({ timeout: 20_000 }) // no reload: the live update brought it

  await forumTime(host.page, '2027-03-02T21:00:01+08:00')
  await voteInOvertime(third, slug, first.alias)
  await voteInOvertime(killer, slug, first.alias)
  await voteInOvertime(lone, slug, second.alias)
  await forumTime(host.page, '2027-03-02T21:20:01+08:00')
  await host.page.goto(`/g/${slug}/roster`)
  await expect(host.page.getByText(first.alias).first()).toBeVisible()

  // round 2, posting: the killer hits the bomb, the sword the other killer, the lone assassin hangs an IOU
  const claim = async (person: Person, target: Person, guess?: string) => {
    await person.page.goto(`/g/${slug}/desk`)
    await person.page.locator('#claim [name="target"]').selectOption({ label: target.alias })
    if (guess) await person.page.locator('#claim [name="code"]').selectOption(guess)
    await person.page.locator('#claim').getByRole('button', { name: '认领这一位' }).click()
    await expect(person.page.getByText('这一杀').first()).toBeVisible()
  }
  await forumTime(host.page, '2027-03-02T22:00:00+08:00')
  await claim(killer, bomb)
  await write(killer.page, essay('kill-01'))
  await killer.page.getByRole('button', { name: '交帖', exact: true }).first().click()
  await killer.page.waitForURL(/\/kills/)
  await claim(sword, otherKiller, otherKiller.code ?? '')
  await write(sword.page, essay('kill-04'))
  await sword.page.getByRole('button', { name: '交帖', exact: true }).first().click()
  await sword.page.waitForURL(/\/kills/)
  await claim(lone, third)
  await lone.page.getByText('挂白条', { exact: true }).click() // opens what it binds to; nothing is done yet
  await lone.page.getByRole('button', { name: '挂上白条' }).click()
  await expect(lone.page.getByText('欠着白条').first()).toBeVisible()
  await lone.page.goto(`/g/${slug}/kills`)
  await expect(lone.page.getByText('夜飞鹊').first()).toBeVisible()

  // the secrets of this night: nobody else was sent them
  const secretRole = /"role":"(killer|loneAssassin|sword|openBomb)"/
  for (const person of [second, bomb, sword, lone])
    for (const { url, body } of person.heard) {
      const plain = body.replaceAll('\\"', '"')
      const own = { killer: '杀手', loneAssassin: '刺客', sword: '剑侠', openBomb: '明蛋' } as const
      for (const match of plain.matchAll(new RegExp(secretRole, 'g')))
        expect(own[match[1] as keyof typeof own], `${person.name} was sent a role by ${url}`).toBe(person.role)
    }

  // night report at midnight; the firework is public at once, the other two are not yet
  await forumTime(host.page, '2027-03-03T00:00:01+08:00')
  await host.page.goto(`/g/${slug}/announcements?page=last`)
  await expect(host.page.getByRole('main')).toContainText('烟花')
  await second.page.goto(`/g/${slug}/roster`)
  await expect(second.page.getByRole('main')).toContainText('一剪梅')
  // the sword's guess is public, whether it was right is not
  await expect(second.page.getByRole('row', { name: otherKiller.alias })).toContainText('身份待结果帖')

  // the IOU in the morning: too short is refused and kept, then it fills
  await forumTime(host.page, '2027-03-03T09:30:00+08:00')
  await lone.page.goto(`/g/${slug}/desk`)
  await write(lone.page, essay('kill-06'))
  await expect(lone.page.getByRole('button', { name: /还差/ }).first()).toHaveAttribute('aria-disabled', 'true')
  await write(lone.page, essay('iou-01'))
  await lone.page.getByRole('button', { name: '补上这篇' }).first().click()
  await lone.page.waitForURL(/\/kills/)

  // the vote: the lone assassin goes, under a wrong code
  const living = [second, sword, lone, ...rangers.slice(3)]
  await forumTime(host.page, '2027-03-03T12:00:00+08:00')
  for (const person of living)
    await vote(person, slug, person === lone ? { alias: sword.alias } : { alias: lone.alias, guess: '汉宫春' })
  await forumTime(host.page, '2027-03-03T21:00:01+08:00')

  // the end: no black seat lives; everything is open; the page and the replay agree
  await second.page.goto(`/g/${slug}/announcements?page=last`)
  await second.page.getByRole('link', { name: '看终局帖' }).last().click()
  const main = second.page.getByRole('main')
  await expect(main).toContainText('夜飞鹊')
  for (const person of people) await expect(main).toContainText(person.name) // accounts behind aliases (T16.3)
  const exported = await second.page.request.get(`/api/games/${slug}/transcript`)
  const read = readTranscript(await exported.json())
  if (!read.valid) throw new Error('the exported transcript is faulty')
  const outcome = replayOutcome(read.transcript)
  expect(outcome.endedBy).toBe('factionOut')
  expect(outcome.winner).toBe('white')
  expect(outcome.score.white.total).toBe('4')
  expect(outcome.score.black.total).toBe('1')
  await expect(main).toContainText('白道胜')

  // raw answers to a ranger before the end: no account behind any other alias
  const before = second.heard.filter(({ url }) => url.includes(slug) && !url.includes('announcements?page=last'))
  const others = people.filter((person) => person !== second).map((person) => person.name)
  const dealt = before.findIndex(({ url }) => url.endsWith('/me'))
  for (const { url, body } of before.slice(dealt))
    for (const name of others) expect(body.includes(name), `${url} names ${name}`).toBe(false)
})

import { type Browser, expect, test } from '@playwright/test'
import { forumTime, TODAY } from './forum-time'
import { enter, type Person } from './people'
import { madeGame, seatsNow } from './test-games'

/**
 * 江湖 with eight seats in the browser: the choice of characters, two nights and days, and in the third night the
 * combination that wins for the League. Three seats sit in browsers of their own, one of them without JavaScript; the
 * others act by the services. What each was sent is searched for what was not theirs to know. Played long ago, so that the
 * demo's games stand still meanwhile.
 */
const HOST = '老灯'
const PLAYERS = '青团 竹斋 司空 长亭 小炉 阿灰 木鱼 砚台'.split(' ')
const RELIC = ['至尊宝器上', '至尊宝器中', '至尊宝器下']
const LINE = '雪落了一夜，客栈檐下的灯笼早已冻得发硬，风一过便叮当作响。'
// picks close on the second at noon; the first night is at least twenty hours long (J1.2b)
const NIGHT_1_ENDS = '2026-05-03T21:00:01+08:00'
const DAY_1_ENDS = '2026-05-04T21:00:01+08:00'
const NIGHT_2_ENDS = '2026-05-05T21:00:01+08:00'
const DAY_2_ENDS = '2026-05-06T21:00:01+08:00'
const NIGHT_3_ENDS = '2026-05-07T21:00:01+08:00'

interface Seat {
  seat: number
  alias: string
  username: string
  character: string | null
  secrets: { faction: string; bag: string[]; mp: number } | null
}

test.afterEach(async ({ page }) => {
  await forumTime(page, TODAY)
})

test('J1 to J16 eight seats, two nights and days, and a relic combined in the third night', async ({ browser }) => {
  test.setTimeout(600_000)
  const host = await enter(browser, HOST)
  const made = await madeGame(host.page, {
    ruleset: 'jianghu',
    host: HOST,
    players: PLAYERS,
    config: {},
    startsAt: '2026-05-01T12:00:00+08:00',
    title: '风雪夜归',
  })
  const { slug } = made
  const g = `/g/${slug}`
  const now = () => seatsNow<Seat>(host.page, slug)
  const send = async (seat: number, command: object) => {
    const answer = await host.page.request.post('/api/test/act', { data: { slug, by: seat, command } })
    expect(await answer.json(), JSON.stringify(command)).toMatchObject({ ok: true })
  }

  // who is who: a hero of the League, whoever sits behind a bystander, and one more, without JavaScript
  const dealt = await now()
  const factionOf = (seat: number) => dealt.find((one) => one.seat === seat)?.secrets?.faction
  const heroSeat = dealt.find(({ secrets }) => secrets?.faction === 'league')?.seat ?? 0
  const told = dealt
    .map(({ seat }) => (seat % 8) + 1)
    .find((seat) => factionOf(seat === 1 ? 8 : seat - 1) === 'bystander' && seat !== heroSeat)
  const toldSeat = told ?? 0
  const plainSeat = dealt.find(({ seat }) => seat !== heroSeat && seat !== toldSeat)?.seat ?? 0
  const hero = await sit(browser, dealt, heroSeat)
  const watcher = await sit(browser, dealt, toldSeat)
  const plain = await sit(browser, dealt, plainSeat, false)

  // J1.2a: the hall leads to the place where one chooses, and so does the night desk
  await hero.page.goto('/')
  await hero.page.locator(`a[href="${g}#pick"]`).first().click()
  await expect(hero.page.locator('#pick [name="character"]').first()).toBeVisible()
  await plain.page.goto(`${g}/night`)
  await expect(plain.page.locator(`main a[href="${g}#pick"]`).last()).toBeVisible()

  // J1.4a: the rules of conduct are those of this game
  await plain.page.goto(`${g}/rules`)
  await expect(plain.page.getByText('局外私下串通')).toBeVisible()
  await expect(plain.page.locator('main')).not.toContainText('索帖')

  await plain.page.goto(g)
  await plain.page.getByRole('button', { name: '就这样定' }).click()
  await expect(plain.page.getByRole('alert').filter({ hasText: '还没有择人，也没有择地' })).toBeVisible()

  // everybody chooses; nobody sees another's choice
  const heroOffer = await pick(hero, g, '汴梁')
  const watcherOffer = await pick(watcher, g, '汴梁')
  await pick(plain, g, '汴梁')
  expect(saidTo(watcher)).not.toContain(heroOffer[0])
  for (const { seat } of dealt)
    if (![heroSeat, toldSeat, plainSeat].includes(seat)) await send(seat, { do: 'pick', place: '汴梁' })
  await forumTime(host.page, '2026-05-02T12:00:01+08:00')
  const cast = await now()
  const nameOf = (seat: number) => cast.find((one) => one.seat === seat)?.character ?? ''
  /** Whoever holds a part of the relic gives one to the hero. */
  const give = async () => {
    for (const { seat, secrets } of await now()) {
      const part = secrets?.bag.find((item) => RELIC.includes(item))
      if (seat !== heroSeat && part)
        await send(seat, { do: 'act', skills: [{ skill: 'give', target: heroSeat, item: part }] })
    }
  }

  // J1.4: the hint names a faction, never a bystander
  await watcher.page.goto(`${g}/me`)
  await watcher.page.getByText('我的阵营').click()
  await expect(watcher.page.getByText(/有人告诉你：.*是(至尊联盟|刺客组织)/)).toBeVisible()

  // night 1: the desk counts as one goes, keeps what is refused, and confirms what stands
  await give()
  await hero.page.goto(`${g}/night`)
  const desk = hero.page.locator('#action')
  await desk.locator('[name="use.attack"]').check()
  await desk.locator('[name="target.attack"]').selectOption(String(plainSeat))
  await desk.locator('[name="move"][value="塞北"]').check()
  await expect(desk.getByText('去塞北')).toBeVisible()
  await desk.locator('[name="move"][value=""]').check()
  await expect(desk.getByText(`攻击：${nameOf(plainSeat)}（内力 1）`).first()).toBeVisible()
  const mp = (await now()).find(({ seat }) => seat === heroSeat)?.secrets?.mp ?? 0
  await expect(desk.getByText(`内力 ${mp} − 1 ＝ ${mp - 1}`).first()).toBeVisible()
  await desk.getByRole('button', { name: '定下行动' }).first().click()
  await expect(hero.page.getByText('已定的行动')).toBeVisible()

  // J14: a scene, too short at first
  const scene = hero.page.locator('#scene')
  await scene.locator('[contenteditable="true"]').click()
  await hero.page.keyboard.insertText(LINE)
  await expect(scene.getByRole('button', { name: /还差/ })).toBeVisible()
  await hero.page.keyboard.insertText(`\n${LINE.repeat(5)}`)
  await scene.getByRole('button', { name: '交起手文' }).click()
  await expect(hero.page.getByText('今夜的起手文已收')).toBeVisible()

  // without JavaScript: refused as a whole, with what was ticked still there; then taken
  await plain.page.goto(`${g}/night`)
  for (const skill of ['attack', 'guard', 'rob', 'inspect', 'give', 'combine']) {
    const box = plain.page.locator(`[name="use.${skill}"]`)
    if (await box.isEnabled()) await box.check()
  }
  await plain.page.getByRole('button', { name: '定下行动' }).first().click()
  await expect(plain.page.getByRole('alert').filter({ hasText: '“攻击”还没有选人' })).toBeVisible()
  for (const skill of ['attack', 'rob', 'inspect', 'give'])
    await plain.page.locator(`[name="target.${skill}"]`).selectOption(String(toldSeat))
  await plain.page.getByRole('button', { name: '定下行动' }).first().click()
  await expect(plain.page.getByRole('alert').filter({ hasText: '“合成”还没有选合成哪一样' })).toBeVisible()
  await plain.page.locator('[name="item.give"]').selectOption({ index: 1 })
  await plain.page.locator('[name="what.combine"]').selectOption('king')
  await plain.page.getByRole('button', { name: '定下行动' }).first().click()
  await expect(plain.page.getByRole('alert').filter({ hasText: '内力不够：一共要 9' })).toBeVisible()
  await expect(plain.page.locator('[name="use.rob"]')).toBeChecked()
  await expect(plain.page.locator('[name="target.rob"]')).toHaveValue(String(toldSeat))
  for (const skill of ['attack', 'rob', 'inspect', 'give', 'combine']) {
    const box = plain.page.locator(`[name="use.${skill}"]`)
    if (await box.isChecked()) await box.uncheck()
  }
  await plain.page.getByRole('button', { name: '定下行动' }).first().click()
  await expect(plain.page.getByText('已定的行动')).toBeVisible()
  await expect(plain.page.locator('.jh-summary').first()).toContainText('防守')
  await give() // what a seat in a browser holds of the relic goes to the hero too: its last action counts

  // J13a: the night's announcement tells the scene to all, and to nobody before
  expect(saidTo(watcher)).not.toContain('客栈檐下')
  await forumTime(host.page, NIGHT_1_ENDS)
  await watcher.page.goto(`${g}/announcements?page=last`)
  await expect(watcher.page.getByText('客栈檐下').first()).toBeVisible()
  await hero.page.goto(`${g}/me`)
  await expect(hero.page.locator('#diary')).toContainText('攻击：造成')

  // day 1: one vote each, changed at will, oneself allowed
  for (const person of [watcher, plain]) {
    await person.page.goto(`${g}/vote`)
    await person.page.locator(`[name="seat"][value="${person.seat}"]`).check()
    await person.page.getByRole('button', { name: '投这一票' }).click()
    await expect(person.page.getByText('你这一票投给')).toContainText(nameOf(person.seat))
  }
  await watcher.page.locator(`[name="seat"][value="${plainSeat}"]`).check()
  await watcher.page.getByRole('button', { name: '改投' }).click()
  await expect(watcher.page.getByText('你这一票投给')).toContainText(nameOf(plainSeat))

  // J1.4a: whoever talks does so as his character
  await watcher.page.goto(`${g}/talk`)
  await expect(watcher.page.getByText(nameOf(toldSeat)).first()).toBeVisible()

  // night 2 and day 2
  await forumTime(host.page, DAY_1_ENDS)
  await give()
  await forumTime(host.page, NIGHT_2_ENDS)
  await send(plainSeat, { do: 'vote', seat: toldSeat })
  await forumTime(host.page, DAY_2_ENDS)

  // night 3: the hero combines
  const ready = (await now()).find(({ seat }) => seat === heroSeat)
  expect(RELIC.every((part) => ready?.secrets?.bag.includes(part))).toBe(true)
  await hero.page.goto(`${g}/night`)
  await desk.locator('[name="use.combine"]').check()
  await expect(desk.locator('[name="what.combine"]')).toContainText('至尊宝器（三部有 3）')
  await desk.locator('[name="what.combine"]').selectOption('relic')
  await desk.getByRole('button', { name: '定下行动' }).first().click()
  await expect(hero.page.getByText('已定的行动')).toBeVisible()
  for (const name of heroOffer.slice(1)) expect(saidTo(watcher), 'what the hero was offered').not.toContain(name)
  for (const name of watcherOffer.slice(1)) expect(saidTo(hero), 'what the watcher was offered').not.toContain(name)

  await forumTime(host.page, NIGHT_3_ENDS)
  await watcher.page.goto(g)
  await expect(watcher.page.getByText('至尊联盟胜').first()).toBeVisible()
  await watcher.page.goto(`${g}/vote`)
  await expect(watcher.page.locator('#votes')).toContainText(nameOf(plainSeat))
})

/** The seat's account in a browser of its own. */
async function sit(browser: Browser, seats: readonly Seat[], seat: number, javaScriptEnabled = true): Promise<Person> {
  const { username = '' } = seats.find((one) => one.seat === seat) ?? {}
  return Object.assign(await enter(browser, username, { javaScriptEnabled }), { seat })
}

/** Takes the first of the characters offered, in this place; what was offered comes back. */
async function pick({ page }: Person, g: string, place: string): Promise<string[]> {
  await page.goto(g)
  const offered = page.locator('[name="character"]')
  const names = await offered.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(names).toHaveLength(3)
  await offered.first().check()
  await page.locator(`[name="place"][value="${place}"]`).check()
  await page.getByRole('button', { name: '就这样定' }).click()
  await expect(page.getByText(`现在定的是${names[0]}，从${place}起步`)).toBeVisible()
  return names
}

/** Everything that the server has sent to this browser. */
const saidTo = ({ heard }: Person): string => heard.map(({ body }) => body).join('\n')

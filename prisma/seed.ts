// The demo: made once, on a database without accounts. Run by `npm start` while demo mode is on.
import { db, freezeTestClock, now } from '@/lib/db'
import { dayOf } from '@/lib/engine/core'
import { env } from '@/lib/env'
import { OPEN_THREADS } from '@/lib/play/game-threads'
import { newSlug } from '@/lib/play/random'
import { demoAccounts, HOST, playerNames } from './demo/accounts'
import { demoJianghu, demoJingfei } from './demo/bot-games'
import { demoGame, type Texts } from './demo/games'
import { essays, lines, plainTexts } from './demo/texts'
import { zoneWhere } from './demo/zones'

const HOME = 'Asia/Shanghai'
const DAY = 86_400_000

if ((await db().user.count()) === 0) await seed()
await db().$disconnect()

async function seed() {
  const from = Date.now()
  const { TEST_CLOCK_AT } = env()
  if (TEST_CLOCK_AT) await freezeTestClock(Date.parse(TEST_CLOCK_AT))
  const accounts = await demoAccounts()
  const board = await db().board.create({
    data: { slug: 'fengyun', name: '风云阁', about: '帖杀正局', order: 1 },
  })
  await db().board.createMany({
    data: [{ slug: 'tingyu', name: '听雨轩', about: '闲谈与点评', order: 2 }],
  })
  const texts: Texts = {
    kill: essays('kill'),
    iou: essays('iou'),
    report: essays('report'),
    talk: lines('talk'),
    channel: lines('channel'),
    spectators: lines('spectators'),
  }
  const at = await now()
  const voting = zoneWhere(at, 10.5, 20) // by then every IOU of the night is filled or missed
  const posting = zoneWhere(at, 22, 23.5)
  await demoGame(
    {
      title: '秋水长天',
      about: '经典二十人，七日了局。帖子随心，票要按时。',
      preset: 'classic-20',
      seed: 29,
      zone: HOME,
      day: 5,
      today: dayOf(HOME, at) - 3,
      reports: 20,
      boardId: board.id,
    },
    texts,
    accounts,
  )
  await demoGame(
    {
      title: '雨打芭蕉',
      about: '快局，十二人四轮。每晚九点关票，过秒不计。',
      preset: 'quick-12',
      seed: 2,
      zone: voting,
      day: 2,
      today: dayOf(voting, at),
      reports: 12,
      boardId: board.id,
    },
    texts,
    accounts,
  )
  await demoGame(
    {
      title: '西窗话雨',
      about: '快局，十二人四轮，写帖的都是老手。',
      preset: 'quick-12',
      seed: 21,
      zone: posting,
      day: 2,
      today: dayOf(posting, at),
      reports: 12,
      boardId: board.id,
    },
    texts,
    accounts,
  )
  await demoJianghu(
    {
      title: '雁过留声',
      about: '江湖局，八座。一夜一日为一轮，合出至尊宝器或刺客之王者胜，打酱油的各有机密。',
      seed: 14,
      zone: HOME,
      day: 7,
      today: dayOf(HOME, at),
      boardId: board.id,
    },
    plainTexts('scene'),
    accounts,
  )
  await demoJingfei(
    {
      title: '灯下黑',
      about: '警匪局，十二人，用本名。轮到谁谁说话，说完写一个“过”。',
      seed: 29,
      zone: HOME,
      day: 5,
      today: dayOf(HOME, at),
      boardId: board.id,
    },
    lines('speech'),
    accounts,
  )
  const waiting = playerNames().slice(0, 9)
  const opened = new Date(at - 2 * DAY)
  await db().game.create({
    data: {
      slug: newSlug(),
      title: '雪夜访戴',
      ruleset: 'tiesha',
      status: 'recruiting',
      boardId: board.id,
      config: { preset: 'quick-12' },
      setup: { about: '新手局，哨子手把手。没写过杀帖的也来，报到帖写满三百字就算过关。' },
      timeZone: HOME,
      signUpClosesAt: new Date(at + 3 * DAY),
      startsAt: new Date(at + 5 * DAY),
      createdAt: opened,
      hosts: { create: { userId: accounts.get(HOST) ?? '', role: 'main' } },
      signUps: {
        create: waiting.map((name, i) => ({
          userId: accounts.get(name) ?? '',
          status: i < 6 ? 'accepted' : 'waiting',
          note: i === 7 ? '只有晚上在线，可以吗？' : '',
          createdAt: new Date(opened.getTime() + (i + 1) * 7_200_000),
        })),
      },
      threads: { create: OPEN_THREADS.map((thread) => ({ ...thread, title: '', createdAt: opened })) },
    },
  })
  console.log(`Demo seeded in ${Date.now() - from} ms`)
}

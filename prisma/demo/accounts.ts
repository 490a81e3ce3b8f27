import { randomBytes } from 'node:crypto'
import { hashPassword } from '@/lib/accounts/password'
import { db, now } from '@/lib/db'

/** Who hosts the demo, and who plays. Guides are seated so that each can show its role at once. */
export const HOST = '老灯'
export const GUIDES = { killer: '试玩杀手', jointAssassin: '试玩刺客', sword: '试玩剑侠', ranger: '试玩游侠' } as const
const PLAYERS =
  '半夏 竹斋 司空 长亭 小炉 阿灰 渔火 砚台 山核桃 北纬 老猫 豆子 九月 灰鸽 石头 南风 木鱼 青团 二胡 白鹭 铁匠 大雪 茶博士 货郎 船老大 守夜人'.split(
    ' ',
  )

/**
 * Makes the demo's accounts: they have a password that nobody knows, and sign in with one click while demo mode is on.
 * Returns their ids by name.
 */
export async function demoAccounts(): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const createdAt = new Date((await now()) - 40 * 86_400_000)
  const names = [HOST, ...Object.values(GUIDES), ...PLAYERS]
  await db().user.createMany({
    data: names.map((username) => ({
      username,
      usernameKey: username.normalize('NFKC').toLowerCase(),
      passwordHash,
      role: username === HOST ? ('host' as const) : ('member' as const),
      demo: true,
      createdAt,
    })),
  })
  const users = await db().user.findMany({ where: { demo: true }, select: { id: true, username: true } })
  return new Map(users.map((user) => [user.username, user.id]))
}

export const playerNames = (): string[] => [...Object.values(GUIDES), ...PLAYERS]

import { z } from 'zod'
import { db, transaction } from '@/lib/db'
import { usernameKey } from './names'
import type { SiteRole } from './users'

const PAGE_SIZE = 50

export interface MemberPage {
  members: { id: string; username: string; role: SiteRole; demo: boolean; createdAt: number }[]
  page: number
  pages: number
}

/** Accounts for the admin, by name; `search` matches within the name, whatever its width and letter case. */
export async function listMembers(search: string, page: number): Promise<MemberPage> {
  const where = search ? { usernameKey: { contains: usernameKey(search) } } : {}
  const pages = Math.max(1, Math.ceil((await db().user.count({ where })) / PAGE_SIZE))
  const shown = Math.min(Math.max(1, page), pages)
  const users = await db().user.findMany({
    where,
    orderBy: [{ role: 'desc' }, { usernameKey: 'asc' }],
    skip: (shown - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  })
  const members = users.map(({ id, username, role, demo, createdAt }) => ({
    id,
    username,
    role,
    demo,
    createdAt: createdAt.getTime(),
  }))
  return { members, page: shown, pages }
}

export const RoleChange = z.object({ userId: z.uuid(), role: z.enum(['member', 'host', 'admin']) })

/** Gives an account a site role. The last admin cannot be taken away; demo accounts never become admin. */
export function setRole({
  userId,
  role,
}: z.infer<typeof RoleChange>): Promise<'OK' | 'LAST_ADMIN' | 'DEMO_ACCOUNT' | 'NOT_FOUND'> {
  return transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('site roles', 0))`
    const user = await tx.user.findUnique({ where: { id: userId } })
    if (!user) return 'NOT_FOUND'
    if (user.demo && role === 'admin') return 'DEMO_ACCOUNT'
    const others = await tx.user.count({ where: { role: 'admin', id: { not: userId } } })
    if (user.role === 'admin' && role !== 'admin' && others === 0) return 'LAST_ADMIN'
    await tx.user.update({ where: { id: userId }, data: { role } })
    return 'OK'
  })
}

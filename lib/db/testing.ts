import { db } from './client'
import { freezeTestClock } from './clock'

/** Empties every table but the clock's row and stops forum time; for integration tests only. */
export async function freshTables(at = '2026-03-02T12:00:00+08:00'): Promise<void> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'Clock')`
  await db().$executeRawUnsafe(`TRUNCATE ${tables.map((t) => t.name).join(', ')} CASCADE`)
  await freezeTestClock(Date.parse(at))
}

import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client'

const held = globalThis as unknown as { prisma?: PrismaClient }

/** The Prisma client of this process; one pool, made on first use. */
export function db(): PrismaClient {
  held.prisma ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: env().DATABASE_POOL }),
  })
  return held.prisma
}

/** A transaction's client, or the plain one. */
export type Tx = Prisma.TransactionClient

/** Runs `work` in one transaction; throws what it throws, with nothing written. Waits at most 10 s for a connection. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(work, { maxWait: 10_000, timeout: 120_000 })
}

/** True for a violated unique constraint (Prisma P2002, or Postgres 23505 from raw SQL). */
export function isUniqueViolation(error: unknown): boolean {
  const e = error as { code?: string; meta?: { code?: string } } | null
  return e?.code === 'P2002' || e?.code === '23505' || e?.meta?.code === '23505'
}

/** True for text with a NUL, which Postgres cannot hold (22021, in JSON 22P05). No person types one. */
export function isUnholdable(error: unknown): boolean {
  const { meta } = (error ?? {}) as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } }
  const code = meta?.driverAdapterError?.cause?.originalCode
  return code === '22021' || code === '22P05'
}

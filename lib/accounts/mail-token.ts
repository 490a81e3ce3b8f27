import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { now, type Tx } from '@/lib/db'

const HOUR = 3_600_000
export const TOKEN_TTL_MS = { verify: 24 * HOUR, reset: HOUR } as const
type Purpose = keyof typeof TOKEN_TTL_MS

/** As it stands in a link: 32 random bytes, base64url. */
export const Token = z.string().regex(/^[\w-]{43}$/)

/** Makes the token of a letter; earlier ones of the same purpose end. Stored is its hash alone. */
export async function newToken(tx: Tx, purpose: Purpose, userId: string, address: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = await now(tx)
  await tx.mailToken.deleteMany({ where: { OR: [{ userId, purpose }, { expiresAt: { lt: new Date(at) } }] } })
  await tx.mailToken.create({
    data: { hash: hashOf(token), userId, purpose, address, expiresAt: new Date(at + TOKEN_TTL_MS[purpose]) },
  })
  return token
}

/** What an unexpired token stands for; null: unknown, used, ended or of another purpose. */
export async function readToken(tx: Tx, purpose: Purpose, token: unknown) {
  const parsed = Token.safeParse(token)
  if (!parsed.success) return null
  const found = await tx.mailToken.findUnique({ where: { hash: hashOf(parsed.data) } })
  if (found?.purpose !== purpose || found.expiresAt.getTime() <= (await now(tx))) return null
  return { userId: found.userId, address: found.address }
}

/** Takes a token, so that it serves once; false if another request was first. */
export async function takeToken(tx: Tx, token: string): Promise<boolean> {
  const { count } = await tx.mailToken.deleteMany({ where: { hash: hashOf(token) } })
  return count === 1
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

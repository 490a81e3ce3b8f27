import { z } from 'zod'
import { db, isUniqueViolation, now, type Tx, transaction } from '@/lib/db'
import { env } from '@/lib/env'
import type { Letter } from '@/lib/generated/prisma/client'
import { translatorFor } from '@/lib/i18n/messages'
import { orderLetter } from '@/lib/notify/mail/order'
import type { Mail } from '@/lib/notify/mail/post-office'
import { siteUrl } from '@/lib/site-url'
import { newToken, readToken, TOKEN_TTL_MS, takeToken } from './mail-token'
import { passwordMatches } from './password'
import { hit, unhit } from './rate-limit'

/** A mail address as typed: trimmed, lower case, so that one mailbox serves one account. */
export const MailAddress = z.string().trim().toLowerCase().max(254, 'ADDRESS').pipe(z.email('ADDRESS'))

/** An empty address takes the present one away. Whoever may reset the password by mail must know it to change where to. */
export const AddressChange = z.object({
  address: z.union([z.literal(''), MailAddress], 'ADDRESS'),
  current: z.string().max(256),
})

type AddressAnswer =
  | { ok: true; sent: boolean }
  | { ok: false; code: 'WRONG_PASSWORD' | 'DEMO_ACCOUNT' }
  | { ok: false; code: 'RATE'; retryAt: number }

/**
 * Asks a mailbox whether it belongs to this account: a letter with a link goes there, and only the link makes the address
 * count. Demo accounts have none: many people share them.
 */
export async function askForAddress(userId: string, change: z.infer<typeof AddressChange>): Promise<AddressAnswer> {
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } })
  if (user.demo) return { ok: false, code: 'DEMO_ACCOUNT' }
  const tries = await hit('signInByName', user.usernameKey)
  if (!tries.ok) return { ok: false, code: 'RATE', retryAt: tries.retryAt }
  if (!(await passwordMatches(user.passwordHash, change.current))) return { ok: false, code: 'WRONG_PASSWORD' }
  await unhit('signInByName', user.usernameKey, tries.windowAt)
  if (change.address === '') {
    await transaction(async (tx) => {
      await tx.user.update({ where: { id: userId }, data: { email: null } })
      await tx.mailToken.deleteMany({ where: { userId } })
    })
    return { ok: true, sent: false }
  }
  const letters = await hit('letterByAccount', userId)
  const mailbox = await hit('letterByMailbox', change.address)
  if (!letters.ok || !mailbox.ok)
    return {
      ok: false,
      code: 'RATE',
      retryAt: Math.max(letters.ok ? 0 : letters.retryAt, mailbox.ok ? 0 : mailbox.retryAt),
    }
  await orderLetter(db(), { kind: 'verify', userId, address: change.address })
  return { ok: true, sent: true }
}

/** The account's address, if its mailbox has answered. */
export async function readAddress(userId: string): Promise<string | null> {
  return (await db().user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })).email
}

/** "Is this mailbox yours?" */
export async function verifyLetter(tx: Tx, letter: Letter): Promise<Mail | null> {
  const { userId, address, madeAt } = letter
  if (userId === null || address === null) return null
  if (madeAt.getTime() < (await now(tx)) - TOKEN_TTL_MS.verify) return null
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  if (user.bannedAt) return null
  const { t } = translatorFor(user.locale, 'notices')
  const token = await newToken(tx, 'verify', userId, address)
  const words = { site: env().SITE_NAME, name: user.username, link: siteUrl(`/account/address?token=${token}`) }
  return { to: address, subject: t('letter.verifySubject', words), text: t('letter.verifyText', words) }
}

/** The address that a link would make this account's; null if the link is not, or no longer, for it. */
export async function addressOfToken(userId: string, token: unknown): Promise<string | null> {
  const found = await readToken(db(), 'verify', token)
  return found?.userId === userId ? found.address : null
}

/** The link was followed and confirmed: the address counts from now on. Works once. */
export async function confirmAddress(userId: string, token: string): Promise<'OK' | 'TOKEN' | 'ADDRESS_TAKEN'> {
  try {
    return await transaction(async (tx) => {
      const found = await readToken(tx, 'verify', token)
      if (found?.userId !== userId || !(await takeToken(tx, token))) return 'TOKEN'
      await tx.user.update({ where: { id: userId }, data: { email: found.address } })
      return 'OK'
    })
  } catch (error) {
    // Whoever gets here reads this mailbox: that another account of theirs has it is no secret to them.
    if (isUniqueViolation(error)) return 'ADDRESS_TAKEN'
    throw error
  }
}

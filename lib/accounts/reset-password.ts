import { z } from 'zod'
import { db, now, type Tx, transaction } from '@/lib/db'
import { env } from '@/lib/env'
import type { Letter } from '@/lib/generated/prisma/client'
import { translatorFor } from '@/lib/i18n/messages'
import { orderLetter } from '@/lib/notify/mail/order'
import type { Mail } from '@/lib/notify/mail/post-office'
import { siteUrl } from '@/lib/site-url'
import { MailAddress } from './address'
import { newToken, readToken, TOKEN_TTL_MS, takeToken } from './mail-token'
import { NewPassword } from './names'
import { hashPassword } from './password'
import { hit } from './rate-limit'

export const ResetWish = z.object({ address: MailAddress })
export const NewPasswordByMail = z.object({ token: z.string().max(100), password: NewPassword })

/**
 * Somebody has forgotten a password. Whatever the mailbox, the same things happen and the same is answered: whether an
 * account hangs on it is looked up only when the letter is written, far from whoever asked.
 * @param from the network address that asks
 */
export async function askForReset(
  wish: z.infer<typeof ResetWish>,
  from: string,
): Promise<{ ok: true } | { ok: false; code: 'RATE'; retryAt: number }> {
  const asker = await hit('resetByAddress', from)
  if (!asker.ok) return { ok: false, code: 'RATE', retryAt: asker.retryAt }
  if ((await hit('letterByMailbox', wish.address)).ok) await orderLetter(db(), { kind: 'reset', address: wish.address })
  return { ok: true }
}

/** The letter with the link, for the account whose mailbox this is; null: there is none, and nobody is written to. */
export async function resetLetter(tx: Tx, letter: Letter): Promise<Mail | null> {
  const { address, madeAt } = letter
  if (address === null || madeAt.getTime() < (await now(tx)) - TOKEN_TTL_MS.reset) return null
  const user = await tx.user.findUnique({ where: { email: address } })
  if (!user || user.bannedAt || user.demo) return null
  const { t } = translatorFor(user.locale, 'notices')
  const token = await newToken(tx, 'reset', user.id, address)
  const words = { site: env().SITE_NAME, name: user.username, link: siteUrl(`/reset-password?token=${token}`) }
  return { to: address, subject: t('letter.resetSubject', words), text: t('letter.resetText', words) }
}

/** Whether a link still opens the way to a new password. */
export async function isResetToken(token: unknown): Promise<boolean> {
  return (await readToken(db(), 'reset', token)) !== null
}

/** Sets a new password by a link, once, and revokes every session; false: the link is used, ended or unknown. */
export async function resetPassword({ token, password }: z.infer<typeof NewPasswordByMail>): Promise<boolean> {
  if (!(await isResetToken(token))) return false
  const passwordHash = await hashPassword(password)
  return transaction(async (tx) => {
    const found = await readToken(tx, 'reset', token)
    if (!found || !(await takeToken(tx, token))) return false
    // The mailbox may have been given up since the letter was written.
    const { count } = await tx.user.updateMany({
      where: { id: found.userId, email: found.address, bannedAt: null },
      data: { passwordHash, sessionEpoch: { increment: 1 } },
    })
    return count === 1
  })
}

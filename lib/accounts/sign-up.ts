import { z } from 'zod'
import { isUniqueViolation, now, transaction } from '@/lib/db'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { NewPassword, Username, usernameKey } from './names'
import { hashPassword } from './password'
import { hit } from './rate-limit'
import { TimeZone } from './time-zone'

export const SignUpInput = z.object({ username: Username, password: NewPassword })

export type SignUpAnswer =
  | { ok: true; id: string; role: 'member' | 'admin' }
  | { ok: false; code: 'NAME_TAKEN' }
  | { ok: false; code: 'RATE'; retryAt: number }

export interface SignUpContext {
  address: string
  locale?: string | null
  timeZone?: string | null
}

/**
 * Makes an account. The first one that is not a demo account becomes admin, also if two arrive at once.
 * Refused: a name that differs from another only in width or letter case; too many from one address.
 */
export async function signUp(input: z.infer<typeof SignUpInput>, context: SignUpContext): Promise<SignUpAnswer> {
  const rate = await hit('signUpByAddress', context.address)
  if (!rate.ok) return { ok: false, code: 'RATE', retryAt: rate.retryAt }
  const passwordHash = await hashPassword(input.password)
  const locale: Locale | null = isLocale(context.locale) ? context.locale : null
  const timeZone = TimeZone.safeParse(context.timeZone).data ?? null
  try {
    return await transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('first account', 0))`
      const role = (await tx.user.count({ where: { demo: false } })) === 0 ? 'admin' : 'member'
      const user = await tx.user.create({
        data: {
          username: input.username,
          usernameKey: usernameKey(input.username),
          passwordHash,
          role,
          locale,
          timeZone,
          createdAt: new Date(await now(tx)),
        },
      })
      return { ok: true, id: user.id, role } as const
    })
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, code: 'NAME_TAKEN' }
    throw error
  }
}

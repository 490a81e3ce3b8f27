import { AuthError } from 'next-auth'
import { signIn } from './auth'

export type EnterAnswer =
  | { ok: true }
  | { ok: false; code: 'WRONG_PASSWORD' }
  | { ok: false; code: 'RATE'; retryAt: number }

/** Signs in with name and password and sets the session cookie; for server actions. */
export function enter(username: string, password: string): Promise<EnterAnswer> {
  return answering(() => signIn('credentials', { username, password, redirect: false }))
}

/** Signs in as a demo account with one click; refused while demo mode is off. */
export function enterDemo(userId: string): Promise<EnterAnswer> {
  return answering(() => signIn('demo', { userId, redirect: false }))
}

async function answering(attempt: () => Promise<unknown>): Promise<EnterAnswer> {
  try {
    await attempt()
    return { ok: true }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    const [name, retryAt] = code.split('.')
    return name === 'RATE' ? { ok: false, code: name, retryAt: Number(retryAt) } : { ok: false, code: 'WRONG_PASSWORD' }
  }
}

import NextAuth, { CredentialsSignin, type DefaultSession } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/env'
import { addressOf } from './rate-limit'
import { checkDemo, checkPassword, type SignInAnswer } from './sign-in'
import { accountOfSession } from './users'

declare module 'next-auth' {
  interface Session {
    user: { id: string } & DefaultSession['user']
  }
  interface User {
    epoch?: number
  }
}

/** A refused sign-in; `code` is that of the refusal, or `RATE.<epoch ms>` with the instant to try again. */
class Refused extends CredentialsSignin {
  constructor(answer: Exclude<SignInAnswer, { ok: true }>) {
    super()
    this.code = answer.code === 'RATE' ? `RATE.${answer.retryAt}` : answer.code
  }
}

function admit(answer: SignInAnswer) {
  if (!answer.ok) throw new Refused(answer)
  return answer.user
}

const DAY = 86_400

export const { handlers, auth, signIn, signOut } = NextAuth(() => ({
  secret: env().AUTH_SECRET,
  trustHost: true,
  session: { strategy: 'jwt', maxAge: 60 * DAY },
  pages: { signIn: '/sign-in', error: '/sign-in' },
  providers: [
    Credentials({
      credentials: { username: {}, password: { type: 'password' } },
      authorize: async (raw, request) => admit(await checkPassword(raw, addressOf(request.headers))),
    }),
    Credentials({
      id: 'demo',
      credentials: { userId: {} },
      authorize: async (raw) => admit(await checkDemo(raw.userId)),
    }),
  ],
  callbacks: {
    async jwt({ token, user }) {
      if (user) return { sub: user.id, epoch: user.epoch }
      return (await accountOfSession(token.sub, token.epoch)) ? token : null
    },
    session({ session, token }) {
      // Only the id leaves through /api/auth/session; pages ask currentUser().
      return { expires: session.expires, user: { id: token.sub ?? '' } }
    },
  },
  logger: {
    // A wrong password is no error of ours, and names or tokens have no place in a log.
    error: (error) => {
      if (!(error instanceof CredentialsSignin)) console.error(`auth: ${error.name}`)
    },
    warn: () => {},
    debug: () => {},
  },
}))

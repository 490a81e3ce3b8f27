import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { safeNext } from '@/lib/accounts/safe-next'
import { currentUser } from '@/lib/accounts/session'
import { demoAccounts } from '@/lib/accounts/sign-in'
import { demoSignInAction, signInAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('signIn') }
}

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next: wanted, failed, error, reset } = await searchParams
  const next = safeNext(wanted)
  if (await currentUser()) redirect(next)
  const [t, letters] = await Promise.all([getTranslations('account'), getTranslations('notices')])
  const demo = await demoAccounts()
  return (
    <div className="narrow stack mt-6">
      <Part page id="sign-in" title={t('signIn')} note={next === '/' ? undefined : t('thenOn')}>
        {(failed || error) && (
          <Notice seal className="mb-4">
            {t('signInFailed')}
          </Notice>
        )}
        {reset && (
          <Notice live className="mb-4">
            {letters('resetDone')}
          </Notice>
        )}
        <Form action={signInAction} className="stack">
          <input type="hidden" name="next" value={next} />
          <TextField name="username" label={t('username')} autoComplete="username" required maxLength={200} />
          <TextField
            name="password"
            label={t('password')}
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
          <Button type="submit" tone="solid" wide>
            {t('signIn')}
          </Button>
          <p className="meta">
            {t('noAccount')} <Link href={`/sign-up?next=${encodeURIComponent(next)}`}>{t('signUp')}</Link>
          </p>
          <p className="meta">
            <Link href="/reset-password">{t('forgotPassword')}</Link>
          </p>
        </Form>
      </Part>
      {demo.length > 0 && (
        <Part id="demo" title={t('demo')} note={t('demoNote')}>
          <form action={demoSignInAction}>
            <input type="hidden" name="next" value={next} />
            <ul className="row">
              {demo.map((account) => (
                <li key={account.id}>
                  <button className="btn" type="submit" name="userId" value={account.id}>
                    {account.username}
                    {account.host && <span className="meta">{t('roles.host')}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </form>
        </Part>
      )}
    </div>
  )
}

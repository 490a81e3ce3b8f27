import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BrowserTimeZone } from '@/components/account/browser-time-zone'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { safeNext } from '@/lib/accounts/safe-next'
import { currentUser } from '@/lib/accounts/session'
import { signUpAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('signUp') }
}

export default async function SignUpPage({ searchParams }: PageProps<'/sign-up'>) {
  const next = safeNext((await searchParams).next)
  if (await currentUser()) redirect(next)
  const t = await getTranslations('account')
  return (
    <div className="narrow stack mt-6">
      <Part page id="sign-up" title={t('signUp')} note={t('signUpNote')}>
        <Form action={signUpAction} className="stack">
          <input type="hidden" name="next" value={next} />
          <BrowserTimeZone />
          <TextField
            name="username"
            label={t('username')}
            hint={t('usernameHint')}
            autoComplete="username"
            required
            maxLength={200}
          />
          <TextField
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            type="password"
            autoComplete="new-password"
            required
            minLength={8}
            maxLength={256}
          />
          <Button type="submit" tone="solid" wide>
            {t('signUp')}
          </Button>
          <p className="meta">
            {t('haveAccount')} <Link href={`/sign-in?next=${encodeURIComponent(next)}`}>{t('signIn')}</Link>
          </p>
        </Form>
      </Part>
    </div>
  )
}

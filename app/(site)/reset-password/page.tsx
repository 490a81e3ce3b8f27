import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { Empty, Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { isResetToken } from '@/lib/accounts/reset-password'
import { env } from '@/lib/env'
import { askForResetAction, resetPasswordAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('reset'), referrer: 'no-referrer' }
}

/** A forgotten password: asks for the letter; with its `?token=`, takes the new password. */
export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const { token, sent } = await searchParams
  const t = await getTranslations('notices')
  if (token === undefined)
    return (
      <div className="narrow stack mt-6">
        <Part page id="reset" title={t('reset')} note={t('resetNote')}>
          {sent && (
            <Notice live className="mb-4">
              {t('resetSent')}
            </Notice>
          )}
          {!env().SMTP_URL && <Notice className="mb-4">{t('noPost')}</Notice>}
          <Form action={askForResetAction} className="stack">
            <TextField
              name="address"
              label={t('address')}
              hint={t('resetHint')}
              type="email"
              autoComplete="email"
              required
              maxLength={254}
            />
            <Button type="submit" tone="solid">
              {t('resetDo')}
            </Button>
            <p className="meta">
              <Link href="/sign-in">{t('backToSignIn')}</Link>
            </p>
          </Form>
        </Part>
      </div>
    )
  return (
    <div className="narrow stack mt-6">
      {(await isResetToken(token)) ? (
        <Part page id="reset" title={t('reset')}>
          <Form action={resetPasswordAction} className="stack">
            <input type="hidden" name="token" value={token} />
            <TextField
              name="password"
              label={t('resetNew')}
              type="password"
              autoComplete="new-password"
              required
              minLength={8}
              maxLength={256}
            />
            <Button type="submit" tone="solid">
              {t('resetSave')}
            </Button>
          </Form>
        </Part>
      ) : (
        <Empty title={<h1>{t('linkDead')}</h1>} action={<ButtonLink href="/reset-password">{t('resetDo')}</ButtonLink>}>
          {t('linkDeadReset')}
        </Empty>
      )}
    </div>
  )
}

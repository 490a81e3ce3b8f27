import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { readAddress } from '@/lib/accounts/address'
import { hasRole, requireUser } from '@/lib/accounts/session'
import { env } from '@/lib/env'
import { LOCALES } from '@/lib/i18n/locales'
import { changePasswordAction, savePreferencesAction, signOutAction, signOutEverywhereAction } from './actions'
import { askForAddressAction } from './address/actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('account') }
}

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const user = await requireUser('/account')
  const { saved } = await searchParams
  const [t, letters, address] = await Promise.all([
    getTranslations('account'),
    getTranslations('notices'),
    readAddress(user.id),
  ])
  return (
    <div className="narrow stack mt-6">
      <h1>{user.username}</h1>
      <p className="meta">{t(`roles.${user.role}`)}</p>
      {(saved === 'preferences' || saved === 'password') && <Notice live>{t(`saved.${saved}`)}</Notice>}
      {(saved === 'addressSent' || saved === 'addressGone' || saved === 'addressDone') && (
        <Notice live>{letters(saved)}</Notice>
      )}
      <p>
        <Link href="/account/notices">{letters('choices')}</Link>
      </p>
      {hasRole(user, 'admin') && (
        <p>
          <Link href="/admin/members">{t('members')}</Link>
        </p>
      )}
      <Part id="preferences" title={t('preferences')}>
        <Form action={savePreferencesAction} className="stack" key={`${user.locale} ${user.timeZone}`}>
          <SelectField name="locale" label={t('language')} defaultValue={user.locale ?? ''}>
            <option value="">{t('asBrowser')}</option>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {t(`languages.${locale}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="timeZone"
            label={t('timeZone')}
            hint={t('timeZoneHint')}
            defaultValue={user.timeZone ?? ''}
          >
            <option value="">{t('asBrowser')}</option>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
          <Button type="submit">{t('save')}</Button>
        </Form>
      </Part>
      <Part id="address" title={letters('address')} note={letters('addressNote')}>
        <Form action={askForAddressAction} className="stack" key={address}>
          <p>{address === null ? letters('addressNone') : letters('addressNow', { address })}</p>
          {!env().SMTP_URL && <Notice>{letters('noPost')}</Notice>}
          <TextField
            name="address"
            label={letters('addressLabel')}
            hint={letters('addressHint')}
            type="email"
            autoComplete="email"
            required={address === null}
            maxLength={254}
          />
          <TextField
            name="current"
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
          <Button type="submit">{letters('addressSave')}</Button>
        </Form>
      </Part>
      <Part id="password" title={t('changePassword')} note={t('changePasswordNote')}>
        <Form action={changePasswordAction} className="stack">
          <input type="hidden" name="username" autoComplete="username" value={user.username} />
          <TextField
            name="current"
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
          <TextField
            name="password"
            label={t('newPassword')}
            hint={t('passwordHint')}
            type="password"
            autoComplete="new-password"
            required
            minLength={8}
            maxLength={256}
          />
          <Button type="submit">{t('changePassword')}</Button>
        </Form>
      </Part>
      <Part id="sign-out" title={t('signOut')}>
        <div className="row">
          <form action={signOutAction}>
            <Button type="submit">{t('signOutHere')}</Button>
          </form>
          <Form action={signOutEverywhereAction}>
            <Button type="submit" tone="danger">
              {t('signOutEverywhere')}
            </Button>
          </Form>
        </div>
        <p className="meta mt-2">{t('signOutNote')}</p>
      </Part>
    </div>
  )
}

'use server'

import { cookies } from 'next/headers'
import { isTheme, THEME_COOKIE } from '@/components/shell/theme'
import { isLocale, LOCALE_COOKIE } from '@/lib/i18n/locales'

const lasting = { path: '/', maxAge: 400 * 24 * 3600, sameSite: 'lax' } as const

/** Keeps the look that this reader chose; an unknown value forgets the choice, so that the system's holds again. */
export async function chooseTheme(form: FormData): Promise<void> {
  const theme = form.get('theme')
  const jar = await cookies()
  if (isTheme(theme)) jar.set(THEME_COOKIE, theme, lasting)
  else jar.delete(THEME_COOKIE)
}

/** Keeps the language that this reader chose in this browser. */
export async function chooseLocale(form: FormData): Promise<void> {
  const locale = form.get('locale')
  if (isLocale(locale)) (await cookies()).set(LOCALE_COOKIE, locale, lasting)
}

import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { env } from '@/lib/env'
import { isLocale, LOCALE_COOKIE, pickLocale } from './locales'
import { messagesOf } from './messages'

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  const locale = isLocale(chosen) ? chosen : pickLocale((await headers()).get('accept-language'), env().DEFAULT_LOCALE)
  return { locale, messages: messagesOf(locale) as never }
})

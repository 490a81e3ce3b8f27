import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { env } from '@/lib/env'
import { isLocale, LOCALE_COOKIE, type Locale, pickLocale } from './locales'

type Messages = Record<string, unknown>
const cache = new Map<Locale, Messages>()

/** All namespaces of a language: messages/<locale>/<namespace>.json. Read once in production, each time in development. */
export function messagesOf(locale: Locale): Messages {
  const known = cache.get(locale)
  if (known) return known
  const folder = path.join(process.cwd(), 'messages', locale)
  const messages: Messages = {}
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.json'))
      messages[file.slice(0, -5)] = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown
  if (env().NODE_ENV === 'production') cache.set(locale, messages)
  return messages
}

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  const locale = isLocale(chosen) ? chosen : pickLocale((await headers()).get('accept-language'), env().DEFAULT_LOCALE)
  return { locale, messages: messagesOf(locale) as never }
})

import { createTranslator } from 'next-intl'
import { env } from '@/lib/env'
import { isLocale, type Locale } from './locales'
import { type Messages, readMessages } from './read-messages'

const cache = new Map<Locale, Messages>()

/** All namespaces of a language. Read once in production, each time in development. */
export function messagesOf(locale: Locale): Messages {
  const known = cache.get(locale)
  if (known) return known
  const messages = readMessages(locale)
  if (env().NODE_ENV === 'production') cache.set(locale, messages)
  return messages
}

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Texts of one namespace outside a request, in the language that an account has chosen (null: the site's). */
export function translatorFor(locale: string | null, namespace: string): { t: Translate; locale: Locale } {
  const spoken = isLocale(locale) ? locale : env().DEFAULT_LOCALE
  const messages = messagesOf(spoken)[namespace] as Record<string, never>
  return { t: createTranslator({ locale: spoken, messages }) as unknown as Translate, locale: spoken }
}

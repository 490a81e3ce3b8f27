import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/lib/i18n/locales'

/** Markup of a component in a language, for tests. Throws where a message or one of its values is missing. */
export function markupOf(locale: Locale, element: ReactNode): string {
  const folder = path.join(import.meta.dirname, '../../messages', locale)
  const messages = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  )
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Shanghai"
      messages={messages}
      onError={(error) => {
        throw error
      }}
    >
      {element}
    </NextIntlClientProvider>,
  )
}

/** What people read of it: the markup without its tags. */
export const drawn = (locale: Locale, element: ReactNode): string => markupOf(locale, element).replace(/<[^>]+>/g, '')

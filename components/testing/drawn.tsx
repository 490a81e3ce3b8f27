import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/lib/i18n/locales'
import { readMessages } from '@/lib/i18n/read-messages'

/** Markup of a component in a language, for tests. Throws where a message or one of its values is missing. */
export function markupOf(locale: Locale, element: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Shanghai"
      messages={readMessages(locale)}
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

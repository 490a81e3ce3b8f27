import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isTheme, THEME_COOKIE } from '@/components/shell/theme'
import { Toaster } from '@/components/ui/toast'
import { env } from '@/lib/env'
import { CLIENT_NAMESPACES } from '@/lib/i18n/client-messages'
import { FACES_SHEET } from './fonts/faces'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  const name = env().SITE_NAME
  return { title: { default: name, template: `%s　${name}` }, description: t('description') }
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

/** Inserted by script, so that the sheet of the faces (some 40 KiB) holds up no page; local faces do until it is there. */
const loadFaces = `(function(){var l=document.createElement("link");l.rel="stylesheet";l.href="${FACES_SHEET}";document.head.appendChild(l)})()`

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = (await cookies()).get(THEME_COOKIE)?.value
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const messages = Object.fromEntries(
    Object.entries(await getMessages()).filter(([name]) => CLIENT_NAMESPACES.includes(name)),
  )
  return (
    <html lang={await getLocale()} data-theme={isTheme(theme) ? theme : undefined} suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadFaces }} />
        <noscript>
          <link rel="stylesheet" href={FACES_SHEET} />
        </noscript>
        <NextIntlClientProvider messages={messages}>
          <Toaster>{children}</Toaster>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

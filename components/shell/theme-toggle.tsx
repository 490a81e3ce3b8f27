'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useRef } from 'react'
import { THEME_COOKIE, type Theme } from './theme'

/**
 * 夜读 / 昼读. Both buttons are in the page and the sheet shows the one that applies (also when the system decides),
 * so nothing flashes. With JavaScript the look turns at once; without it the form does it.
 */
export function ThemeToggle({ action }: { action: (form: FormData) => Promise<void> }) {
  const t = useTranslations('shell')
  const form = useRef<HTMLFormElement>(null)
  const choose = (theme: Theme) => (event: MouseEvent) => {
    event.preventDefault()
    document.documentElement.dataset.theme = theme
    // biome-ignore lint/suspicious/noDocumentCookie: the look is kept by the browser; no round trip for it
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${400 * 24 * 3600}; samesite=lax`
    const other: Theme = theme === 'night' ? 'paper' : 'night'
    form.current?.querySelector<HTMLButtonElement>(`[value=${other}]`)?.focus()
  }
  return (
    <form ref={form} action={action} className="theme-toggle">
      <button className="btn btn-plain by-day" type="submit" name="theme" value="night" onClick={choose('night')}>
        {t('night')}
      </button>
      <button className="btn btn-plain by-night" type="submit" name="theme" value="paper" onClick={choose('paper')}>
        {t('day')}
      </button>
    </form>
  )
}

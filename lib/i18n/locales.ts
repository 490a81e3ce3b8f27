export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const LOCALE_COOKIE = 'locale'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((l) => l === value)
}

/** The first language of an Accept-Language header that we speak; `fallback` if none. */
export function pickLocale(header: string | null, fallback: Locale): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? ''
    if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-TW'
    if (tag.startsWith('zh')) return 'zh-CN'
    if (tag.startsWith('en')) return 'en'
  }
  return fallback
}

/** Light and night: chosen (cookie `theme`, `data-theme` on <html>), or with no choice as the system has it. */
export const THEMES = ['paper', 'night'] as const
export type Theme = (typeof THEMES)[number]
export const THEME_COOKIE = 'theme'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((t) => t === value)
}

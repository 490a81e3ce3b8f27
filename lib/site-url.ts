import { env } from '@/lib/env'

/** The absolute address of a path of this site, for letters. From the settings alone: a request's Host proves nothing. */
export function siteUrl(path: string): string {
  return new URL(path, env().SITE_URL ?? `http://localhost:${env().PORT}`).href
}

/** A path of this site to go to after signing in; whatever could lead elsewhere becomes `/`. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || next.length > 2000) return '/'
  const here = 'http://here.invalid'
  if (!URL.canParse(next, here)) return '/'
  const url = new URL(next, here)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== here || path.startsWith('//') || path.startsWith('/sign-in') || path.startsWith('/sign-up'))
    return '/'
  return path
}

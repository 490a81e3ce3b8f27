import { type NextRequest, NextResponse } from 'next/server'

/**
 * Stands before every page. A page runs the scripts it was sent with, known by a nonce of this one answer, and those of
 * our own origin; it loads from nowhere else, posts nowhere else and stands in nobody's frame. An address with a NUL names
 * nothing that the database could hold.
 */
export function proxy(request: NextRequest): NextResponse {
  if (/%00/.test(request.nextUrl.href)) return new NextResponse(null, { status: 400 })
  const compiles = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '' // there React compiles in the browser
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${compiles}`,
    "style-src 'self' 'unsafe-inline'", // widths of bars and the editor's own sheet
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy) // Next reads the nonce for its own scripts from here
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/|fonts/).*)' }

import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { proxy } from './proxy'

const answer = (path: string) => proxy(new NextRequest(`http://forum.example${path}`))

describe('what stands before every page', () => {
  it('lets a page run only the scripts of its own answer', () => {
    const [one, other] = [answer('/'), answer('/')].map((each) => each.headers.get('content-security-policy') ?? '')
    expect(one).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{48}';/)
    expect(one).toContain("frame-ancestors 'none'")
    expect(one).not.toContain('unsafe-eval')
    expect(one).not.toBe(other)
  })

  it('turns away an address with a NUL, which no name holds', () => {
    expect(answer('/g/a%00b').status).toBe(400)
    expect(answer('/sign-in?next=%00').status).toBe(400)
    expect(answer('/g/a%20b?page=200').status).toBe(200)
  })
})

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link that reads its page when it is followed, not when it is seen: every page here is rendered for its reader, and
 * a head with ten tabs would have fifty readers ask for five hundred pages that nobody opens.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}

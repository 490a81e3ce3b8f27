/**
 * Where the texts of a game are drafted (lib/forum/drafts.ts). A seat has a few essays at hand, by number; whichever it
 * hands in can be a kill post, fill an IOU or do its role's work, so that nothing written before a claim is lost when
 * the claim, the deadline or the seat is gone.
 */
export const ESSAYS = [1, 2, 3] as const

export const essayScope = (slug: string, number: number): string => `${essayScopes(slug)}${number}`
export const essayScopes = (slug: string): string => `game:${slug}:essay:`
export const reportScope = (slug: string): string => `game:${slug}:report`
/** A night's scene (J14): one draft, whichever night it comes to be for. */
export const sceneScope = (slug: string): string => `game:${slug}:scene`

import type { PostKind, ThreadKind } from '@/lib/generated/prisma/client'

/** The long posts of games, whatever their length. */
export const ESSAYS = ['reportIn', 'kill', 'iou', 'rescue', 'sapper', 'flying'] as const satisfies PostKind[]
/** Another text is long from this many original words on: the length of a report-in post. */
const LONG_TEXT = 300

export const isEssay = (kind: PostKind): boolean => ESSAYS.some((one) => one === kind)

/**
 * Whether a post is registered for finding copies (`text/similarity.md`, step 3): every essay, and any long text that
 * people write to each other. Letters to a host are none; drafts are no posts.
 */
export function isLong({ kind, original }: { kind: PostKind; original: number }, thread: ThreadKind): boolean {
  return isEssay(kind) || (kind === 'text' && original >= LONG_TEXT && thread !== 'line')
}

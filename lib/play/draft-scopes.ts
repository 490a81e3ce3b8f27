/**
 * Where a text of a game is drafted (lib/forum/drafts.ts): `game:<slug>:<what>`, with `what` one of `report`,
 * `kill:<group>`, `kill:spare` (written before any slot is claimed), `iou:<strike>`, `rescue`, `sapper`, `flying`.
 */
export const draftScope = (slug: string, what: string): string => `game:${slug}:${what}`

import { Prisma } from '@/lib/generated/prisma/client'

/**
 * Of a fingerprint that many posts share (a stock phrase, a text that everybody passes on) the oldest so many count: the
 * one that a copy was taken from is rather among them than among the newest.
 */
const OLDEST_OF_ONE = 64
const MOST_CANDIDATES = 200
const ALL = 2_147_483_647

/**
 * Indexed long posts that share a fingerprint with a text, the most alike first: a query with the columns `n` (of
 * LongPost) and `shared`. One probe of the index for each fingerprint, none of the posts themselves.
 * @param before only posts registered before this number; all if null
 */
export function candidatesOf(prints: readonly number[], before: number | null): Prisma.Sql {
  return Prisma.sql`
    SELECT f."post" AS n, count(*)::int AS shared
    FROM unnest(${prints}::int4[]) AS print(hash)
    CROSS JOIN LATERAL (
      SELECT "post" FROM "Fingerprint" WHERE "hash" = print.hash AND "post" < ${before ?? ALL}
      ORDER BY "post" LIMIT ${OLDEST_OF_ONE}
    ) f
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_CANDIDATES}`
}

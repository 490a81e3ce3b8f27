/** How many files of integration tests run at a time, each on a database of its own. */
export const WORKERS = 2

/** The database of one worker (1 to {@link WORKERS}). */
export function workersUrl(base: string, worker: number): string {
  const url = new URL(base)
  url.pathname += `_${worker}`
  return url.href
}

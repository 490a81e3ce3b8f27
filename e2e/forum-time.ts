import { expect, type Page } from '@playwright/test'

const DAY = 86_400_000

/** Forum time when the browser tests begin: the demo is laid around it, and it stands still until a test moves it. */
export const TODAY = '2026-11-30T14:00:00+08:00'

/** Stops forum time at an ISO instant; everything due by then has settled when this returns. */
export async function forumTime(page: Page, at: string): Promise<void> {
  const answer = await page.request.post('/api/test/clock', { data: { at } })
  expect(answer.ok(), `the clock goes to ${at}`).toBe(true)
}

/** `HH:MM:SS` in Shanghai on a day of a game played a hundred days ago, so that the demo's games stand still; day 0 is its first. */
export function longAgo(day: number, time: string): string {
  return `${new Date(Date.parse(TODAY) + (day - 100) * DAY).toISOString().slice(0, 10)}T${time}+08:00`
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands has no barrier that axe knows. Its legacy mode spares a second page, and our pages have no frames. */
export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations, page.url()).toEqual([])
}

/** Nothing stands out at the side. */
export async function expectNoExcess(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, `${page.url()} is too wide`).toBeLessThanOrEqual(0)
}

import { expect, test } from '@playwright/test'
import { expectNoBarrier, expectNoExcess } from './barriers'

/** The shell of the site: for everybody, on every width, without a script, by keyboard. */
const PAGES = ['/', '/rules', '/guide', '/boards', '/games', '/games?state=finished', '/sign-in', '/no-such-page']

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 360])
    test(`no barrier and no sideways scrolling, ${colorScheme}, ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
      const page = await context.newPage()
      for (const address of PAGES) {
        await page.goto(address)
        await expectNoBarrier(page)
        await expectNoExcess(page)
      }
      await context.close()
    })

test('pages are read, turned to night and to English without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto('/guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('怎么玩')
  await page.getByRole('button', { name: '夜读' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(page.getByRole('button', { name: '昼读' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is played')
  await context.close()
})

test('night follows the system until the reader chooses, and the choice is in the first byte', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto('/')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const night = await paper()
  await page.getByRole('button', { name: '昼读' }).click()
  await expect(page.getByRole('button', { name: '夜读' })).toBeFocused()
  expect(await paper()).not.toBe(night)
  const html = await (await context.request.get('/')).text()
  expect(html).toMatch(/<html[^>]*data-theme="paper"/)
  await context.close()
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/rules')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the faces come from our own origin, for ever under one address', async ({ page, request }) => {
  const seen: string[] = []
  page.on('request', (r) => seen.push(r.url()))
  await page.goto('/rules')
  await expect.poll(() => seen.some((url) => url.endsWith('/faces.css'))).toBe(true)
  const origin = new URL(page.url()).origin
  expect(seen.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  const sheet = seen.find((url) => url.endsWith('/faces.css')) ?? ''
  const answer = await request.get(sheet)
  expect(answer.headers()['cache-control']).toContain('immutable')
  const face = /url\(([^)]+)\)/.exec(await answer.text())?.[1] ?? ''
  expect((await request.get(new URL(face, sheet).href)).headers()['content-type']).toBe('font/woff2')
})

test('a page runs only the scripts it was sent with, and stands in no frame', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  const answer = await page.goto('/')
  await expect(page.getByRole('button', { name: '夜读' })).toBeVisible()
  expect(complaints).toEqual([])
  expect(answer?.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const ran = await page.evaluate(() => {
    const smuggled = document.createElement('script')
    smuggled.textContent = 'document.title = "smuggled"'
    document.body.append(smuggled)
    return document.title
  })
  expect(ran).not.toBe('smuggled')
})

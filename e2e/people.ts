import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** Somebody with a browser of his own. Every body that the server sends him is kept, to be searched for secrets. */
export interface Person {
  name: string
  page: Page
  context: BrowserContext
  heard: { url: string; body: string }[]
  /** Set at the deal. */
  alias: string
  seat: number
  role: string
  code: string | null
}

/** Signs in as a demo account with one click; with a browser like the others, or as `options` say. */
export async function enter(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const heard: Person['heard'] = []
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/text\/(html|x-component|plain)|json/.test(type) || /\.(js|css)(\?|$)/.test(response.url())) return
    const body = await response.text().catch(() => '')
    heard.push({ url: response.url(), body })
  })
  await page.goto('/sign-in')
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('banner')).toContainText(name)
  return { name, page, context, heard, alias: '', seat: 0, role: '', code: null }
}

/** A written essay of the demo, without its title. */
export function essay(name: string): { title: string; text: string } {
  const raw = readFileSync(path.join(process.cwd(), 'prisma/demo/essays', `${name}.md`), 'utf8')
  const [first = '', ...rest] = raw.trim().split(/\n{2,}/)
  return { title: first.replace(/^#\s*/, ''), text: rest.filter((p) => !p.startsWith('>')).join('\n') }
}

/** Writes a titled text into the editor of this page, as one paste. */
export async function write(page: Page, { title, text }: { title: string; text: string }): Promise<void> {
  await page.getByRole('textbox', { name: '题目' }).fill(title)
  const body = page.locator('[contenteditable="true"]')
  await body.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

/** Reads the folded identity: alias, role, code name. */
export async function learnIdentity(person: Person, slug: string): Promise<void> {
  const { page } = person
  await page.goto(`/g/${slug}/me`)
  await page.getByText('展开我的身份').click()
  const head = page.locator('.identity-head')
  person.alias = ((await head.locator('.meta').textContent()) ?? '').trim().split(/\s/)[0] ?? ''
  const title = (await head.locator('h3').textContent()) ?? ''
  person.role = /杀手|刺客|剑侠|明蛋|游侠/.exec(title)?.[0] ?? ''
  const code = ((await page.locator('dl.facts dd').first().textContent()) ?? '').trim()
  person.code = code === '没有代号' ? null : code
  await rest(person)
}

/** Casts a ballot: picks by alias, each with a code guess or none. Waits for the receipt. */
export async function vote(person: Person, slug: string, ...picks: { alias: string; guess?: string }[]): Promise<void> {
  const { page } = person
  await page.goto(`/g/${slug}/vote`)
  for (const { alias, guess } of picks) {
    await page.getByLabel(`投 ${alias}`, { exact: true }).check({ force: true })
    if (guess)
      await page
        .getByRole('combobox', { name: `猜${alias}的代号` })
        .first()
        .selectOption(guess)
  }
  await page.getByRole('button', { name: /^投出/ }).first().click()
  await expect(page.getByText('此票现为有效票').first()).toBeVisible()
  await rest(person)
}

/** Casts a ballot for one of the tied seats. */
export async function voteInOvertime(person: Person, slug: string, alias: string): Promise<void> {
  const { page } = person
  await page.goto(`/g/${slug}/vote`)
  await page.getByLabel(`投 ${alias}`, { exact: true }).check({ force: true })
  await page.getByRole('button', { name: `投${alias}`, exact: true }).click()
  await expect(page.getByText('已收').first()).toBeVisible()
  await rest(person)
}

/** The latest letter to this address, decoded; null if there is none yet. */
export function letterTo(address: string): string | null {
  const folder = path.join(tmpdir(), `tiesha-e2e-mail-${process.env.E2E_PORT ?? '3301'}`)
  if (!existsSync(folder)) return null
  const letters = readdirSync(folder)
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.eml') && readFileSync(file, 'utf8').includes(`To: ${address}`))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
  const latest = letters.at(-1)
  if (!latest) return null
  const [head = '', ...body] = readFileSync(latest, 'utf8').split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Leaves the site, so that twelve open pages do not all follow every ballot on a small machine. */
export async function rest({ page }: Person): Promise<void> {
  await page.goto('about:blank')
}

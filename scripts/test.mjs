// `npm test`: install, lint, boundaries, types, unit, integration, build, browser. Ends with one line `N passed, N failed`.
import { execSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, build, install, next, prisma, run } from './lib.mjs'

await install()
const reports = mkdtempSync(path.join(tmpdir(), 'tiesha-reports-'))
const node = (...args) => run(process.execPath, args)
let passed = 0
let failed = 0

/** A step without a count of its own counts as one test. */
async function step(name, work, count) {
  const from = Date.now()
  console.log(`\n== ${name}`)
  const status = await work()
  const counted = count?.()
  passed += counted?.passed ?? (status ? 0 : 1)
  failed += counted ? Math.max(counted.failed, status ? 1 : 0) : status ? 1 : 0
  console.log(`== ${name}: ${status ? 'FAILED' : 'ok'} (${Math.round((Date.now() - from) / 1000)} s)`)
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const vitest = (project) => {
  const file = path.join(reports, `${project}.json`)
  return [
    project,
    () =>
      node(
        bin('vitest', 'vitest.mjs'),
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ),
    () => {
      const report = read(file)
      return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : { passed: 0, failed: 1 }
    },
  ]
}

await step('generate', () => node(prisma, 'generate'))
await step('lint', () => node(bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'))
await step('boundaries', () =>
  node(
    bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'components',
    'lib',
    'scripts',
  ),
)
await step('types', async () => (await node(next, 'typegen')) || node(bin('typescript', 'bin/tsc'), '--noEmit'))
await step(...vitest('unit'))
await step(...vitest('integration'))
await step('build', async () => {
  await build()
  return 0
})
const browser = findChromium()
if (browser === undefined) {
  console.error(
    'No Chromium: install one (`npx playwright install chromium`, or `apt-get install chromium`), or set CHROMIUM_PATH.',
  )
  failed++
} else {
  const file = path.join(reports, 'e2e.json')
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  await step(
    'browser',
    () => run(process.execPath, [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], { env }),
    () => {
      const stats = read(file)?.stats
      return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : { passed: 0, failed: 1 }
    },
  )
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** A Chromium to test with: named, installed, Playwright's own, or Debian's; undefined when none can be had. */
function findChromium() {
  const known = () =>
    [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((p) => p && existsSync(p))
  if (known()) return known()
  const attempt = (command) => {
    try {
      execSync(command, { stdio: 'inherit', timeout: 300_000 })
      return true
    } catch {
      return false
    }
  }
  if (attempt('npx playwright install chromium')) return ''
  if (process.getuid?.() === 0)
    attempt('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk')
  return known()
}

// The site for the browser tests: a data folder of its own, the test clock on, the demo seeded.
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dir = mkdtempSync(path.join(tmpdir(), 'tiesha-e2e-'))
chmodSync(dir, 0o755)
Object.assign(process.env, {
  DATA_DIR: dir,
  MAIL_DIR: path.join(tmpdir(), `tiesha-e2e-mail-${process.env.E2E_PORT ?? '3301'}`), // where e2e/people.ts reads letters
  FAST_DB: '1',
  DEMO: 'on',
  TEST_CLOCK: 'on',
  PORT: process.env.E2E_PORT ?? '3301',
  HOST: '127.0.0.1',
})
await import('../scripts/start.mjs')

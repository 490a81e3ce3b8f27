import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startPostgres } from '../scripts/embedded-pg.mjs'

/**
 * A fresh, migrated Postgres of its own, with commits that reach the disk as in a site that runs; its clock is the test
 * clock. Settings are put into this process's environment, so that lib/db and child processes find it.
 */
export async function openDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = mkdtempSync(`${tmpdir()}/tiesha-bench-`)
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir: `${dir}/data`, database: 'bench' })
  Object.assign(process.env, { DATABASE_URL: server.url, TEST_CLOCK: '1', LOG_LEVEL: 'error' })
  execFileSync(process.execPath, ['node_modules/prisma/build/index.js', 'migrate', 'deploy'], {
    env: process.env,
    stdio: 'pipe',
  })
  const close = async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: server.url, close }
}

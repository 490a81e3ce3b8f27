import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../../scripts/embedded-pg.mjs'
import { WORKERS, workersUrl } from './testing-workers'

/**
 * Gives each worker of the integration tests a migrated database of its own: on an embedded server, or fresh ones on the
 * server of DATABASE_URL.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_CLOCK = '1'
  process.env.AUTH_SECRET ??= 'integration-tests-only-secret'
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await embedded()
  const base = new URL(server.url)
  base.pathname = `/tiesha_test_${randomBytes(6).toString('hex')}`
  const urls = Array.from({ length: WORKERS }, (_, i) => workersUrl(base.href, i + 1))
  const [first = '', ...others] = urls.map((url) => new URL(url).pathname.slice(1))
  const env = { ...process.env, DATABASE_URL: urls[0] }
  await admin(server.url, `CREATE DATABASE ${first}`)
  execFileSync(process.execPath, ['node_modules/prisma/build/index.js', 'migrate', 'deploy'], { env })
  await admin(server.url, ...others.map((name) => `CREATE DATABASE ${name} TEMPLATE ${first}`))
  process.env.TEST_DATABASES = base.href
  return async () => {
    if (given) await admin(given, ...[first, ...others].map((name) => `DROP DATABASE ${name} WITH (FORCE)`))
    await server.stop()
  }
}

async function embedded() {
  const dir = mkdtempSync(`${tmpdir()}/tiesha-test-`)
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir: `${dir}/data`, fast: true, database: 'test' })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function admin(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.end()
}
